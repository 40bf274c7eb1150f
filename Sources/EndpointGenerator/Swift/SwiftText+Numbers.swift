extension SwiftText {
    /// A JSON number that is a whole one, as an integer literal: `1e2` → `100`, long ones with
    /// their digits in groups of three; nil where it has a fraction.
    static func integerLiteral(_ number: String) -> String? {
        let (digits, exponent, isNegative) = decimal(number)
        guard exponent >= 0, exponent <= 20 else { return nil }
        let whole = digits + String(repeating: "0", count: exponent)
        return (isNegative && whole != "0" ? "-" : "") + grouped(whole)
    }

    /// A JSON number as a `Decimal`, which a literal with a fraction would make inexact, as it
    /// passes through `Double`.
    static func decimalExpression(_ number: String) -> String {
        integerLiteral(number) ?? ".init(known: \(literal(number)))"
    }

    /// Digits without zeros at either end, and the power of ten that they are multiplied by.
    private static func decimal(
        _ number: String
    ) -> (digits: String, exponent: Int, isNegative: Bool) {
        let isNegative = number.hasPrefix("-")
        let parts = number.drop { $0 == "-" }.lowercased().split(separator: "e")
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        exponent -= fraction.count
        var digits = String((mantissa[0] + fraction).drop { $0 == "0" })
        while digits.hasSuffix("0") {
            digits.removeLast()
            exponent += 1
        }
        return digits.isEmpty ? ("0", 0, isNegative) : (digits, exponent, isNegative)
    }

    /// `1234567` → `1_234_567`; up to six digits stay as they are.
    private static func grouped(_ digits: String) -> String {
        if digits.count < 7 { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result.append("_") }
            result.append(digit)
        }
        return result
    }
}
