#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextScanner {
    /// Base64 (RFC 4648 §4), also in the URL-safe alphabet (§5) and without padding (§3.2).
    mutating func base64() -> Data? {
        // The last eight bytes are stored whole.
        var buffer = JSONBuffer(capacity: (end &- index) / 4 &* 3 &+ 8)
        index = Base64.decode(bytes, from: index, to: end, into: &buffer)
        var word: UInt32 = 0
        var count = 0
        while count < 3, let value = Base64.value(of: next) {
            word = word &<< 6 | UInt32(value)
            count &+= 1
            advance()
        }
        switch count {
        case 0: return buffer.data()
        case 2: buffer.append(UInt8(truncatingIfNeeded: word &>> 4))
        case 3: buffer.append(UInt64(word &>> 2).byteSwapped &>> 48, length: 2)
        default: return nil
        }
        return takePadding(count) ? buffer.data() : nil
    }

    /// Takes `=` up to a multiple of four characters, or none.
    private mutating func takePadding(_ count: Int) -> Bool {
        guard take(0x3D) else {
            return true
        }
        return count == 3 || take(0x3D)
    }
}
