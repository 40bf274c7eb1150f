/// Base64 (RFC 4648), eight characters or six bytes at a time.
///
/// The only unsafe access is that to the table's memory, in `decode`.
enum Base64 {
    /// Decodes from `lower` on, up to `upper` or what is in neither alphabet, without the last
    /// characters that are fewer than four.
    ///
    /// - Returns: The index after the last four characters that were decoded.
    static func decode(
        _ bytes: JSONBytes,
        from lower: Int,
        to upper: Int,
        into buffer: inout JSONBuffer
    ) -> Int {
        table.withUnsafeBufferPointer { table in
            var index = lower
            while index &+ 4 <= upper {
                let word = bytes.word(at: index)
                let first = quantum(word, table)
                guard first < invalid else {
                    return index
                }
                let second = quantum(word &>> 32, table)
                guard index &+ 8 <= upper, second < invalid else {
                    buffer.append(UInt64(first), length: 3)
                    index &+= 4
                    continue
                }
                buffer.append(UInt64(first) | UInt64(second) &<< 24, length: 6)
                index &+= 8
            }
            return index
        }
    }

    /// The bits of one character, 0 to 63; nil for what is in neither alphabet.
    static func value(of byte: UInt8) -> UInt8? {
        let entry = table[Int(byte)]
        return entry < invalid ? UInt8(truncatingIfNeeded: entry &>> 2) : nil
    }

    /// The three bytes of the lowest four characters of `word`, the first one lowest; `invalid` or
    /// more when one of them is no character of base64.
    @inline(__always)
    private static func quantum(_ word: UInt64, _ table: UnsafeBufferPointer<UInt32>) -> UInt32 {
        // Each index is at most 3 * 256 + 255, and the table has 4 * 256 entries.
        table[Int(word & 0xFF)] | table[256 &+ Int(word &>> 8 & 0xFF)]
            | table[512 &+ Int(word &>> 16 & 0xFF)] | table[768 &+ Int(word &>> 24 & 0xFF)]
    }

    private static let invalid: UInt32 = 1 << 24

    /// What a byte as first, second, third and fourth of four characters adds to their three
    /// bytes, the first one lowest.
    private static let table: [UInt32] = {
        var table = [UInt32](repeating: invalid, count: 4 * 256)
        func enter(_ byte: UInt8, _ value: UInt32) {
            table[Int(byte)] = value << 2
            table[256 + Int(byte)] = value >> 4 | (value & 0x0F) << 12
            table[512 + Int(byte)] = (value >> 2) << 8 | (value & 3) << 22
            table[768 + Int(byte)] = value << 16
        }
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        for (value, byte) in alphabet.utf8.enumerated() {
            enter(byte, UInt32(value))
        }
        for (plus, slash) in [("+", "/"), ("-", "_")] as [(Unicode.Scalar, Unicode.Scalar)] {
            enter(UInt8(ascii: plus), 62)
            enter(UInt8(ascii: slash), 63)
        }
        return table
    }()

    /// The eight characters of the lowest six bytes of `word`.
    @inline(__always)
    static func characters(of word: UInt64) -> UInt64 {
        // The 48 bits, the first ones highest, are halved until each byte has six of them.
        var bits = word.byteSwapped &>> 16
        bits = (bits & 0xFFFF_FF00_0000) &<< 8 | bits & 0xFF_FFFF
        bits = (bits & 0x00FF_F000_00FF_F000) &<< 4 | bits & 0x0000_0FFF_0000_0FFF
        bits = (bits & 0x0FC0_0FC0_0FC0_0FC0) &<< 2 | bits & 0x003F_003F_003F_003F
        // The distance of the alphabet's ranges from each other; in sum no byte carries.
        var text = bits &+ JSONBytes.each(0x41)
        text = text &+ reaching(26, in: bits) &* 6
        text = text &- reaching(52, in: bits) &* 75
        text = text &- reaching(62, in: bits) &* 15
        text = text &+ reaching(63, in: bits) &* 3
        return text.byteSwapped
    }

    /// 1 for each byte of `bits`, which are 63 at most, that is `value` or more.
    @inline(__always)
    private static func reaching(_ value: UInt8, in bits: UInt64) -> UInt64 {
        (bits &+ JSONBytes.each(0x80 &- value)) &>> 7 & JSONBytes.each(1)
    }
}
