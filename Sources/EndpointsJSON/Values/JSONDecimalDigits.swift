#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A number as its significant digits times a power of ten: `-12.50e3` → -125 × 10².
///
/// Without zeros at either end, so that equal values have equal digits; zero has none.
struct JSONDecimalDigits: Hashable {
    var isNegative = false
    var exponent = 0
    private(set) var digits: [UInt8] = []

    /// The digits of a text that is a number of JSON.
    init(_ text: String) {
        var fraction = 0
        var isFraction = false
        var power: Substring.UTF8View?
        for (index, byte) in zip(text.utf8.indices, text.utf8) {
            switch byte {
            case .minus:
                isNegative = true
            case .dot:
                isFraction = true
            case .zero ... .nine:
                fraction += isFraction ? 1 : 0
                if byte != .zero || !digits.isEmpty {
                    digits.append(byte - .zero)
                }
            default:
                power = text.utf8[text.utf8.index(after: index)...]
            }
            if power != nil {
                break
            }
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        guard !digits.isEmpty else {
            isNegative = false
            exponent = 0
            return
        }
        exponent += Self.clamped(power) - fraction
    }

    /// The value as a decimal, rounded to even at 38 digits; nil when it is too large.
    var decimal: Decimal? {
        var rounded = self
        rounded.round(to: 38)
        guard rounded.exponent <= 127 else {
            return nil
        }
        if rounded.exponent < -128 {
            rounded.round(to: rounded.digits.count + rounded.exponent + 128)
        }
        guard !rounded.digits.isEmpty else {
            return 0
        }
        let high = Self.value(of: rounded.digits.dropLast(19))
        let low = Self.value(of: rounded.digits.suffix(19))
        let value = Decimal(sign: .plus, exponent: 19, significand: Decimal(high)) + Decimal(low)
        return Decimal(
            sign: isNegative ? .minus : .plus,
            exponent: rounded.exponent,
            significand: value
        )
    }

    private static func value(of digits: ArraySlice<UInt8>) -> UInt64 {
        digits.reduce(0) { value, digit in value * 10 + UInt64(digit) }
    }

    /// Rounds to `count` digits, to even where it lies halfway.
    private mutating func round(to count: Int) {
        guard digits.count > count else {
            return
        }
        guard count >= 0 else {
            digits = []
            return
        }
        let next = digits[count]
        let isHalf = next == 5 && digits.count == count + 1
        let isOdd = count > 0 && digits[count - 1] % 2 == 1
        exponent += digits.count - count
        digits.removeLast(digits.count - count)
        if next > 5 || (next == 5 && (!isHalf || isOdd)) {
            increment()
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
    }

    /// Adds one to the last digit; nines become zeros, which are dropped.
    private mutating func increment() {
        while digits.last == 9 {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty {
            digits = [1]
        } else {
            digits[digits.count - 1] += 1
        }
    }

    /// The exponent that is written; one of more than 15 digits is no nearer to any value of ours.
    private static func clamped(_ text: Substring.UTF8View?) -> Int {
        guard let text else {
            return 0
        }
        var power = 0
        for byte in text where byte.isDigit && power < 1_000_000_000_000_000 {
            power = power * 10 + Int(byte - .zero)
        }
        return text.first == .minus ? -power : power
    }
}
