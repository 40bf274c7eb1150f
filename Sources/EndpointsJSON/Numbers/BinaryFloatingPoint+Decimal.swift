extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// The floating-point number nearest to `digits` × 10^`power`, to even where two are;
    /// infinity beyond the greatest. For doubles and floats.
    ///
    /// Lemire, Number Parsing at a Gigabyte per Second (2021), with the proof that one product of
    /// 128 bits always suffices: Mushtak and Lemire, Fast Number Parsing Without Fallback (2023).
    init(digits: UInt64, power: Int, isNegative: Bool) {
        let sign: FloatingPointSign = isNegative ? .minus : .plus
        guard digits != 0, power >= PowersOfFive.exponents.lowerBound else {
            self.init(sign: sign, exponentBitPattern: 0, significandBitPattern: 0)
            return
        }
        guard power <= 308 else {
            self = isNegative ? -.infinity : .infinity
            return
        }
        let zeros = digits.leadingZeroBitCount
        let product = Self.product(digits &<< UInt64(truncatingIfNeeded: zeros), power)
        let carry = product.high &>> 63
        // The significand, its hidden bit, one bit to round by.
        let shift = carry &+ UInt64(truncatingIfNeeded: 61 &- Self.significandBitCount)
        var significand = product.high &>> shift
        let scale = (217_706 &* power) &>> 16 &+ 63
        let bias = 1 &<< (Self.exponentBitCount &- 1) &- 1
        var exponent = scale &+ Int(truncatingIfNeeded: carry) &- zeros &+ bias
        let hidden: UInt64 = 1 &<< UInt64(truncatingIfNeeded: Self.significandBitCount)
        if exponent <= 0 {
            // Subnormal: the hidden bit becomes a bit like the others. Never halfway.
            significand =
                exponent > -63 ? significand &>> UInt64(truncatingIfNeeded: 1 &- exponent) : 0
            significand = (significand &+ significand & 1) >> 1
            exponent = significand < hidden ? 0 : 1
        } else {
            if product.low <= 1, Self.halfwayPowers.contains(power), significand & 3 == 1,
                significand &<< shift == product.high
            {
                significand &-= 1
            }
            significand = (significand &+ significand & 1) >> 1
            if significand == hidden &* 2 {
                significand = hidden
                exponent &+= 1
            }
        }
        let greatest = 1 &<< Self.exponentBitCount &- 1
        let isInfinite = exponent >= greatest
        self.init(
            sign: sign,
            exponentBitPattern: RawExponent(truncatingIfNeeded: isInfinite ? greatest : exponent),
            significandBitPattern: isInfinite
                ? 0 : RawSignificand(truncatingIfNeeded: significand & (hidden &- 1))
        )
    }

    /// The first 128 bits of the product of `digits` and the power of five, by one multiplication
    /// where the bits that count cannot change by a second one.
    @inline(__always)
    private static func product(_ digits: UInt64, _ power: Int) -> (high: UInt64, low: UInt64) {
        let five = PowersOfFive[power]
        var (high, low) = digits.multipliedFullWidth(by: five.high)
        let rest = UInt64.max &>> UInt64(truncatingIfNeeded: significandBitCount &+ 3)
        if high & rest == rest {
            let (sum, carries) = low.addingReportingOverflow(
                digits.multipliedFullWidth(by: five.low).high
            )
            low = sum
            high &+= carries ? 1 : 0
        }
        return (high, low)
    }

    /// The powers of ten with which a number of 64 bits can lie halfway between two of ours.
    @inline(__always)
    private static var halfwayPowers: ClosedRange<Int> {
        significandBitCount == 52 ? -4...23 : -17...10
    }
}
