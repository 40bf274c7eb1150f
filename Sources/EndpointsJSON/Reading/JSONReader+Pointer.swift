extension JSONReader {
    /// Takes the value that comes next, and of it only what stands at a JSON Pointer (RFC 6901):
    /// `["data", "0"]` of `{"data":[1]}` → 1. The rest is passed over.
    ///
    /// - Parameters:
    ///   - tokens: The pointer's tokens, unescaped: keys, and indexes of arrays.
    ///   - body: Takes the value at the pointer.
    /// - Returns: What `body` returns; of equal keys that is the last one's. Where the pointer leads to
    ///   nothing, or through `null`, that is nil for a type that has one.
    /// - Throws: ``JSONError`` where the pointer leads to nothing and the type has no nil, at the innermost
    ///   object or array that it reaches.
    package mutating func at<T>(
        _ tokens: ArraySlice<String>,
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T {
        guard let token = tokens.first else {
            return try body(&self)
        }
        let rest = tokens.dropFirst()
        let start = offset
        let absent = T.self as? any ExpressibleByNilLiteral.Type
        if let none = absent?.init(nilLiteral: ()) as? T, try null() { return none }
        var found: T?
        if try peek() == .array {
            try beginArray()
            var index = 0
            while try nextElement() {
                if String(index) == token { found = try at(rest, body) } else { try skip() }
                index += 1
            }
        } else {
            try beginObject()
            while let key = try nextKey() {
                if key.utf8.elementsEqual(token.utf8) {
                    found = try at(rest, body)
                } else {
                    try skip()
                }
            }
        }
        guard let found = found ?? absent?.init(nilLiteral: ()) as? T else {
            throw error(expected: "something at '\(token)'", at: start)
        }
        return found
    }
}
