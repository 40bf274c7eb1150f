#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextScanner {
    /// A UUID of 36 characters in either case (RFC 9562 §4).
    mutating func uuid() -> UUID? {
        guard let first = hexadecimal(8), take(.minus), let second = hexadecimal(4), take(.minus),
            let third = hexadecimal(4), take(.minus), let fourth = hexadecimal(4), take(.minus),
            let fifth = hexadecimal(12)
        else {
            return nil
        }
        let high = first << 32 | second << 16 | third
        let low = fourth << 48 | fifth
        func byte(_ word: UInt64, _ place: UInt64) -> UInt8 {
            UInt8(truncatingIfNeeded: word >> (56 - 8 * place))
        }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
                byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
                byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            )
        )
    }

    private mutating func hexadecimal(_ count: Int) -> UInt64? {
        var value: UInt64 = 0
        var left = count
        while left > 0 {
            guard let digit = next.hexadecimalValue else {
                return nil
            }
            value = value << 4 | UInt64(digit)
            advance()
            left &-= 1
        }
        return value
    }
}
