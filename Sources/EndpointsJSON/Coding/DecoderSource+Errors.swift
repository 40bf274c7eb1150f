extension DecoderSource {
    /// The error that something else was expected where the next value stands.
    func error(expected: String) -> JSONError {
        error(expected: expected, found: (try? next()).map(JSONExcerpt.text) ?? "another value")
    }

    /// The error that something else was expected than what was just taken.
    func error(expected: String, found: String) -> JSONError {
        JSONError(
            expected: expected,
            found: found,
            decodingPath: level?.codingPath ?? decoder.codingPath
        )
    }

    /// The error that a required key of the object that was just left is missing.
    func missing(_ names: [String], expected: String, found: String) -> JSONError {
        let context = DecodingError.Context(
            codingPath: level?.codingPath ?? decoder.codingPath,
            debugDescription: "expected \(expected), found \(found)"
        )
        let key = JSONCodingKey(stringValue: names.first ?? "")
        return JSONError(
            expected: expected,
            found: found,
            cause: DecodingError.keyNotFound(key, context)
        )
    }

    /// The next value, which is not taken.
    private func next() throws -> JSONValue {
        guard let level, level.value == nil else {
            return try JSONValue(from: level?.value ?? decoder)
        }
        if let keyed = level.keyed {
            return try keyed.decode(JSONValue.self, forKey: level.key)
        }
        var copy = level.unkeyed
        return try copy?.decode(JSONValue.self) ?? .null
    }
}
