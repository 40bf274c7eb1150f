/// What tells the members of a union apart. Nothing is taken: the value that comes next still does.
///
/// ```swift
/// switch try json.discriminator("kind") {
/// case "circle": self = .circle(try Circle(from: &json))
/// case "square": self = .square(try Square(from: &json))
/// default: self = .unrecognized(try json.unrecognized())
/// }
/// ```
extension JSONReader {
    /// The kind of the value that comes next, told by its first byte.
    public mutating func kind() throws(JSONError) -> JSONKind {
        if let coder { return coder.kind() }
        return try peek()
    }

    /// The kind of the first element of the array that comes next.
    ///
    /// - Returns: Nil if the array is empty, or if something else comes next.
    public mutating func elementKind() throws(JSONError) -> JSONKind? {
        if let coder { return try coder.elementKind() }
        return try lookAhead { json throws(JSONError) in
            guard try json.peek() == .array else {
                return nil
            }
            try json.beginArray()
            return try json.nextElement() ? json.peek() : nil
        }
    }

    /// The string of a key in the object that comes next; of equal keys, the first one's.
    ///
    /// The object is read no further than to that key.
    ///
    /// - Returns: Nil if the key is missing or has no string, or if something else comes next.
    @inline(never)
    public mutating func discriminator(_ key: StaticString) throws(JSONError) -> String? {
        if let coder { return coder.discriminator(key.description) }
        return try lookAhead { json throws(JSONError) in
            guard try json.goes(to: key), try json.peek() == .string else {
                return nil
            }
            return try json.string()
        }
    }

    /// The value of a key in the object that comes next; of equal keys, the first one's.
    ///
    /// - Returns: Nil if the key is missing, or has an object or an array, or if something else
    ///   comes next.
    @inline(never)
    public mutating func scalar(_ key: StaticString) throws(JSONError) -> JSONValue? {
        if let coder { return coder.member(key.description) }
        return try lookAhead { json throws(JSONError) in
            guard try json.goes(to: key) else {
                return nil
            }
            switch try json.peek() {
            case .object, .array: return nil
            case .string, .number, .bool, .null: return try json.value()
            }
        }
    }

    /// Whether the value that comes next is an object that has all of the keys.
    ///
    /// The object is read no further than to the last of them.
    ///
    /// - Parameters:
    ///   - keys: Keys that count as absent with the value null.
    ///   - nullable: Keys whose value may be null.
    @inline(never)
    public mutating func hasKeys(
        _ keys: StaticString...,
        nullable: StaticString...
    ) throws(JSONError) -> Bool {
        if let coder {
            return coder.hasKeys(keys.map(\.description), nullable.map(\.description))
        }
        return try lookAhead { json throws(JSONError) in
            guard try json.peek() == .object else {
                return false
            }
            try json.open(.openBrace, expected: "an object")
            var missing = keys
            var missingNullable = nullable
            while !(missing.isEmpty && missingNullable.isEmpty), try json.nextMember() {
                let token = try json.stringToken(expected: "a key")
                missingNullable.removeAll { json.is(token, $0) }
                let named = missing.filter { json.is(token, $0) }
                try json.colon()
                if !named.isEmpty, try json.peek() != .null {
                    missing.removeAll { json.is(token, $0) }
                }
                try json.skip()
            }
            return missing.isEmpty && missingNullable.isEmpty
        }
    }

    /// Takes a value that is none of its union's members, as it stands.
    ///
    /// - Throws: ``JSONError`` if the union is itself tried as a member of another one; that has
    ///   members of its own to try.
    public mutating func unrecognized() throws(JSONError) -> JSONValue {
        if let open = attempts?.open.last, open == valuePlace {
            throw error(expected: "a member of the union")
        }
        tellUnknownValue()
        return try value()
    }

    /// Goes to the value of a key in the object that comes next.
    private mutating func goes(to key: StaticString) throws(JSONError) -> Bool {
        guard try peek() == .object else {
            return false
        }
        try open(.openBrace, expected: "an object")
        while try nextMember() {
            let token = try stringToken(expected: "a key")
            try colon()
            if `is`(token, key) {
                return true
            }
            try skip()
        }
        return false
    }

    private func `is`(_ token: StringToken, _ key: StaticString) -> Bool {
        token.hasEscapes
            ? text(of: token) == key.description
            : bytes.matches(key, from: token.start, to: token.end)
    }

    /// What `body` reads; the reader is where it was.
    private mutating func lookAhead<T>(
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T {
        let (position, depth, isFresh) = (position, depth, isFresh)
        defer {
            self.position = position
            self.depth = depth
            self.isFresh = isFresh
        }
        return try body(&self)
    }
}
