extension JSONReader {
    /// A string as it stands between its quotation marks, checked.
    struct StringToken {
        let start: Int
        let end: Int
        let hasEscapes: Bool
    }

    /// Takes a string.
    public mutating func string() throws(JSONError) -> String {
        if coder != nil { return try codedString() }
        let token = try stringToken(expected: "a string")
        return text(of: token)
    }

    /// Takes a string, which is what `expected` says, and leaves it where it stands.
    @inline(__always)
    mutating func stringToken(expected: StaticString) throws(JSONError) -> StringToken {
        skipSpace()
        guard bytes[position] == .quote else {
            throw failure(expected)
        }
        let start = position &+ 1
        let end = bytes.plainEnd(from: start)
        if bytes[end] == .quote {
            position = end &+ 1
            return StringToken(start: start, end: end, hasEscapes: false)
        }
        return try stringToken(from: start, plainUpTo: end)
    }

    func text(of token: StringToken) -> String {
        token.hasEscapes
            ? bytes.unescaped(from: token.start, to: token.end)
            : bytes.string(from: token.start, to: token.end)
    }

    /// The rest of a string that is more than plain ASCII.
    private mutating func stringToken(
        from start: Int,
        plainUpTo plainEnd: Int
    ) throws(JSONError) -> StringToken {
        var index = plainEnd
        var hasEscapes = false
        while true {
            let byte = bytes[index]
            if byte == .quote {
                position = index &+ 1
                return StringToken(start: start, end: index, hasEscapes: hasEscapes)
            }
            if byte >= 0x80 {
                index = bytes.multibyteEnd(from: index)
                guard bytes[index] < 0x80 else {
                    throw brokenString(at: index)
                }
            } else {
                let end = byte == .backslash ? bytes.escape(at: index).end : index
                guard end > index else {
                    throw brokenString(at: index)
                }
                index = end
                hasEscapes = true
            }
            index = bytes.plainEnd(from: index)
        }
    }

    private func brokenString(at index: Int) -> JSONError {
        let byte = bytes[index]
        guard index < bytes.count else {
            return error(expected: "a quotation mark", at: index)
        }
        if byte >= 0x80 {
            return error(expected: "UTF-8", at: index)
        }
        guard byte == .backslash else {
            return error(expected: "an escaped control character", at: index)
        }
        let isUnicode = bytes[index + 1] == .letterU
        let text = bytes.string(from: index, to: min(index + (isUnicode ? 6 : 2), bytes.count))
        return JSONError(
            expected: isUnicode ? "the escape of a character or a surrogate pair" : "an escape",
            found: JSONExcerpt.quoted(text),
            offset: index
        )
    }
}
