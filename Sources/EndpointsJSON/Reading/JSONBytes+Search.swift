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

    /// The index of the first backslash from `index` on, or of a zero byte before it.
    func backslash(from index: Int) -> Int {
        var index = index
        while true {
            let word = word(at: index)
            let found = (Self.zeros(in: word ^ Self.each(.backslash)) | Self.zeros(in: word))
            if found & Self.highBits != 0 {
                return index &+ (found & Self.highBits).trailingZeroBitCount &>> 3
            }
            index &+= 8
        }
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
        let found = (escaped(in: word) | zeros(in: word ^ each(0xE2))) & highBits
        return found == 0 ? 8 : found.trailingZeroBitCount &>> 3
    }

    /// The high bit of each byte of `word` that is a quotation mark, a backslash or a control
    /// character, with other bits; exact up to the lowest such byte.
    @inline(__always)
    private static func escaped(in word: UInt64) -> UInt64 {
        zeros(in: word ^ each(.quote)) | zeros(in: word ^ each(.backslash))
            | (word &- each(.space)) & ~word
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
