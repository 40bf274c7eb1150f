/// An object or array of a decoder that is open, or a value that may be asked for several times.
final class DecoderLevel {
    let outer: DecoderLevel?
    let depth: Int
    /// The object's container; nil for an array.
    let keyed: KeyedDecodingContainer<JSONCodingKey>?
    /// The array's container; nil for an object.
    var unkeyed: (any UnkeyedDecodingContainer)?
    /// The decoder of a single value.
    let value: (any Decoder)?
    /// The value as an object, once it has been looked at as one.
    var object: DecoderLevel?
    /// The key of the object's value that comes next.
    var key = JSONCodingKey(stringValue: "")
    /// How many keys or elements have been gone on to.
    var count = 0
    /// The known keys of an object that have been asked for.
    var asked: [String] = []
    /// The keys that were found in another case than that in which they were asked for.
    var converted: Set<String> = []
    /// The keys that no known key asked for, once they are asked for.
    var rest: [JSONCodingKey]?
    /// The keys of an object whose keys are data, and how its container presents them.
    var names: [(name: String, key: JSONCodingKey)] = []

    init(keyed: KeyedDecodingContainer<JSONCodingKey>, in outer: DecoderLevel?) {
        self.keyed = keyed
        value = nil
        self.outer = outer
        depth = (outer?.depth ?? 0) + 1
    }

    init(unkeyed: any UnkeyedDecodingContainer, in outer: DecoderLevel?) {
        keyed = nil
        value = nil
        self.unkeyed = unkeyed
        self.outer = outer
        depth = (outer?.depth ?? 0) + 1
    }

    init(value: any Decoder, in outer: DecoderLevel?) {
        keyed = nil
        self.value = value
        self.outer = outer
        depth = outer?.depth ?? 0
    }

    /// The keys of an object that no known key asked for.
    var otherKeys: [JSONCodingKey] {
        let keys = keyed?.allKeys ?? []
        return keys.filter {
            !asked.contains($0.stringValue) && !converted.contains($0.stringValue)
        }
    }

    /// The way to the value that comes next.
    var codingPath: [any CodingKey] {
        if let value {
            return value.codingPath
        }
        if let keyed {
            return count == 0 ? keyed.codingPath : keyed.codingPath + [key]
        }
        let step = JSONCodingKey(.index(max(0, count - 1)))
        return (unkeyed?.codingPath ?? []) + [step]
    }
}
