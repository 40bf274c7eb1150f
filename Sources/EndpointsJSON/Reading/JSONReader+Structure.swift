extension JSONReader {
    /// Takes the `{` of an object whose keys are data.
    public mutating func beginObject() throws(JSONError) {
        if let coder { return try coder.beginMembers() }
        try open(.openBrace, expected: "an object")
    }

    /// Takes the next key and its colon; its value comes next and must be taken or skipped.
    ///
    /// - Returns: The key, nil at the object's end.
    public mutating func nextKey() throws(JSONError) -> String? {
        if let coder {
            let name = coder.nextMember()
            if name != nil { tellName() }
            return name
        }
        guard try nextMember() else {
            return nil
        }
        tellName()
        let token = try stringToken(expected: "a key")
        try colon()
        return text(of: token)
    }

    /// Takes the `[` of an array.
    public mutating func beginArray() throws(JSONError) {
        if coder != nil { return try codedBeginArray() }
        try open(.openBracket, expected: "an array")
    }

    /// Goes on to the next element, which must be taken or skipped.
    ///
    /// - Returns: Whether there is one; false at the array's end, which is taken.
    public mutating func nextElement() throws(JSONError) -> Bool {
        if coder != nil { return codedNextElement() }
        return try next(close: .closeBracket, expected: "',' or ']'")
    }

    /// Takes a `null` if one comes next.
    ///
    /// - Returns: Whether one came.
    public mutating func null() throws(JSONError) -> Bool {
        if coder != nil { return try codedNull() }
        skipSpace()
        guard bytes[position] == .letterN else {
            return false
        }
        try literal("null", expected: "a value")
        return true
    }

    /// Takes `true` or `false`.
    public mutating func bool() throws(JSONError) -> Bool {
        if coder != nil { return try codedBool() }
        skipSpace()
        switch bytes[position] {
        case .letterT:
            try literal("true", expected: "a boolean")
            return true
        case .letterF:
            try literal("false", expected: "a boolean")
            return false
        default:
            throw error(expected: "a boolean")
        }
    }

    mutating func literal(_ word: StaticString, expected: StaticString) throws(JSONError) {
        let end = position &+ word.utf8CodeUnitCount
        guard end <= bytes.count, bytes.matches(word, from: position, to: end) else {
            throw failure(expected)
        }
        position = end
    }

    mutating func open(_ byte: UInt8, expected: StaticString) throws(JSONError) {
        skipSpace()
        guard bytes[position] == byte else {
            throw failure(expected)
        }
        guard depth < limits.depth else {
            throw error(expected: "at most \(limits.depth) levels of objects and arrays")
        }
        position &+= 1
        depth &+= 1
        isFresh = true
    }

    @inline(__always)
    mutating func colon() throws(JSONError) {
        skipSpace()
        guard bytes[position] == .colon else {
            throw error(expected: "':'")
        }
        position &+= 1
    }

    /// Passes the next key and its colon; false at the object's end.
    mutating func nextName() throws(JSONError) -> Bool {
        guard try nextMember() else {
            return false
        }
        _ = try stringToken(expected: "a key")
        try colon()
        return true
    }

    @inline(__always)
    mutating func nextMember() throws(JSONError) -> Bool {
        try next(close: .closeBrace, expected: "',' or '}'")
    }

    /// Takes a comma, or the end of the innermost object or array.
    @inline(__always)
    private mutating func next(close: UInt8, expected: StaticString) throws(JSONError) -> Bool {
        skipSpace()
        let byte = bytes[position]
        if byte == close {
            position &+= 1
            depth &-= 1
            isFresh = false
            return false
        }
        if isFresh {
            isFresh = false
            return true
        }
        guard byte == .comma else {
            throw failure(expected)
        }
        position &+= 1
        return true
    }
}
