/// Objects whose keys are known, read by asking for one key after the other:
///
/// ```swift
/// let outer = try json.enterObject()
/// while try json.nextRound() {
///     try json.string(&login, "login")
///     try json.int64(&id, "id")
/// }
/// try json.leaveObject(outer)
/// ```
///
/// Keys in the order in which they are asked for cost one comparison each, and one round. Any other
/// order costs further rounds. A key that a whole round did not ask for is passed over with its
/// value, and of equal keys the last one wins.
extension JSONReader {
    /// Takes the `{` of an object whose keys are known.
    ///
    /// - Returns: What ``leaveObject(_:)`` is to be given: how far the object around has come.
    /// - Throws: ``JSONError`` if something else stands there, or if the depth limit is reached.
    @inline(never)
    public mutating func enterObject() throws(JSONError) -> JSONFields {
        let outer = fields
        if let coder {
            try coder.beginObject()
            fields = JSONFields(start: 0, further: furtherSeen.count)
        } else {
            skipSpace()
            fields = JSONFields(start: position, further: furtherSeen.count)
            try open(.openBrace, expected: "an object")
        }
        return outer
    }

    /// Goes on to the next round, in which the same keys are asked for in the same order.
    ///
    /// - Returns: Whether there is one; false when the object has been read, or when every key that
    ///   is missing has been told.
    @inline(never)
    public mutating func nextRound() throws(JSONError) -> Bool {
        let asked = fields.asked
        fields.asked = 0
        switch fields.round {
        case .before:
            fields.round = .first
            return true
        case .missing:
            return false
        case .first, .later:
            break
        }
        if coder != nil { return codedRound() }
        fields.count = fields.keepsRest ? .max : asked
        fields.round = .later
        if fields.keyLength == JSONFields.notRead {
            try readKey()
        }
        while fields.misses >= asked, fields.keyLength != JSONFields.ended, !fields.keepsRest {
            try passField()
        }
        if fields.keyLength != JSONFields.ended {
            return true
        }
        fields.round = .missing
        return fields.awaited > 0
    }

    /// Ends the object.
    ///
    /// - Parameter outer: What ``enterObject()`` gave.
    /// - Throws: ``JSONError`` that names the keys that are missing, at the object's start.
    @inline(never)
    public mutating func leaveObject(_ outer: JSONFields) throws(JSONError) {
        guard missingKeys.isEmpty else {
            throw missing()
        }
        if furtherSeen.count > fields.further {
            furtherSeen.removeSubrange(fields.further...)
        }
        fields = outer
    }

    /// Asks for a key whose value may be `null`, which is as if it did not come.
    ///
    /// - Returns: Whether it comes next; its value must be taken then.
    @inline(never)
    public mutating func field(_ key: StaticString) throws(JSONError) -> Bool {
        try takesOptional(key)
    }

    /// Asks for a key whose value may be `null`, which is kept.
    ///
    /// - Returns: Whether it comes next; its value must be taken then.
    @inline(never)
    public mutating func nullable(_ key: StaticString) throws(JSONError) -> Bool {
        try takes(key, isRequired: false)
    }

    /// Asks for a key that must come.
    ///
    /// - Returns: Whether it comes next; its value must be taken then.
    @inline(never)
    public mutating func required(_ key: StaticString) throws(JSONError) -> Bool {
        try takes(key, isRequired: true)
    }

    @inline(__always)
    mutating func takesOptional(_ key: StaticString) throws(JSONError) -> Bool {
        guard try takes(key, isRequired: false) else { return false }
        if unknowns != nil { tellDroppedNull() }
        return true
    }

    @inline(never)
    mutating func takes(_ key: StaticString, isRequired: Bool) throws(JSONError) -> Bool {
        if coder != nil { return codedTakes(key, isRequired: isRequired) }
        if fields.keyLength == JSONFields.notRead {
            try readKey()
        }
        let index = fields.asked
        fields.asked = index &+ 1
        let start = fields.keyStart
        let length = fields.keyLength
        guard length == key.utf8CodeUnitCount,
            bytes.matches(key, from: start, to: start &+ length)
        else {
            fields.misses &+= 1
            if length >= 0, fields.misses < fields.count, !isRequired || fields.round == .later {
                return false
            }
            return try takesOther(key, index, isRequired: isRequired)
        }
        take(index, isRequired: isRequired)
        return true
    }

    @inline(__always)
    private mutating func take(_ index: Int, isRequired: Bool) {
        if isRequired, fields.round != .first, !hasSeen(index) {
            fields.awaited &-= 1
        }
        markSeen(index)
        fields.keyLength = JSONFields.notRead
    }

    /// What is to be done where the key asked for is not the one that stands there.
    @inline(never)
    private mutating func takesOther(
        _ key: StaticString,
        _ index: Int,
        isRequired: Bool
    ) throws(JSONError) -> Bool {
        if fields.keyLength == JSONFields.escaped, isEscaped(key) {
            take(index, isRequired: isRequired)
            return true
        }
        if isRequired {
            if fields.round == .first {
                fields.awaited &+= 1
            } else if fields.round == .missing, !hasSeen(index) {
                missingKeys.append(key)
            }
        }
        if fields.misses >= fields.count, fields.keyLength != JSONFields.ended {
            try passField()
        }
        return false
    }

    /// Whether the key that comes next, which has escapes, is that key, byte by byte: of equal
    /// strings one may have an accent of its own where the other has not.
    private func isEscaped(_ key: StaticString) -> Bool {
        JSONBytes.read(escapedKey) { $0.matches(key, from: 0, to: $0.count) }
    }

    /// Passes over the field that no key asked for, and reads the next key.
    @inline(never)
    private mutating func passField() throws(JSONError) {
        tellKey(isKept: false)
        try skip()
        try readKey()
    }

    /// Reads the next key and its colon, or the object's end.
    @inline(__always)
    mutating func readKey() throws(JSONError) {
        fields.misses = 0
        guard try nextMember() else {
            fields.keyLength = JSONFields.ended
            return
        }
        let token = try stringToken(expected: "a key")
        if token.hasEscapes {
            escapedKey = text(of: token)
            fields.keyLength = JSONFields.escaped
        } else {
            fields.keyStart = token.start
            fields.keyLength = token.end &- token.start
        }
        try colon()
    }
}
