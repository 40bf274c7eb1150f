/// Searches that look at eight bytes at a time.
///
/// None ends beyond `count`: the zeros that stand for what lies there end each of them.
extension JSONBytes {
    /// The index of the first byte from `index` on that is not plain: a quotation mark, a
    /// backslash, a control character, or not ASCII; `count` when there is none.
    func plainEnd(from index: Int) -> Int {
        var index = index
        while true {
            let word = word(at: index)
            let special = (Self.escaped(in: word) | word) & Self.highBits
            if special != 0 {
                return index &+ special.trailingZeroBitCount &>> 3
            }
            index &+= 8
        }
    }

    /// The index of the first backslash from `index` on, `upper` when there is none before it.
    func backslash(from index: Int, to upper: Int) -> Int {
        var index = index
        while index < upper {
            let found = Self.zeros(in: word(at: index) ^ Self.each(.backslash)) & Self.highBits
            if found != 0 {
                return min(index &+ found.trailingZeroBitCount &>> 3, upper)
            }
            index &+= 8
        }
        return upper
    }

    /// The index of the first byte from `index` on that is no white space of RFC 8259.
    func spaceEnd(from index: Int) -> Int {
        var index = index
        while self[index].isSpace {
            index &+= 1
            // Most white space is a line's end and the spaces of the next line.
            var other = word(at: index) ^ Self.each(.space)
            while other == 0 {
                index &+= 8
                other = word(at: index) ^ Self.each(.space)
            }
            index &+= other.trailingZeroBitCount &>> 3
        }
        return index
    }

    /// How many of the lowest bytes of `word` may stand in a JSON string as they are written: none
    /// is a quotation mark, a backslash, a control character or begins like U+2028.
    @inline(__always)
    static func writableLength(in word: UInt64) -> Int {
        let found = (escaped(in: word) & ~word | zeros(in: word ^ each(0xE2))) & highBits
        return found == 0 ? 8 : found.trailingZeroBitCount &>> 3
    }

    /// The high bit of each ASCII byte of `word` that is a quotation mark, a backslash or a control
    /// character; exact up to the lowest such byte. Other bits may be set.
    @inline(__always)
    private static func escaped(in word: UInt64) -> UInt64 {
        // With bit 1 turned, a quotation mark is 0x20, and below 0x21 are else control characters.
        ((word ^ each(0x02)) &- each(0x21)) | ((word ^ each(.backslash)) &- each(1))
    }

    /// The high bit of each byte of `word` that is zero, with other bits; exact up to the lowest
    /// such byte.
    @inline(__always)
    private static func zeros(in word: UInt64) -> UInt64 {
        (word &- each(1)) & ~word
    }

    /// Eight times `byte`.
    @inline(__always)
    static func each(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }

    private static var highBits: UInt64 {
        each(0x80)
    }
}
