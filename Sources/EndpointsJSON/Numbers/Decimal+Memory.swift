#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The whole number that a decimal keeps beside its sign and its exponent, and the unsafe memory
/// access to it.
///
/// Foundation shows it only as text, which takes it a hundred thousand instructions. All of its
/// decimals have it behind four bytes, in eight units of 16 bits, and the second of the four bytes
/// tells how many units count. Whether that is so is asked once, of decimals that are known.
extension Decimal {
    /// The decimal without its sign and its exponent; nil if it has more than 64 bits, or if
    /// Foundation keeps it otherwise.
    var wholeDigits: UInt64? {
        Self.lengthShift.flatMap { wholeDigits(lengthShift: $0) }
    }

    private func wholeDigits(lengthShift: UInt8) -> UInt64? {
        withUnsafeBytes(of: self) { bytes in
            let length = bytes[1] &>> lengthShift & 15
            guard length < 4 else {
                return length == 4 ? bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self) : nil
            }
            // Units beyond the length may hold anything.
            let used: UInt64 = 1 &<< (UInt64(length) &* 16) &- 1
            return bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self) & used
        }
    }

    /// Where in its byte the length stands, nil where it does not.
    private static let lengthShift: UInt8? = {
        let known: [(Decimal, UInt64?)] = [
            (0, 0), (Decimal(sign: .minus, exponent: -3, significand: 65_537), 65_537),
            (Decimal(UInt64.max), .max), (Decimal(UInt64.max) * 3, nil),
            (.greatestFiniteMagnitude, nil), (Decimal(281_474_976_710_657), 281_474_976_710_657),
        ]
        let shifts: [UInt8] = MemoryLayout<Decimal>.size == 20 ? [0, 4] : []
        return shifts.first { shift in
            known.allSatisfy { value, digits in value.wholeDigits(lengthShift: shift) == digits }
        }
    }()
}
