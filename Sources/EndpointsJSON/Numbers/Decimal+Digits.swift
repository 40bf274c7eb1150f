#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Decimal {
    /// `digits` × 10^`power`; nil when the power without zeros at the end of the digits is none of
    /// a decimal.
    init?(_ digits: UInt64, power: Int, isNegative: Bool) {
        guard digits != 0 else {
            self = 0
            return
        }
        var digits = digits
        var power = power
        while true {
            let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
            guard remainder == 0 else {
                break
            }
            digits = quotient
            power &+= 1
        }
        guard power >= -128, power <= 127 else {
            return nil
        }
        self.init(
            sign: isNegative ? .minus : .plus,
            exponent: power,
            significand: Decimal(digits)
        )
    }
}
