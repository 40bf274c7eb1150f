import EndpointsJSON

/// A model whose keys a key strategy converts in different ways.
struct ConvertibleKeys: JSONModel, Equatable {
    var values: [Int?]

    private static let keys: [StaticString] = [
        "created_at", "htmlURL", "URL", "_private_key", "x2fa_code", "plain",
    ]

    init(_ values: [Int?]) { self.values = values }

    init(from json: inout JSONReader) throws(JSONError) {
        values = Array(repeating: nil, count: 6)
        let outer = try json.enterObject()
        while try json.nextRound() {
            for (index, key) in Self.keys.enumerated() {
                try json.int(&values[index], key)
            }
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.int(values[0], "created_at")
        json.int(values[1], "htmlURL")
        json.int(values[2], "URL")
        json.int(values[3], "_private_key")
        json.int(values[4], "x2fa_code")
        json.int(values[5], "plain")
        json.endObject()
    }
}
