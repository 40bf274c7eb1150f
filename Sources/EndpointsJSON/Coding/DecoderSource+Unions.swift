/// What tells the members of a union apart, by the containers of a decoder.
extension DecoderSource {
    /// The level of the value that comes next, which may be asked for several times.
    func valueLevel() -> DecoderLevel {
        if let level, level.value != nil {
            return level
        }
        let inner = DecoderLevel(value: nextDecoder(), in: level)
        level = inner
        return inner
    }

    /// A decoder of the value that comes next alone; where there is none, reading finds it out.
    private func nextDecoder() -> any Decoder {
        guard let level else {
            return decoder
        }
        let next =
            level.keyed.flatMap { try? $0.superDecoder(forKey: level.key) }
            ?? (try? level.unkeyed?.superDecoder())
        return next ?? decoder
    }

    func kind() -> JSONKind {
        Self.kind(of: valueLevel())
    }

    func elementKind() throws(JSONError) -> JSONKind? {
        guard var unkeyed = try? valueLevel().value?.unkeyedContainer(), !unkeyed.isAtEnd else {
            return nil
        }
        let decoder = try take { try unkeyed.superDecoder() }
        return Self.kind(of: DecoderLevel(value: decoder, in: nil))
    }

    func discriminator(_ name: String) -> String? {
        guard let (members, key) = lookedUp(name) else {
            return nil
        }
        return try? members.decodeIfPresent(String.self, forKey: key)
    }

    /// The value of a key if it is neither an object nor an array.
    func member(_ name: String) -> JSONValue? {
        guard let (members, key) = lookedUp(name),
            let value = try? members.decode(JSONValue.self, forKey: key)
        else {
            return nil
        }
        switch value {
        case .object, .array: return nil
        case .string, .number, .bool, .null: return value
        }
    }

    func hasKeys(_ names: [String], _ nullable: [String]) -> Bool {
        names.allSatisfy { name in
            guard let (members, key) = lookedUp(name) else { return false }
            return (try? members.decodeNil(forKey: key)) != true
        } && nullable.allSatisfy { lookedUp($0) != nil }
    }

    /// The next key that no known key asked for.
    ///
    /// - Parameter isFirst: Whether it is the first round: keys that the decoder may have converted
    ///   are asked for only in the second.
    func restKey(_ isFirst: Bool) -> String? {
        guard let level, level.keyed != nil, !isFirst || !mayConvert() else {
            return nil
        }
        var rest = level.rest ?? level.otherKeys
        let key = rest.popLast()
        level.rest = rest
        level.key = key ?? level.key
        return key?.stringValue
    }

    /// How many keys no known key asked for and the rest did not take either.
    var passedKeys: Int {
        guard let level else { return 0 }
        return (level.rest ?? level.otherKeys).count
    }

    /// The members of the object that comes next, and the key as it stands there.
    private func lookedUp(
        _ name: String
    ) -> (members: KeyedDecodingContainer<JSONCodingKey>, key: JSONCodingKey)? {
        guard let members = Self.object(valueLevel())?.keyed else {
            return nil
        }
        let plain = JSONCodingKey(stringValue: name)
        if members.contains(plain) {
            return (members, plain)
        }
        return convertedKey(name, in: members).map { (members, $0) }
    }

    private static func object(_ level: DecoderLevel) -> DecoderLevel? {
        if level.object == nil {
            level.object = (try? level.value?.container(keyedBy: JSONCodingKey.self))
                .map { DecoderLevel(keyed: $0, in: nil) }
        }
        return level.object
    }

    private static func kind(of level: DecoderLevel) -> JSONKind {
        if object(level) != nil {
            return .object
        }
        guard let decoder = level.value, (try? decoder.unkeyedContainer()) == nil else {
            return .array
        }
        guard let single = try? decoder.singleValueContainer(), !single.decodeNil() else {
            return .null
        }
        if (try? single.decode(String.self)) != nil {
            return .string
        }
        return (try? single.decode(Bool.self)) != nil ? .bool : .number
    }
}
