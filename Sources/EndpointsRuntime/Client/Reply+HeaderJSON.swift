extension Reply {
    /// Reads a header whose value is one JSON text.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or its value is another.
    public func jsonHeader<Value: JSONReadable>(_ name: String) throws(JSONError) -> Value {
        try jsonHeader(name) { json throws(JSONError) in try Value(from: &json) }
    }

    /// Reads a header whose value is one JSON text; nil where the reply does not have the header,
    /// or where that is null.
    ///
    /// - Throws: `JSONError` that names the header, where its value is another.
    public func optionalJSONHeader<Value: JSONReadable>(
        _ name: String
    ) throws(JSONError) -> Value? {
        try optionalJSONHeader(name) { json throws(JSONError) in try Value(from: &json) }
    }

    /// Reads a header whose value is one JSON text, of a type that does not say how.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or its value is another.
    public func jsonHeader<Value>(
        _ name: String,
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        guard let text = headers[name] else { throw missingHeader(name) }
        return try HeaderText(text, of: name).json(read)
    }

    /// Reads a header whose value is one JSON text, of a type that does not say how; nil where the
    /// reply does not have the header, or where that is null.
    ///
    /// - Throws: `JSONError` that names the header, where its value is another.
    public func optionalJSONHeader<Value>(
        _ name: String,
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value? {
        guard let text = headers[name] else { return nil }
        return try HeaderText(text, of: name).json { json throws(JSONError) -> Value? in
            try json.null() ? nil : try read(&json)
        }
    }
}
