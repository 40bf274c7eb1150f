/// Escapes and multi-byte scalars inside JSON strings (RFC 8259 §7 and §8.1, RFC 3629).
extension JSONBytes {
    /// The scalar that the escape at `index` stands for, and where the escape ends.
    ///
    /// The end is `index` when it is no escape: an unknown letter, a digit that is not
    /// hexadecimal, or a surrogate without its other half.
    func escape(at index: Int) -> (scalar: UnicodeScalar, end: Int) {
        let end = index &+ 2
        switch self[index &+ 1] {
        case .quote: return ("\"", end)
        case .backslash: return ("\\", end)
        case .slash: return ("/", end)
        case 0x62: return ("\u{8}", end)
        case .letterF: return ("\u{C}", end)
        case .letterN: return ("\n", end)
        case 0x72: return ("\r", end)
        case .letterT: return ("\t", end)
        case .letterU: return hexadecimalEscape(at: index)
        default: return ("\u{FFFD}", index)
        }
    }

    private func hexadecimalEscape(at index: Int) -> (scalar: UnicodeScalar, end: Int) {
        guard let high = hexadecimal(at: index &+ 2) else {
            return ("\u{FFFD}", index)
        }
        if let scalar = UnicodeScalar(high) {
            return (scalar, index &+ 6)
        }
        guard high < 0xDC00, self[index &+ 6] == .backslash, self[index &+ 7] == .letterU,
            let low = hexadecimal(at: index &+ 8), 0xDC00...0xDFFF ~= low,
            let scalar = UnicodeScalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else {
            return ("\u{FFFD}", index)
        }
        return (scalar, index &+ 12)
    }

    private func hexadecimal(at index: Int) -> UInt32? {
        var value: UInt32 = 0
        var place = index
        while place < index &+ 4 {
            guard let digit = self[place].hexadecimalValue else {
                return nil
            }
            value = value << 4 | UInt32(digit)
            place &+= 1
        }
        return value
    }

    /// Where the multi-byte scalar at `index` ends; `index` when it is not well formed: overlong,
    /// a surrogate, above U+10FFFF, or cut short.
    func scalarEnd(at index: Int) -> Int {
        let second = self[index &+ 1]
        switch self[index] {
        case 0xC2...0xDF:
            return Self.isTrailing(second) ? index &+ 2 : index
        case 0xE0:
            return 0xA0...0xBF ~= second ? threeByteEnd(at: index) : index
        case 0xED:
            return 0x80...0x9F ~= second ? threeByteEnd(at: index) : index
        case 0xE1...0xEF:
            return Self.isTrailing(second) ? threeByteEnd(at: index) : index
        case 0xF0:
            return 0x90...0xBF ~= second ? fourByteEnd(at: index) : index
        case 0xF1...0xF3:
            return Self.isTrailing(second) ? fourByteEnd(at: index) : index
        case 0xF4:
            return 0x80...0x8F ~= second ? fourByteEnd(at: index) : index
        default:
            return index
        }
    }

    private func threeByteEnd(at index: Int) -> Int {
        Self.isTrailing(self[index &+ 2]) ? index &+ 3 : index
    }

    private func fourByteEnd(at index: Int) -> Int {
        Self.isTrailing(self[index &+ 2]) && Self.isTrailing(self[index &+ 3]) ? index &+ 4 : index
    }

    @inline(__always)
    private static func isTrailing(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}
