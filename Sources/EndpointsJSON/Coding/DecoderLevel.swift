/// An object or array of a decoder that is open.
final class DecoderLevel {
    let outer: DecoderLevel?
    let depth: Int
    /// The object's container; nil for an array.
    let keyed: KeyedDecodingContainer<JSONCodingKey>?
    /// The array's container; nil for an object.
    var unkeyed: (any UnkeyedDecodingContainer)?
    /// The key of the object's value that comes next.
    var key = JSONCodingKey(stringValue: "")
    /// How many keys or elements have been gone on to.
    var count = 0
    /// The known keys of an object that have been asked for.
    var asked: [String] = []
    /// The keys of an object whose keys are data, and how its container presents them.
    var names: [(name: String, key: JSONCodingKey)] = []

    init(keyed: KeyedDecodingContainer<JSONCodingKey>, in outer: DecoderLevel?) {
        self.keyed = keyed
        self.outer = outer
        depth = (outer?.depth ?? 0) + 1
    }

    init(unkeyed: any UnkeyedDecodingContainer, in outer: DecoderLevel?) {
        keyed = nil
        self.unkeyed = unkeyed
        self.outer = outer
        depth = (outer?.depth ?? 0) + 1
    }

    /// The way to the value that comes next.
    var codingPath: [any CodingKey] {
        if let keyed {
            return count == 0 ? keyed.codingPath : keyed.codingPath + [key]
        }
        let step = JSONCodingKey(.index(max(0, count - 1)))
        return (unkeyed?.codingPath ?? []) + [step]
    }
}
