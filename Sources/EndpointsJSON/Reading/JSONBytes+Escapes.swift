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

    /// The value of the four hexadecimal digits at `index`.
    private func hexadecimal(at index: Int) -> UInt32? {
        // The digits "0000" before them make eight.
        Hexadecimal.value(of: word(at: index) &<< 32 | Self.each(.zero) &>> 32)
    }

    /// Where the multi-byte scalars that begin at `index` end: at the first byte that is ASCII, or
    /// that is not well formed: overlong, a surrogate, above U+10FFFF, or cut short.
    func multibyteEnd(from index: Int) -> Int {
        var index = index
        while true {
            let length = Self.multibyteLength(word(at: index))
            if length == 0 {
                return index
            }
            index &+= length
        }
    }

    /// The length of the multi-byte scalar in the lowest bytes of `word`, 0 when there is none.
    @inline(__always)
    private static func multibyteLength(_ word: UInt64) -> Int {
        // First the marks of all bytes are compared, then the bits that would make it overlong, a
        // surrogate or too large.
        if word & 0xC0_C0F0 == 0x80_80E0 {
            let bits = word & 0x200F
            return bits != 0 && bits != 0x200D ? 3 : 0
        }
        if word & 0xC0E0 == 0x80C0 {
            return word & 0x1E != 0 ? 2 : 0
        }
        if word & 0xC0C0_C0F8 == 0x8080_80F0 {
            let bits = word & 0x3007
            return bits != 0 && (bits & 4 == 0 || bits == 4) ? 4 : 0
        }
        return 0
    }
}
