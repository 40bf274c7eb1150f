/// Numbers that are hard to read, the same ones in every run.
struct NumberCases: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }

    /// A number as JSON.
    mutating func text() -> String {
        let sign = Bool.random(using: &self) ? "-" : ""
        switch next() % 16 {
        case 0...2: return sign + integer(digits: 1...19) + exponent(-345...310)
        case 3...4: return sign + integer(digits: 1...8) + exponent(-40...40)
        case 5: return sign + integer(digits: 1...19) + "." + digits(1...30)
        case 6: return sign + integer(digits: 20...60) + exponent(-360...300)
        case 7: return sign + "0." + zeros(0...330) + digits(1...40)
        case 8: return sign + integer(digits: 1...5) + zeros(0...320) + exponent(-330...10)
        case 9: return sign + "0." + digits(15...25) + exponent(-330...310)
        case 10...11: return double().magnitude.description.replacing(".0e", with: "e")
        case 12: return sign + nearHalf(exponent: 0...2)
        case 13: return sign + nearHalf(exponent: 0...2_045)
        case 14: return sign + nearHalf(exponent: 963...1_083)
        default: return sign + integer(digits: 1...3) + exponent(-400...400)
        }
    }

    /// Any finite double, with as many of the small ones as of the large ones.
    mutating func double() -> Double {
        let value = Double(bitPattern: next())
        return value.isFinite ? value : 0
    }

    /// Any finite float.
    mutating func float() -> Float {
        let value = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
        return value.isFinite ? value : 0
    }

    /// A double of a few decimal digits.
    mutating func shortDouble() -> Double {
        Double(next() >> UInt64.random(in: 1...63, using: &self))
            / [1, 10, 100, 1e3, 1e6, 1e17][
                Int(next() % 6)
            ]
    }

    /// The middle between two doubles, or what differs from it far behind.
    private mutating func nearHalf(exponent: ClosedRange<UInt64>) -> String {
        let exponent = Int(UInt64.random(in: exponent, using: &self))
        let fraction = next() >> UInt64.random(in: 12...63, using: &self)
        let significand = fraction | (exponent > 0 ? 1 << 52 : 0)
        let half = DecimalExpansion(significand * 2 + 1, exponent: max(exponent, 1) - 1_076)
        switch next() % 4 {
        case 0: return half.text()
        case 1: return half.text().replacing("e", with: ".0000000000000000000000000001e")
        case 2: return half.text().replacing("e", with: ".000e")
        default: return half.text(isBelow: true)
        }
    }

    private mutating func integer(digits: ClosedRange<Int>) -> String {
        let text = self.digits(digits)
        return text.first == "0" ? "1" + text.dropFirst() : text
    }

    private mutating func digits(_ count: ClosedRange<Int>) -> String {
        let count = Int.random(in: count, using: &self)
        var text = ""
        while text.utf8.count < count {
            let group = String(next() % 1_000_000_000)
            text += String(repeating: "0", count: 9 - group.utf8.count) + group
        }
        return String(text.prefix(count))
    }

    private mutating func zeros(_ count: ClosedRange<Int>) -> String {
        String(repeating: "0", count: Int.random(in: count, using: &self))
    }

    private mutating func exponent(_ range: ClosedRange<Int>) -> String {
        let mark = Bool.random(using: &self) ? "e" : "E"
        return mark + String(Int.random(in: range, using: &self))
    }
}
