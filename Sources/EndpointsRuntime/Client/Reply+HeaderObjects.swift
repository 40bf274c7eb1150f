extension Reply {
    /// Reads a header whose value is an object in OpenAPI's style `simple` (3.1 §4.8.12.3):
    /// `R,100,G,200`, exploded `R=100,G=200`.
    ///
    /// A value of a key that is a number, `true` or `false` as in JSON is read as such, where the type
    /// has one there; any other is text.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or no such object.
    public func headerObject<Value: JSONReadable>(
        _ name: String,
        explode: Bool = false
    ) throws(JSONError) -> Value {
        try headerObject(name, explode: explode) { json throws(JSONError) in
            try Value(from: &json)
        }
    }

    /// Reads a header whose value is an object; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where it is no such object.
    public func optionalHeaderObject<Value: JSONReadable>(
        _ name: String,
        explode: Bool = false
    ) throws(JSONError) -> Value? {
        try optionalHeaderObject(name, explode: explode) { json throws(JSONError) in
            try Value(from: &json)
        }
    }

    /// Reads a header whose value is an object, of a type that does not say how.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or no such object.
    public func headerObject<Value>(
        _ name: String,
        explode: Bool = false,
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        guard let value = try optionalHeaderObject(name, explode: explode, read) else {
            throw missingHeader(name)
        }
        return value
    }

    /// Reads a header whose value is an object, of a type that does not say how; nil where the reply
    /// does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where it is no such object.
    public func optionalHeaderObject<Value>(
        _ name: String,
        explode: Bool = false,
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value? {
        guard let text = headers[name] else { return nil }
        return try HeaderText(text, of: name).object(exploded: explode, read)
    }
}
