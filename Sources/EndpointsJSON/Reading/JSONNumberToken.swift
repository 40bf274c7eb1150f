/// A number where it stands in a text, with its first digits read (RFC 8259 §6).
struct JSONNumberToken {
    let start: Int
    private(set) var end: Int
    private(set) var isNegative = false
    /// The digits as one integer, without the dot; of more than 19 those in front that fit.
    private(set) var magnitude: UInt64 = 0
    /// The power of ten by which `magnitude` is to be multiplied.
    private(set) var exponent = 0
    /// Whether the digits that are not in `magnitude` are zeros.
    private(set) var isExact = true
    /// Whether it is all digits, without a dot or an exponent, and `magnitude` is its value.
    private(set) var isInteger = false

    init(start: Int) {
        self.start = start
        end = start
    }

    /// Reads the number; false if a digit is missing at `end`.
    @inline(__always)
    mutating func scan(_ bytes: JSONBytes) -> Bool {
        if bytes[end] == .minus {
            isNegative = true
            end &+= 1
        }
        let first = end
        if bytes[end] == .zero {
            end &+= 1
        } else if !digits(bytes) {
            return false
        }
        var isWhole = true
        var count = end &- first
        if bytes[end] == .dot {
            isWhole = false
            end &+= 1
            let fraction = end
            guard digits(bytes) else {
                return false
            }
            exponent = fraction &- end
            count &-= exponent
        }
        if count > 19 {
            recount(bytes, from: first)
        }
        // 0x20 is the bit between upper and lower case.
        if bytes[end] | 0x20 == 0x65 {
            isWhole = false
            guard scientific(bytes) else {
                return false
            }
        }
        isInteger = isWhole && exponent == 0 && isExact
        return true
    }

    /// Appends digits to the magnitude, eight at a time; false if there is none.
    @inline(__always)
    private mutating func digits(_ bytes: JSONBytes) -> Bool {
        let first = end
        var run = DigitRun(bytes.word(at: end))
        while run.count == 8 {
            magnitude = magnitude &* 100_000_000 &+ run.value
            end &+= 8
            run = DigitRun(bytes.word(at: end))
        }
        if run.count > 0 {
            magnitude = magnitude &* PowersOfTen[run.count] &+ run.value
            end &+= run.count
        }
        return end > first
    }

    /// Reads the digits from `first` to `end` again, as many as fit, and counts the others.
    private mutating func recount(_ bytes: JSONBytes, from first: Int) {
        magnitude = 0
        var isFull = false
        for index in first..<end where bytes[index] != .dot {
            let digit = UInt64(bytes[index] &- .zero)
            let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(digit)
            isFull = isFull || overflows || carries
            if isFull {
                exponent &+= 1
                isExact = isExact && digit == 0
            } else {
                magnitude = sum
            }
        }
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
}
