#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextScanner {
    /// Base64 (RFC 4648 §4), also in the URL-safe alphabet (§5) and without padding (§3.2).
    mutating func base64() -> Data? {
        var buffer = JSONBuffer(capacity: (end - index) / 4 * 3 + 3)
        var word: UInt32 = 0
        var count = 0
        while let value = Self.base64Value(next) {
            word = word << 6 | value
            count &+= 1
            advance()
            if count & 3 == 0 {
                buffer.append(UInt8(truncatingIfNeeded: word >> 16))
                buffer.append(UInt8(truncatingIfNeeded: word >> 8))
                buffer.append(UInt8(truncatingIfNeeded: word))
            }
        }
        switch count & 3 {
        case 2:
            buffer.append(UInt8(truncatingIfNeeded: word >> 4))
        case 3:
            buffer.append(UInt8(truncatingIfNeeded: word >> 10))
            buffer.append(UInt8(truncatingIfNeeded: word >> 2))
        case 1:
            return nil
        default:
            break
        }
        guard takePadding(count & 3) else {
            return nil
        }
        return buffer.data()
    }

    /// Takes `=` up to a multiple of four characters, or none.
    private mutating func takePadding(_ count: Int) -> Bool {
        guard count > 1, take(0x3D) else {
            return true
        }
        return count == 3 || take(0x3D)
    }

    private static func base64Value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x41...0x5A: UInt32(byte - 0x41)
        case 0x61...0x7A: UInt32(byte - 0x61 + 26)
        case 0x30...0x39: UInt32(byte - 0x30 + 52)
        case 0x2B, 0x2D: 62
        case 0x2F, 0x5F: 63
        default: nil
        }
    }
}
