#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextScanner {
    /// A UUID of 36 characters in either case (RFC 9562 §4).
    mutating func uuid() -> UUID? {
        guard end &- index == 36,
            bytes[index &+ 8] == .minus, bytes[index &+ 13] == .minus,
            bytes[index &+ 18] == .minus, bytes[index &+ 23] == .minus,
            let first = hexadecimal(at: 0, 4), let second = hexadecimal(at: 9, 14),
            let third = hexadecimal(at: 19, 24), let fourth = hexadecimal(at: 28, 32)
        else {
            return nil
        }
        index = end
        func byte(_ word: UInt32, _ place: UInt32) -> UInt8 {
            UInt8(truncatingIfNeeded: word &>> (24 &- 8 &* place))
        }
        return UUID(
            uuid: (
                byte(first, 0), byte(first, 1), byte(first, 2), byte(first, 3),
                byte(second, 0), byte(second, 1), byte(second, 2), byte(second, 3),
                byte(third, 0), byte(third, 1), byte(third, 2), byte(third, 3),
                byte(fourth, 0), byte(fourth, 1), byte(fourth, 2), byte(fourth, 3)
            )
        )
    }

    /// The value of four digits at one place, from `index` on, and of four at another.
    @inline(__always)
    private func hexadecimal(at high: Int, _ low: Int) -> UInt32? {
        Hexadecimal.value(
            of: bytes.word(at: index &+ high) & 0xFFFF_FFFF | bytes.word(at: index &+ low) &<< 32
        )
    }
}
