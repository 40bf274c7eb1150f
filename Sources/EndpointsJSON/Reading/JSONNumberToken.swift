/// A number where it stands in a text, with its first digits read (RFC 8259 §6).
struct JSONNumberToken {
    let start: Int
    private(set) var end: Int
    private(set) var isNegative = false
    /// The digits as one integer; meaningless unless `isExact`.
    private(set) var magnitude: UInt64 = 0
    /// The power of ten by which the digits are to be multiplied.
    private(set) var exponent = 0
    /// Whether all digits are in `magnitude`.
    private(set) var isExact = true
    /// Whether it is all digits, without a dot or an exponent, and they are all in `magnitude`.
    private(set) var isInteger = false

    init(start: Int) {
        self.start = start
        end = start
    }

    /// Reads the number; false if a digit is missing at `end`.
    mutating func scan(_ bytes: JSONBytes) -> Bool {
        if bytes[end] == .minus {
            isNegative = true
            end &+= 1
        }
        if bytes[end] == .zero {
            end &+= 1
        } else if !digits(bytes) {
            return false
        }
        var isWhole = true
        if bytes[end] == .dot {
            isWhole = false
            end &+= 1
            let first = end
            guard digits(bytes) else {
                return false
            }
            exponent = first &- end
        }
        // 0x20 is the bit between upper and lower case.
        if bytes[end] | 0x20 == 0x65 {
            isWhole = false
            guard scientific(bytes) else {
                return false
            }
        }
        isInteger = isWhole && isExact
        return true
    }

    /// Appends digits to the magnitude; false if there is none.
    @inline(__always)
    private mutating func digits(_ bytes: JSONBytes) -> Bool {
        let first = end
        var value = magnitude
        var byte = bytes[end]
        while byte.isDigit {
            // Up to 1,844,674,407,370,955,160 a further digit always fits.
            if value >= 1_844_674_407_370_955_161 {
                let (product, overflows) = value.multipliedReportingOverflow(by: 10)
                let (sum, carries) = product.addingReportingOverflow(UInt64(byte &- .zero))
                isExact = isExact && !overflows && !carries
                value = sum
            } else {
                value = value &* 10 &+ UInt64(byte &- .zero)
            }
            end &+= 1
            byte = bytes[end]
        }
        magnitude = value
        return end > first
    }

    private mutating func scientific(_ bytes: JSONBytes) -> Bool {
        end &+= 1
        let isSmall = bytes[end] == .minus
        if isSmall || bytes[end] == .plus {
            end &+= 1
        }
        guard bytes[end].isDigit else {
            return false
        }
        var power = 0
        while bytes[end].isDigit {
            // No text is long enough to bring an exponent of this size back into range.
            if power < 1_000_000_000_000 {
                power = power &* 10 &+ Int(bytes[end] &- .zero)
            }
            end &+= 1
        }
        exponent &+= isSmall ? 0 &- power : power
        return true
    }

    /// The nearest double, where one multiplication or division of exact doubles gives it
    /// (Clinger 1990); nil where it takes more.
    var double: Double? {
        guard isExact, magnitude <= 1 << 53 else {
            return nil
        }
        var value = Double(magnitude)
        if magnitude == 0 || exponent == 0 {
            // The value stays.
        } else if exponent > 0, exponent <= 22 {
            value *= Self.powersOfTen[exponent]
        } else if exponent < 0, exponent >= -22 {
            value /= Self.powersOfTen[0 &- exponent]
        } else {
            return nil
        }
        return isNegative ? -value : value
    }

    /// The powers of ten that are doubles exactly.
    static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
