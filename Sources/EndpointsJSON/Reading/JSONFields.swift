/// The cursor over one object's fields: where the object began, and which key is expected next.
///
/// Made by ``JSONReader/object(_:)`` and moved on by ``JSONReader/key(_:)``.
public struct JSONFields {
    let keys: JSONKeys
    let start: Int
    private var next = 0

    init(keys: JSONKeys, start: Int) {
        self.keys = keys
        self.start = start
    }

    /// The index of the key that stands in `bytes` from `lower` to `upper`, -1 for an unknown one.
    mutating func index(in bytes: JSONBytes, from lower: Int, to upper: Int) -> Int {
        let names = keys.names
        let count = names.count
        var index = next
        var tries = 0
        while tries < count {
            if index >= count {
                index = 0
            }
            if bytes.matches(names[index], from: lower, to: upper) {
                next = index &+ 1
                return index
            }
            index &+= 1
            tries &+= 1
        }
        return -1
    }
}
