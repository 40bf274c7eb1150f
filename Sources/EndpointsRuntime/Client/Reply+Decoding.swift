public import Foundation

extension Reply {
    /// Reads the body as JSON; an empty one is nil for an optional value.
    ///
    /// - Throws: `JSONError` with the path to what is not as expected.
    public func json<Value: JSONReadable>() throws(JSONError) -> Value {
        try json { json throws(JSONError) in try Value(from: &json) }
    }

    /// Reads the body as JSON by a closure, where the type alone does not say how; an empty one is
    /// nil for an optional value.
    ///
    /// - Parameter read: Takes exactly the body's value.
    /// - Throws: `JSONError` with the path to what is not as expected.
    public func json<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        var omissions: [JSONError] = []
        let text = try text(for: Value.self)
        let value = try JSONReader.read(text, limits: limits, omissions: &omissions, read)
        if !omissions.isEmpty {
            left.withLock { known in known += omissions.filter { !known.contains($0) } }
        }
        return value
    }

    /// Reads what stands at a JSON Pointer (RFC 6901) of the body: `json(at: "data", "user")` for
    /// `/data/user`. The rest of the body is passed over.
    ///
    /// - Parameter tokens: The pointer's tokens, unescaped: keys, and indexes of arrays.
    /// - Throws: `JSONError` with the path to what is not as expected, or where nothing stands
    ///   there and the type has no nil.
    public func json<Value: JSONReadable>(at tokens: String...) throws(JSONError) -> Value {
        try json { json throws(JSONError) in
            try json.at(tokens[...]) { json throws(JSONError) in try Value(from: &json) }
        }
    }

    /// Reads what stands at a JSON Pointer of the body by a closure, where the type alone does not
    /// say how.
    ///
    /// - Parameters:
    ///   - tokens: The pointer's tokens, unescaped: keys, and indexes of arrays.
    ///   - read: Takes exactly the value there.
    /// - Throws: `JSONError` with the path to what is not as expected, or where nothing stands
    ///   there and the type has no nil.
    public func json<Value>(
        at tokens: String...,
        read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        try json { json throws(JSONError) in try json.at(tokens[...], read) }
    }

    /// Decodes the body, JSON, by a decoder; an empty one is nil for an optional value.
    ///
    /// Of the limits, only that of the size is asked here: a decoder has its own for what is inside.
    ///
    /// - Parameter decoder: By default one that reads dates as RFC 3339.
    /// - Throws: `JSONError`, with the path of the `DecodingError`.
    public func decoded<Value: Decodable>(
        by decoder: JSONDecoder? = nil
    ) throws(JSONError) -> Value {
        let text = try text(for: Value.self)
        try limits.check(size: text.count)
        return try JSONCoding.decode(text, by: decoder)
    }

    /// The JSON of the body: `null` for one that is empty, where the type has a nil.
    private func text<Value>(for type: Value.Type) throws(JSONError) -> Data {
        guard body.isEmpty else { return body }
        guard type is any ExpressibleByNilLiteral.Type else {
            throw JSONError(
                expected: "a JSON value",
                found: "an empty body",
                offset: 0,
                line: 1,
                column: 1
            )
        }
        return Data("null".utf8)
    }
}
