#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextScanner {
    /// Base64 (RFC 4648 §4), also in the URL-safe alphabet (§5) and without padding (§3.2).
    mutating func base64() -> Data? {
        // The last eight bytes are stored whole.
        let capacity = (end &- index) / 4 &* 3 &+ 8
        guard capacity > 1_024 else {
            // Data that copies from the stack is made and freed faster than one that adopts memory.
            return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { memory in
                guard let start = memory.baseAddress, let count = base64(into: start) else {
                    return nil
                }
                return Data(bytes: start, count: count)
            }
        }
        var buffer = JSONBuffer(capacity: capacity)
        var isBase64 = false
        buffer.append(upTo: capacity) { start in
            let count = base64(into: start)
            isBase64 = count != nil
            return count ?? 0
        }
        return isBase64 ? buffer.data() : nil
    }

    /// Gives how many bytes were stored.
    private mutating func base64(into memory: UnsafeMutableRawPointer) -> Int? {
        let (index, count) = Base64.decode(bytes, from: index, to: end, into: memory)
        self.index = index
        var word: UInt32 = 0
        var characters = 0
        while characters < 3, let value = Base64.value(of: next) {
            word = word &<< 6 | UInt32(value)
            characters &+= 1
            advance()
        }
        let rest = memory + count
        switch characters {
        case 0: return count
        case 2:
            rest.storeBytes(of: UInt8(truncatingIfNeeded: word &>> 4), as: UInt8.self)
            return takePadding(characters) ? count &+ 1 : nil
        case 3:
            let pair = UInt16(truncatingIfNeeded: word &>> 2)
            rest.storeBytes(of: pair.bigEndian, as: UInt16.self)
            return takePadding(characters) ? count &+ 2 : nil
        default: return nil
        }
    }

    /// Takes `=` up to a multiple of four characters, or none.
    private mutating func takePadding(_ count: Int) -> Bool {
        guard take(0x3D) else {
            return true
        }
        return count == 3 || take(0x3D)
    }
}
