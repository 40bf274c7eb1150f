extension Optional: JSONReadable where Wrapped: JSONReadable {
    /// Takes a value; `null` is nil.
    @inlinable
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.optional() }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
    /// Writes the value; nil is `null`.
    @inlinable
    public func write(to json: inout JSONWriter) {
        if let self {
            self.write(to: &json)
        } else {
            json.null()
        }
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.array() }
}

extension Array: JSONWritable where Element: JSONWritable {
    public func write(to json: inout JSONWriter) { json.array(self) }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.dictionary() }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    public func write(to json: inout JSONWriter) { json.dictionary(self) }
}
