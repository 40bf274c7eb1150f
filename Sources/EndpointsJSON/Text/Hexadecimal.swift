/// Eight hexadecimal digits at a time, each a byte of a word, the first one lowest.
enum Hexadecimal {
    /// The value of the eight digits of either case in `word`, nil when one is none.
    @inline(__always)
    static func value(of word: UInt64) -> UInt32? {
        // Bit 6 tells letters from digits. "a" is made to follow "9", "A" as well, and what then
        // is not from 0x30 to 0x3F, and a letter exactly where it is above "9", is no digit.
        let letters = word & JSONBytes.each(0x40)
        let lower = word | letters &>> 1
        let values = (lower &- (letters &>> 6) &* 0x27) ^ JSONBytes.each(0x30)
        let wrong = values & JSONBytes.each(0xF0)
        let misplaced = ((values &+ JSONBytes.each(6)) &<< 2 ^ letters) & JSONBytes.each(0x40)
        guard wrong | misplaced == 0 else {
            return nil
        }
        var nibbles = values.byteSwapped
        nibbles = (nibbles | nibbles &>> 4) & 0x00FF_00FF_00FF_00FF
        nibbles = (nibbles | nibbles &>> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: nibbles | nibbles &>> 16)
    }

    /// The eight digits of `value` in lower case.
    @inline(__always)
    static func digits(of value: UInt32) -> UInt64 {
        var nibbles = UInt64(value)
        nibbles = (nibbles | nibbles &<< 16) & 0x0000_FFFF_0000_FFFF
        nibbles = (nibbles | nibbles &<< 8) & 0x00FF_00FF_00FF_00FF
        nibbles = (nibbles | nibbles &<< 4) & JSONBytes.each(0x0F)
        let letters = (nibbles &+ JSONBytes.each(6)) &>> 4 & JSONBytes.each(1)
        return (nibbles &+ JSONBytes.each(0x30) &+ letters &* 0x27).byteSwapped
    }
}
