import EndpointsJSON

/// Everything that can be seen of a value before it is taken, and then the value.
struct Probe: JSONModel, Equatable {
    var kind: JSONKind
    var elementKind: JSONKind?
    var discriminator: String?
    var scalar: JSONValue?
    var hasKeys: Bool
    var value: JSONValue

    init(from json: inout JSONReader) throws(JSONError) {
        kind = try json.kind()
        elementKind = try json.elementKind()
        discriminator = try json.discriminator("kind")
        scalar = try json.scalar("v")
        hasKeys = try json.hasKeys("a", nullable: "b")
        value = try json.value()
    }

    func write(to json: inout JSONWriter) {
        json.value(value)
    }
}

/// Probes in an array, in a dictionary and alone, with other values around them.
struct Probes: JSONModel, Equatable {
    var first = 0
    var list: [Probe] = []
    var table: [String: Probe] = [:]
    var one: Probe?
    var last = 0

    init(from json: inout JSONReader) throws(JSONError) {
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.int(&first, "first")
            try json.array(&list, "list")
            try json.dictionary(&table, "table")
            try json.read(&one, required: "one")
            try json.int(&last, "last")
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.value(.null)
    }
}
