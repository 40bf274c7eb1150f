#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Numbers as text.
extension JSONBuffer {
    mutating func append(signed value: Int64) {
        if value < 0 {
            append(.minus)
        }
        append(unsigned: value.magnitude)
    }

    mutating func append(unsigned value: UInt64) {
        append(value, digits: PowersOfTen.digitCount(value))
    }

    /// Appends `value` with leading zeros up to `width` digits.
    mutating func append(_ value: Int, width: Int) {
        if value < 0 {
            append(signed: Int64(value))
        } else {
            let value = UInt64(value)
            append(value, digits: max(width, PowersOfTen.digitCount(value)))
        }
    }

    /// Appends `count` zeros.
    mutating func append(zeros count: Int) {
        for _ in 0..<count {
            append(.zero)
        }
    }

    /// Appends the shortest text that gives the double back: `0.1`, `100`, `1e+20`.
    mutating func append(double value: Double) {
        // Beyond 2⁵³ not every whole number is a double.
        append(shortest: value, isPlain: value.magnitude >= 1e-4 && value.magnitude <= 0x1p53)
    }

    /// Appends the shortest text that gives the float back.
    mutating func append(float value: Float) {
        append(shortest: value, isPlain: value.magnitude >= 1e-4 && value.magnitude <= 0x1p24)
    }

    /// Appends the text of the standard library, but without `.0`.
    @inline(__always)
    private mutating func append<T: BinaryFloatingPoint & CustomStringConvertible>(
        shortest value: T,
        isPlain: Bool
    ) {
        guard value.isFinite else {
            append(text: value.description)
            return
        }
        if value.sign == .minus {
            append(.minus)
        }
        guard value != 0 else {
            append(.zero)
            return
        }
        let decimal = ShortestDecimal(value)
        if isPlain {
            append(decimal.digits, shiftedBy: decimal.exponent)
        } else {
            append(scientific: decimal)
        }
    }

    /// Appends all digits of the decimal, without an exponent and without zeros that do not count.
    mutating func append(decimal value: Decimal) {
        guard value.isFinite, var digits = value.wholeDigits else {
            append(text: value.description)
            return
        }
        var power = value.exponent
        if value.isSignMinus {
            append(.minus)
        }
        while power < 0, digits.isMultiple(of: 10) {
            digits /= 10
            power &+= 1
        }
        append(digits, shiftedBy: power)
    }

    /// Appends `digits` × 10^`power` without an exponent.
    private mutating func append(_ digits: UInt64, shiftedBy power: Int) {
        let count = PowersOfTen.digitCount(digits)
        if power >= 0 {
            append(digits, digits: count)
            append(zeros: power)
        } else if count &+ power > 0 {
            let (whole, fraction) = digits.quotientAndRemainder(
                dividingBy: PowersOfTen[0 &- power]
            )
            append(whole, digits: count &+ power)
            append(.dot)
            append(fraction, digits: 0 &- power)
        } else {
            append("0.")
            append(zeros: 0 &- count &- power)
            append(digits, digits: count)
        }
    }

    /// Appends one digit, the others as its fraction, and an exponent of two digits at least.
    private mutating func append(scientific decimal: ShortestDecimal) {
        let fraction = PowersOfTen.digitCount(decimal.digits) &- 1
        let power = decimal.exponent &+ fraction
        append(decimal.digits, shiftedBy: 0 &- fraction)
        append(power < 0 ? "e-" : "e+")
        append(Int(power.magnitude), width: 2)
    }

    /// Appends two hexadecimal digits in lower case.
    mutating func append(hexadecimal byte: UInt8) {
        append(Self.hexadecimalDigit(byte >> 4))
        append(Self.hexadecimalDigit(byte & 15))
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? .zero + value : 0x57 + value
    }
}
