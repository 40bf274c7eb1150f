extension Reply {
    /// Whether the body is JSON that has this value at a JSON Pointer (RFC 6901):
    /// `holds(false, at: "ok")` for `{ "ok": false }`. Values are equal as JSON's are: `1` and `1.0`
    /// are, and the keys of an object have no order.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - tokens: The pointer's tokens, unescaped: keys, and indexes of arrays.
    /// - Returns: False also where nothing stands there, and for a body that is no JSON.
    public func holds(_ value: JSONValue, at tokens: String...) -> Bool {
        self.value(at: tokens) == value
    }

    /// What stands at a JSON Pointer of the body; nil for nothing, and for a body that is no JSON.
    func value(at tokens: [String]) -> JSONValue? {
        try? json { json throws(JSONError) in
            try json.at(tokens[...]) { json throws(JSONError) in try json.value() }
        }
    }

    /// The text of a string or number at a JSON Pointer of the body; nil for an empty one, for any
    /// other value, and for nothing.
    func scalarText(at tokens: [String]) -> String? {
        switch value(at: tokens) {
        case .string(let text) where !text.isEmpty: text
        case .number(let number): number.description
        case .string, .bool, .array, .object, .null, nil: nil
        }
    }

    /// The error of a success status for which an endpoint declares no response. A client tells it
    /// as `.status`.
    public func undeclaredStatus() -> JSONError {
        JSONError(expected: "a status that is declared", found: "\(status)", offset: 0)
    }
}
