/// The cursor over one object's fields: where the object began, and which key is expected next.
///
/// Made by ``JSONReader/object(_:)`` and moved on by ``JSONReader/key(_:)``.
public struct JSONFields {
    let keys: JSONKeys
    let start: Int
    private var next = 0
    /// One bit for each of the first 64 keys that came.
    private var seen: UInt64 = 0
    /// The other keys that came.
    private var seenBeyond: Set<Int> = []

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
                markSeen(index)
                return index
            }
            index &+= 1
            tries &+= 1
        }
        return -1
    }

    @inline(__always)
    mutating func markSeen(_ index: Int) {
        if index < 64 {
            seen |= 1 &<< UInt64(truncatingIfNeeded: index)
        } else {
            seenBeyond.insert(index)
        }
    }

    /// Whether the key of that index came.
    func hasSeen(_ index: Int) -> Bool {
        index < 64 ? seen & (1 << UInt64(index)) != 0 : seenBeyond.contains(index)
    }
}
