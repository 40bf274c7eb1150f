/// Numbers as text.
extension JSONBuffer {
    mutating func append(signed value: Int64) {
        if value < 0 {
            append(.minus)
        }
        append(unsigned: value.magnitude)
    }

    mutating func append(unsigned value: UInt64) {
        if value >= 10 {
            append(unsigned: value / 10)
        }
        append(.zero &+ UInt8(truncatingIfNeeded: value % 10))
    }

    /// Appends `value` with leading zeros up to `width` digits.
    mutating func append(_ value: Int, width: Int) {
        guard value >= 0 else {
            append(signed: Int64(value))
            return
        }
        if width > 1 || value >= 10 {
            append(value / 10, width: width - 1)
        }
        append(.zero &+ UInt8(truncatingIfNeeded: value % 10))
    }

    /// Appends the shortest text that gives the double back: `0.1`, `100`, `1e+20`.
    mutating func append(double value: Double) {
        append(shortest: value.description)
    }

    /// Appends the shortest text that gives the float back.
    mutating func append(float value: Float) {
        append(shortest: value.description)
    }

    private mutating func append(shortest text: String) {
        append(text: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
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
