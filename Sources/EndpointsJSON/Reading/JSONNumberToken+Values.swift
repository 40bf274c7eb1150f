#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONNumberToken {
    /// The nearest double, to even where two are; nil beyond all finite ones.
    @inline(__always)
    func double(_ bytes: JSONBytes) -> Double? {
        guard isExact, magnitude <= 1 << 53, exponent.magnitude <= 22 else {
            return floatingPoint(bytes)
        }
        // One multiplication or division of doubles that are exact is rounded once (Clinger 1990).
        var value = Double(magnitude)
        if exponent < 0 {
            value /= Self.powersOfTen[0 &- exponent]
        } else {
            value *= Self.powersOfTen[exponent]
        }
        return isNegative ? -value : value
    }

    /// The nearest double or float, to even where two are; nil beyond all finite ones.
    func floatingPoint<T: BinaryFloatingPoint & LosslessStringConvertible>(
        _ bytes: JSONBytes
    ) -> T? where T.RawSignificand: FixedWidthInteger {
        var value = T(digits: magnitude, power: exponent, isNegative: isNegative)
        if !isExact {
            // It lies between the digits that were read and the next ones.
            let (next, overflows) = magnitude.addingReportingOverflow(1)
            let upper = T(digits: next, power: exponent, isNegative: isNegative)
            if overflows || value != upper {
                value = T(bytes.string(from: start, to: end)) ?? .nan
            }
        }
        return value.isFinite ? value : nil
    }

    /// The magnitude as an integer, nil when it is none or does not fit.
    var wholeMagnitude: UInt64? {
        // More digits than fit and not zeros: too large, or a fraction.
        guard isExact else {
            return nil
        }
        var value = magnitude
        var power = value == 0 ? 0 : exponent
        while power < 0 {
            let (quotient, remainder) = value.quotientAndRemainder(dividingBy: 10)
            guard remainder == 0 else {
                return nil
            }
            value = quotient
            power &+= 1
        }
        while power > 0 {
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            guard !overflows else {
                return nil
            }
            value = product
            power &-= 1
        }
        return value
    }

    /// The value as a decimal, rounded to even at 38 digits; nil when it is too large.
    func decimal(_ bytes: JSONBytes) -> Decimal? {
        if isExact, let value = Decimal(magnitude, power: exponent, isNegative: isNegative) {
            return value
        }
        return JSONDecimalDigits(bytes.string(from: start, to: end)).decimal
    }

    /// The powers of ten that are doubles exactly.
    static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
