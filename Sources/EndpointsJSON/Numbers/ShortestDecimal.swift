/// The shortest decimal that is read as the same floating-point number, of several the nearest:
/// `0.1` → 1 × 10⁻¹.
///
/// Giulietti, The Schubfach way to render doubles (2020).
struct ShortestDecimal {
    /// Without zeros at the end.
    private(set) var digits: UInt64
    private(set) var exponent: Int

    /// The decimal for `significand` × 2^`exponent`, which is not zero.
    ///
    /// - Parameter isNarrowBelow: Whether the next smaller number is only half as far away as the
    ///   next larger one, because this is a power of two.
    init(significand: UInt64, exponent binary: Int, isNarrowBelow: Bool) {
        // The powers of ten just below the distance to the next number: log 2, and log 3/4.
        exponent = (binary &* 1_262_611 &- (isNarrowBelow ? 524_031 : 0)) &>> 22
        let scale = Self.roundedUpPower(0 &- exponent)
        let shift = UInt64(truncatingIfNeeded: binary &+ (exponent &* -1_741_647) &>> 19 &+ 1)
        // Four times the value and the ends of what is read as it; an odd number does not have them.
        let odd = significand & 1
        let center = significand &* 4
        let value = Self.product(scale, center &<< shift)
        let lower = Self.product(scale, (center &- (isNarrowBelow ? 1 : 2)) &<< shift) &+ odd
        let upper = Self.product(scale, (center &+ 2) &<< shift) &- odd

        digits = value / 4
        let tens = digits / 10
        let isTensBelow = lower <= tens &* 40
        let isTensAbove = tens &* 40 &+ 40 <= upper
        if digits >= 10, isTensBelow != isTensAbove {
            digits = tens &+ (isTensAbove ? 1 : 0)
            exponent &+= 1
        } else if (lower <= digits &* 4) != (digits &* 4 &+ 4 <= upper) {
            digits &+= digits &* 4 &+ 4 <= upper ? 1 : 0
        } else {
            let half = digits &* 4 &+ 2
            digits &+= value > half || (value == half && digits & 1 == 1) ? 1 : 0
        }
        if digits.isMultiple(of: 10) {
            dropZeros(8, power: 100_000_000)
            dropZeros(4, power: 10_000)
            dropZeros(2, power: 100)
            dropZeros(1, power: 10)
        }
    }

    @inline(__always)
    private mutating func dropZeros(_ count: Int, power: UInt64) {
        if digits.isMultiple(of: power) {
            digits /= power
            exponent &+= count
        }
    }

    /// The first bits of the product of both; its last bit is set if any bit after it is.
    @inline(__always)
    private static func product(_ scale: (high: UInt64, low: UInt64), _ value: UInt64) -> UInt64 {
        let low = value.multipliedFullWidth(by: scale.low).high
        let high = value.multipliedFullWidth(by: scale.high)
        let (sum, carries) = high.low.addingReportingOverflow(low)
        return (high.high &+ (carries ? 1 : 0)) | (sum > 1 ? 1 : 0)
    }

    private static func roundedUpPower(_ power: Int) -> (high: UInt64, low: UInt64) {
        let five = PowersOfFive[power]
        guard power > 55 else {
            return five
        }
        let (low, carries) = five.low.addingReportingOverflow(1)
        return (five.high &+ (carries ? 1 : 0), low)
    }
}

extension ShortestDecimal {
    /// The decimal for a number that is finite and not zero, without its sign.
    init<T: BinaryFloatingPoint>(_ value: T) {
        let fraction = UInt64(truncatingIfNeeded: value.significandBitPattern)
        let exponent = Int(truncatingIfNeeded: value.exponentBitPattern)
        let bias = 1 &<< (T.exponentBitCount &- 1) &- 1 &+ T.significandBitCount
        let hidden: UInt64 =
            exponent > 0 ? 1 &<< UInt64(truncatingIfNeeded: T.significandBitCount) : 0
        self.init(
            significand: fraction | hidden,
            exponent: max(exponent, 1) &- bias,
            isNarrowBelow: fraction == 0 && exponent > 1
        )
    }
}
