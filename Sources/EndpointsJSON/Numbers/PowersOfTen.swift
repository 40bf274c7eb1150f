/// The powers of ten that fit 64 bits.
enum PowersOfTen {
    @inline(__always)
    static subscript(exponent: Int) -> UInt64 {
        values[exponent]
    }

    /// The digits of `value`, one for zero.
    @inline(__always)
    static func digitCount(_ value: UInt64) -> Int {
        // 1,233/4,096 is a little more than the logarithm of two.
        let value = value | 1
        let count = ((64 &- value.leadingZeroBitCount) &* 1_233) &>> 12
        return count &+ (value >= values[count] ? 1 : 0)
    }

    private static let values: [UInt64] = [
        1,
        10,
        100,
        1_000,
        10_000,
        100_000,
        1_000_000,
        10_000_000,
        100_000_000,
        1_000_000_000,
        10_000_000_000,
        100_000_000_000,
        1_000_000_000_000,
        10_000_000_000_000,
        100_000_000_000_000,
        1_000_000_000_000_000,
        10_000_000_000_000_000,
        100_000_000_000_000_000,
        1_000_000_000_000_000_000,
        10_000_000_000_000_000_000,
    ]
}
