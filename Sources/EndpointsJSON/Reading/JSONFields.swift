/// How far the reading of one object has come whose keys are known.
///
/// The keys are asked for in rounds: a round asks for each of them once, in the same order. What a
/// round does not take is asked for again in the next one.
public struct JSONFields {
    /// Where the object begins.
    var start = 0
    /// Where the key that comes next begins, which is ``keyLength`` bytes long.
    var keyStart = 0
    /// The key's length, or one of the other lengths that no key has.
    var keyLength = Self.notRead
    /// How many keys this round has asked for.
    var asked = 0
    /// How many keys a round asks for; not known before the end of the first one.
    var count = Int.max
    /// How often in a row the key that comes next was not the one asked for.
    var misses = 0
    /// How many of the keys that must come have not come.
    var awaited = 0
    var round = Round.before
    /// Whether keys that nobody asks for are kept, not passed over.
    var keepsRest = false
    /// One bit for each of the first 64 keys that came.
    var seen: UInt64 = 0
    /// Where the reader keeps the bits of the other keys.
    let further: Int

    enum Round {
        case before, first, later
        /// The object has ended, and the keys that are missing say their names.
        case missing
    }

    /// The key has not been read.
    static let notRead = -1
    /// There is no further key.
    static let ended = -2
    /// The key has escapes and is kept apart.
    static let escaped = -3

    init(start: Int, further: Int) {
        self.start = start
        self.further = further
    }
}

extension JSONReader {
    @inline(__always)
    mutating func markSeen(_ index: Int) {
        if index < 64 {
            fields.seen |= 1 &<< UInt64(truncatingIfNeeded: index)
        } else {
            markFurther(index)
        }
    }

    /// Whether the key of that index came.
    func hasSeen(_ index: Int) -> Bool {
        guard index >= 64 else {
            return fields.seen & (1 &<< UInt64(truncatingIfNeeded: index)) != 0
        }
        let place = fields.further + index / 64 - 1
        return place < furtherSeen.count && furtherSeen[place] & (1 &<< UInt64(index % 64)) != 0
    }

    @inline(never)
    private mutating func markFurther(_ index: Int) {
        let place = fields.further + index / 64 - 1
        while place >= furtherSeen.count {
            furtherSeen.append(0)
        }
        furtherSeen[place] |= 1 &<< UInt64(index % 64)
    }
}
