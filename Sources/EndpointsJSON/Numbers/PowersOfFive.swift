/// The powers of five from 5⁻³⁴² to 5³²⁴, each as its first 128 bits.
///
/// They are made at the first use: a table of literals would be compiled by everyone who uses us.
enum PowersOfFive {
    static let exponents = -342...324

    /// The bits of 5^`exponent`, shifted so that the highest one is set: rounded down where it is
    /// a whole number, exact up to 5⁵⁵, and rounded up below 1.
    ///
    /// The power of ten is this times a power of two, so it has the same bits.
    @inline(__always)
    static subscript(exponent: Int) -> (high: UInt64, low: UInt64) {
        let index = (exponent &- exponents.lowerBound) &* 2
        return (words[index], words[index &+ 1])
    }

    private static let words: [UInt64] = {
        var words = [UInt64](repeating: 0, count: exponents.count * 2)
        var power = Power()
        for exponent in 0...exponents.upperBound {
            let index = (exponent - exponents.lowerBound) * 2
            words[index] = power.high
            words[index + 1] = power.middle
            power.multiply()
        }
        power = Power()
        for exponent in 1...(-exponents.lowerBound) {
            power.divide()
            let index = (-exponent - exponents.lowerBound) * 2
            let (low, carries) = power.middle.addingReportingOverflow(1)
            words[index] = power.high &+ (carries ? 1 : 0)
            words[index + 1] = low
        }
        return words
    }()

    /// A power of five by its first 192 bits.
    ///
    /// Each step rounds down, so that after 342 of them the last ten bits are not exact. That leaves
    /// more than fifty to tell which way the first 128 are to be rounded.
    private struct Power {
        var high: UInt64 = 1 << 63
        var middle: UInt64 = 0
        var low: UInt64 = 0

        mutating func multiply() {
            let low = low.multipliedFullWidth(by: 5)
            let middle = middle.multipliedFullWidth(by: 5)
            let high = high.multipliedFullWidth(by: 5)
            let (second, secondCarries) = middle.low.addingReportingOverflow(low.high)
            let (third, thirdCarries) = high.low.addingReportingOverflow(
                middle.high + (secondCarries ? 1 : 0)
            )
            let fourth = high.high + (thirdCarries ? 1 : 0)
            let shift: UInt64 = fourth < 4 ? 2 : 3
            self.low = low.low >> shift | second << (64 - shift)
            self.middle = second >> shift | third << (64 - shift)
            self.high = third >> shift | fourth << (64 - shift)
        }

        mutating func divide() {
            // 5/8 and more becomes 1/2 and more by a fifth of four, less by a fifth of eight.
            let shift: UInt64 = high >= 5 << 61 ? 2 : 3
            let first = UInt64(5).dividingFullWidth(
                (high >> (64 - shift), high << shift | middle >> (64 - shift))
            )
            let second = UInt64(5).dividingFullWidth(
                (first.remainder, middle << shift | low >> (64 - shift))
            )
            let third = UInt64(5).dividingFullWidth((second.remainder, low << shift))
            high = first.quotient
            middle = second.quotient
            low = third.quotient
        }
    }
}
