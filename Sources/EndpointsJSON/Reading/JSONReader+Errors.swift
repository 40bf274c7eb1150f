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
    /// Its last round, in which ``nextRound()`` asked for them once more, told which.
    public func missing() -> JSONError {
        let names = missingKeys.map(\.description)
        let quoted = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        let isOne = names.count == 1
        let expected = "the \(isOne ? "key" : "keys") \(quoted)\(more)"
        let found = "an object without \(isOne ? "it" : "them")"
        if let coder {
            return coder.missing(names, expected: expected, found: found)
        }
        return JSONError(expected: expected, found: found, offset: fields.start)
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
