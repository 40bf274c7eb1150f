/// An object or array of an encoder that is open.
final class EncoderLevel {
    let outer: EncoderLevel?
    /// The object's container; nil for an array.
    var keyed: KeyedEncodingContainer<JSONCodingKey>?
    /// The array's container; nil for an object.
    var unkeyed: (any UnkeyedEncodingContainer)?
    /// The key of the object's value that comes next.
    var key: JSONCodingKey?

    init(keyed: KeyedEncodingContainer<JSONCodingKey>, in outer: EncoderLevel?) {
        self.keyed = keyed
        self.outer = outer
    }

    init(unkeyed: any UnkeyedEncodingContainer, in outer: EncoderLevel?) {
        self.unkeyed = unkeyed
        self.outer = outer
    }

    /// The way to the value that comes next.
    var codingPath: [any CodingKey] {
        if let unkeyed {
            return unkeyed.codingPath + [JSONCodingKey(.index(unkeyed.count))]
        }
        return (keyed?.codingPath ?? []) + (key.map { [$0] } ?? [])
    }
}
