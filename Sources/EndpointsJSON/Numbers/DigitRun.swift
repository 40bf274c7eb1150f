/// The digits with which eight bytes of a text begin, found and read together.
struct DigitRun {
    /// How many there are, up to eight.
    let count: Int
    private let digits: UInt64

    /// The digits of a word whose lowest byte comes first.
    @inline(__always)
    init(_ word: UInt64) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        digits = word ^ (ones &* 0x30)
        // The high bit of each byte above 9; exact up to the lowest such byte.
        let others = ((digits &+ (ones &* 0x76)) | digits) & (ones &* 0x80)
        count = others.trailingZeroBitCount &>> 3
    }

    /// The value of the digits; meaningless when there is none.
    @inline(__always)
    var value: UInt64 {
        // Zeros in front, then neighbours are put together: to pairs, to fours, to one of eight.
        var value = digits &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
        value = value &* 10 &+ value &>> 8
        let mask: UInt64 = 0x0000_00FF_0000_00FF
        let odd = (value & mask) &* 0x000F_4240_0000_0064
        let even = (value &>> 16 & mask) &* 0x0000_2710_0000_0001
        return (odd &+ even) &>> 32
    }
}
