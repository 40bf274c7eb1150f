/// The members of an object that no other key asked for:
///
/// ```swift
/// while try json.nextRound() {
///     try json.string(&id, "id")
///     try json.rest(&additionalProperties)
/// }
/// ```
///
/// The rest is asked for at the end of each round.
extension JSONReader {
    /// Takes a member that no key of a whole round asked for, if one comes next.
    @inline(never)
    public mutating func rest<T: JSONReadable>(
        _ members: inout [String: T]
    ) throws(JSONError) {
        while let key = try restKey() {
            members[key] = try T(from: &self)
        }
    }

    /// Takes a member that no key of a whole round asked for, if one comes next, by `value`.
    @inlinable
    public mutating func rest<T>(
        _ members: inout [String: T],
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) {
        while let key = try restKey() {
            members[key] = try value(&self)
        }
    }

    /// The key that comes next, if it is one of the rest; its value must be taken then.
    @usableFromInline
    mutating func restKey() throws(JSONError) -> String? {
        if let coder {
            let key = fields.round == .missing ? nil : coder.restKey(fields.round == .first)
            if key != nil { tellKey(isKept: true) }
            return key
        }
        fields.keepsRest = true
        if fields.keyLength == JSONFields.notRead {
            try readKey()
        }
        guard fields.keyLength != JSONFields.ended, fields.misses >= fields.asked else {
            return nil
        }
        let key =
            fields.keyLength == JSONFields.escaped
            ? escapedKey
            : bytes.string(from: fields.keyStart, to: fields.keyStart &+ fields.keyLength)
        fields.keyLength = JSONFields.notRead
        tellKey(isKept: true)
        return key
    }
}
