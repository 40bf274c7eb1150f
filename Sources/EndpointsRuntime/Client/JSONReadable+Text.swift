extension JSONReadable {
    /// The value that a text stands for outside of JSON, as in a header: what JSON carries as a
    /// string is the text, and anything else is written in it as in JSON.
    ///
    /// - Throws: `JSONError` where the text is no such value.
    init(text: String) throws(JSONError) {
        let read: (inout JSONReader) throws(JSONError) -> Self = { json throws(JSONError) in
            try Self(from: &json)
        }
        if let value = try? text.asJSONString(read) {
            self = value
        } else {
            self = try text.asJSON(read)
        }
    }
}

extension String {
    /// Reads the text as the JSON string that holds it.
    func asJSONString<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        try JSONReader.read(try JSONWriter.write { $0.string(self) }, read)
    }

    /// Reads the text as JSON.
    func asJSON<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        try JSONReader.read(Array(utf8), read)
    }
}
