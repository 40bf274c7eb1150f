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
    @inlinable
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.array() }
}

extension Array: JSONWritable where Element: JSONWritable {
    @inlinable
    public func write(to json: inout JSONWriter) { json.array(self) }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    @inlinable
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.dictionary() }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    @inlinable
    public func write(to json: inout JSONWriter) { json.dictionary(self) }
}
