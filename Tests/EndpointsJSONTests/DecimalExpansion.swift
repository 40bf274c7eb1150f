/// `significand` × 2^`exponent` in decimal, with all of its digits.
struct DecimalExpansion {
    /// The digits in groups of nine, the last ones first.
    private var groups: [UInt64]
    private var power = 0

    init(_ significand: UInt64, exponent: Int) {
        groups = [significand]
        carry()
        // A half is five tenths.
        power = min(exponent, 0)
        let count = Int(exponent.magnitude)
        for _ in 0..<count % 12 {
            multiply(by: exponent < 0 ? 5 : 2)
        }
        for _ in 0..<count / 12 {
            multiply(by: exponent < 0 ? 244_140_625 : 4_096)
        }
    }

    /// As a number of JSON: the digits and an exponent.
    ///
    /// - Parameter isBelow: Whether it is to be a little less, by one at a further place.
    func text(isBelow: Bool = false) -> String {
        var groups = groups
        var power = power
        if isBelow {
            groups.insert(0, at: 0)
            power -= 9
            for index in groups.indices {
                let isBorrowed = groups[index] == 0
                groups[index] = isBorrowed ? 999_999_999 : groups[index] - 1
                if !isBorrowed {
                    break
                }
            }
        }
        let digits = groups.reversed().map { group in
            String(repeating: "0", count: 9 - String(group).utf8.count) + String(group)
        }
        let text = digits.joined().drop { $0 == "0" }
        return (text.isEmpty ? "0" : text) + "e\(power)"
    }

    private mutating func multiply(by factor: UInt64) {
        for index in groups.indices {
            groups[index] *= factor
        }
        carry()
    }

    private mutating func carry() {
        var rest: UInt64 = 0
        for index in groups.indices {
            let (quotient, remainder) = (groups[index] + rest)
                .quotientAndRemainder(dividingBy: 1_000_000_000)
            groups[index] = remainder
            rest = quotient
        }
        while rest > 0 {
            groups.append(rest % 1_000_000_000)
            rest /= 1_000_000_000
        }
    }
}
