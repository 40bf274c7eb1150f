/// The containers of a decoder, as what a ``JSONReader`` takes its values from instead of bytes.
///
/// An error of the decoder leaves it as it is; see ``JSONError/cause``.
final class DecoderSource {
    let decoder: any Decoder
    private let limits: JSONLimits
    /// The innermost object or array that is open; nil at the top.
    var level: DecoderLevel?
    /// Whether the decoder is known to leave keys as they are.
    private var keepsKeys = false
    /// What a key strategy may make of the keys of models, as far as it was asked for.
    private var conversions: [String: [JSONCodingKey]] = [:]

    init(_ decoder: any Decoder, limits: JSONLimits) {
        self.decoder = decoder
        self.limits = limits
    }

    /// Takes the decoder's error as one of ours.
    @inline(__always)
    func take<T>(_ body: () throws -> T) throws(JSONError) -> T {
        do {
            return try body()
        } catch let error as JSONError {
            throw error
        } catch {
            throw JSONError(cause: error)
        }
    }

    /// Opens an object whose keys are known.
    func beginObject() throws(JSONError) {
        let level = try nested()
        self.level = try take {
            guard let level, level.value == nil else {
                let keyed =
                    try level?.object?.keyed
                    ?? (level?.value ?? decoder).container(keyedBy: JSONCodingKey.self)
                return DecoderLevel(keyed: keyed, in: level)
            }
            let keyed =
                try level.keyed?.nestedContainer(keyedBy: JSONCodingKey.self, forKey: level.key)
                ?? level.unkeyed!.nestedContainer(keyedBy: JSONCodingKey.self)
            return DecoderLevel(keyed: keyed, in: level)
        }
    }

    /// Goes on to the value of a key if the object has it.
    func finds(_ name: String) -> Bool {
        guard let level, let keyed = level.keyed else {
            return false
        }
        level.asked.append(name)
        level.count += 1
        level.key = JSONCodingKey(stringValue: name)
        guard keyed.contains(level.key) else {
            return false
        }
        if !keepsKeys {
            keepsKeys = Self.isKept(name)
        }
        return true
    }

    /// Whether the decoder may present keys of the object in another case.
    func mayConvert() -> Bool {
        guard !keepsKeys, let level, level.asked.contains(where: Self.isConvertible) else {
            return false
        }
        keepsKeys = level.keyed?.allKeys.contains { Self.isKept($0.stringValue) } == true
        return !keepsKeys
    }

    /// Goes on to the value of a key that the object has in another case, unless that is itself a
    /// key which was asked for.
    func findsConverted(_ name: String) -> Bool {
        guard !keepsKeys, let level, let keyed = level.keyed,
            let key = convertedKey(name, in: keyed), !level.asked.contains(key.stringValue)
        else {
            return false
        }
        level.key = key
        level.converted.insert(key.stringValue)
        return true
    }

    /// The key as which a decoder with a key strategy presents `name`.
    func convertedKey(
        _ name: String,
        in keyed: KeyedDecodingContainer<JSONCodingKey>
    ) -> JSONCodingKey? {
        guard Self.isConvertible(name) else {
            return nil
        }
        let keys = conversions[name] ?? KeyConversion.presented(name)
        conversions[name] = keys
        return keys.first(where: keyed.contains)
    }

    /// Goes back to where an object or array was the innermost.
    func goBack(to level: DecoderLevel?) {
        self.level = level
    }

    /// Ends an object whose keys are known.
    func endObject() {
        leave()
    }

    /// Goes out of the innermost object or array, and of the value that it was.
    private func leave() {
        level = level?.outer
        if level?.value != nil {
            level = level?.outer
        }
    }

    /// Opens an object whose keys are data.
    func beginMembers() throws(JSONError) {
        let level = try nested()
        self.level = try take {
            // An element can be asked twice only by a decoder of its own.
            let element =
                try level?.value ?? level?.unkeyed?.superDecoder()
                ?? (level == nil ? decoder : nil)
            let keyed =
                try element?.container(keyedBy: JSONCodingKey.self)
                ?? level!.keyed!.nestedContainer(keyedBy: JSONCodingKey.self, forKey: level!.key)
            let inner = DecoderLevel(keyed: keyed, in: level)
            let presented = keyed.allKeys
            if keepsKeys || presented.contains(where: { Self.isKept($0.stringValue) }) {
                inner.names = presented.map { ($0.stringValue, $0) }
                return inner
            }
            // A key strategy leaves the keys of a dictionary as they are.
            let members =
                try element?.singleValueContainer().decode([String: AnyMember].self)
                ?? level!.keyed!.decode([String: AnyMember].self, forKey: level!.key)
            inner.names = members.keys.compactMap { name in
                let key = JSONCodingKey(stringValue: name)
                let keys = keyed.contains(key) ? [key] : KeyConversion.presented(name)
                return keys.first(where: keyed.contains).map { (name, $0) }
            }
            guard Set(inner.names.map(\.key.stringValue)).count == members.count else {
                throw JSONError(
                    expected: "keys that differ when the decoder has converted them",
                    found: "an object",
                    decodingPath: keyed.codingPath
                )
            }
            return inner
        }
    }

    /// Goes on to the next member; nil at the object's end.
    func nextMember() -> String? {
        guard let level, level.count < level.names.count else {
            leave()
            return nil
        }
        let member = level.names[level.count]
        level.key = member.key
        level.count += 1
        return member.name
    }

    /// Opens an array.
    func beginArray() throws(JSONError) {
        let level = try nested()
        self.level = try take {
            guard let level, level.value == nil else {
                let unkeyed = try (level?.value ?? decoder).unkeyedContainer()
                return DecoderLevel(unkeyed: unkeyed, in: level)
            }
            let unkeyed =
                try level.keyed?.nestedUnkeyedContainer(forKey: level.key)
                ?? level.unkeyed!.nestedUnkeyedContainer()
            return DecoderLevel(unkeyed: unkeyed, in: level)
        }
    }

    /// Goes on to the next element; false at the array's end.
    func nextElement() -> Bool {
        guard let level, let isAtEnd = level.unkeyed?.isAtEnd, !isAtEnd else {
            leave()
            return false
        }
        level.count += 1
        return true
    }

    /// The level in which one more may be opened.
    private func nested() throws(JSONError) -> DecoderLevel? {
        guard (level?.depth ?? 0) < limits.depth else {
            throw error(expected: "at most \(limits.depth) levels of objects and arrays")
        }
        return level
    }

    /// Whether a key has what no conversion into camel case leaves: a `_` between other characters.
    private static func isKept(_ name: String) -> Bool {
        var bytes = name.utf8[...]
        bytes = bytes.drop { $0 == 0x5F }
        guard let underscore = bytes.firstIndex(of: 0x5F) else {
            return false
        }
        return bytes[underscore...].contains { $0 != 0x5F }
    }

    /// Whether a conversion can change the key.
    private static func isConvertible(_ name: String) -> Bool {
        name.utf8.contains { $0 == 0x5F || 0x41...0x5A ~= $0 }
    }
}

/// A member whose value is of no interest.
struct AnyMember: Decodable {
    init(from decoder: any Decoder) {}
}
