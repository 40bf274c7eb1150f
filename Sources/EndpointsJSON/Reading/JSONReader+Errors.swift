extension JSONReader {
    /// The error that something else was expected here.
    ///
    /// What was found is told by a short excerpt, never by the whole text. Path, line and column
    /// are added when the error leaves ``read(_:limits:_:)-(Data,_,_)``.
    ///
    /// - Parameters:
    ///   - expected: What was expected, as in "expected a date-time".
    ///   - offset: Where; the next token if it is not given.
    public func error(expected: String, at offset: Int? = nil) -> JSONError {
        if let coder { return coder.error(expected: expected) }
        let offset = offset ?? nextToken
        return JSONError(
            expected: expected,
            found: JSONExcerpt.text(of: bytes, at: offset),
            offset: offset
        )
    }

    /// The error that required keys of an object are missing, at the object's start.
    ///
    /// - Parameters:
    ///   - fields: The object's fields, all of them read.
    ///   - present: Whether each key of the object's ``JSONKeys`` was there, or need not be.
    public func missing(_ fields: JSONFields, _ present: Bool...) -> JSONError {
        var names: [String] = []
        for (name, isPresent) in zip(fields.keys.names, present) where !isPresent {
            names.append("'\(name)'")
        }
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        let keys = names.prefix(3).joined(separator: ", ") + more
        let expected = names.count > 1 ? "keys \(keys)" : "key \(keys)"
        if let coder {
            return coder.missing(names.first ?? "", expected: expected)
        }
        return JSONError(
            expected: expected,
            found: "none",
            offset: fields.start
        )
    }

    /// The same with what was expected as a literal, which costs nothing until it is said.
    func failure(_ expected: StaticString, at offset: Int? = nil) -> JSONError {
        error(expected: expected.description, at: offset)
    }

    private var nextToken: Int {
        var index = position
        while bytes[index].isSpace {
            index += 1
        }
        return index
    }

    /// The same error with its path, line and column.
    @usableFromInline
    func located(_ error: JSONError) -> JSONError {
        JSONLocator.locate(error, in: bytes)
    }
}
