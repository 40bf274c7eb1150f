extension RequestEncoder {
    /// Sends a value as JSON; nil sends no body.
    ///
    /// A value that JSON cannot hold, such as NaN, makes the request invalid; the reason has its
    /// path.
    public mutating func body<Value: JSONWritable>(_ value: Value?) {
        guard let value else { return }
        setBody("application/json") { () throws(JSONError) in try value.json() }
    }

    /// Sends a value as JSON, by `JSONEncoder` with dates of RFC 3339; nil sends no body.
    @_disfavoredOverload
    public mutating func body<Value: Encodable>(_ value: Value?) {
        guard let value else { return }
        setBody("application/json") { () throws(JSONError) in try JSONCoding.encode(value) }
    }

    /// Sends the JSON that the closure writes.
    public mutating func json(_ write: (inout JSONWriter) -> Void) {
        setBody("application/json") { () throws(JSONError) in try JSONWriter.write(write) }
    }
}
