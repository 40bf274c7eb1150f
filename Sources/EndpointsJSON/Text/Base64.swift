/// Base64 (RFC 4648), eight characters or six bytes at a time.
///
/// Unsafe are the access to the table's memory, in `decode`, and the stores.
enum Base64 {
    /// Decodes from `lower` on, up to `upper` or what is in neither alphabet, without the last
    /// characters that are fewer than four.
    ///
    /// - Parameter memory: Where the bytes go; it has room for two more than come of the text.
    /// - Returns: The index after the last four characters that were decoded, and how many bytes
    ///   came of them.
    static func decode(
        _ bytes: JSONBytes,
        from lower: Int,
        to upper: Int,
        into memory: UnsafeMutableRawPointer
    ) -> (index: Int, count: Int) {
        table.withUnsafeBufferPointer { table in
            var index = lower
            var count = 0
            while index &+ 4 <= upper {
                let word = bytes.word(at: index)
                let first = quantum(word, table)
                let second = quantum(word &>> 32, table)
                if index &+ 8 <= upper, first | second < invalid {
                    let both = UInt64(first) | UInt64(second) &<< 24
                    (memory + count).storeBytes(of: both.littleEndian, as: UInt64.self)
                    index &+= 8
                    count &+= 6
                } else if first < invalid {
                    (memory + count).storeBytes(of: first.littleEndian, as: UInt32.self)
                    index &+= 4
                    count &+= 3
                } else {
                    break
                }
            }
            return (index, count)
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
        for (value, byte) in alphabet.enumerated() {
            enter(byte, UInt32(value))
        }
        // The URL-safe alphabet has these instead of the last two.
        enter(UInt8(ascii: "-"), 62)
        enter(UInt8(ascii: "_"), 63)
        return table
    }()

    /// Encodes with padding.
    ///
    /// - Parameter memory: Where the characters go; it has room for eight more than come of the
    ///   bytes.
    /// - Returns: How many characters were stored.
    static func encode(_ bytes: JSONBytes, into memory: UnsafeMutableRawPointer) -> Int {
        pairs.withUnsafeBufferPointer { pairs in
            var index = 0
            var count = 0
            while index &+ 6 <= bytes.count {
                store(characters(of: bytes.word(at: index), pairs), at: memory + count)
                index &+= 6
                count &+= 8
            }
            let rest = bytes.count &- index
            guard rest > 0 else {
                return count
            }
            // Of one byte come two characters, of two three, and so on; `=` fills them up to four.
            store(characters(of: bytes.word(at: index), pairs), at: memory + count)
            count &+= (rest &* 4 &+ 2) / 3
            if rest % 3 > 0 {
                store(JSONBytes.each(0x3D), at: memory + count)
                count &+= 3 &- rest % 3
            }
            return count
        }
    }

    @inline(__always)
    private static func store(_ word: UInt64, at memory: UnsafeMutableRawPointer) {
        memory.storeBytes(of: word.littleEndian, as: UInt64.self)
    }

    /// The eight characters of the lowest six bytes of `word`.
    @inline(__always)
    private static func characters(
        of word: UInt64,
        _ pairs: UnsafeBufferPointer<UInt16>
    ) -> UInt64 {
        let bits = word.byteSwapped &>> 16
        // Each index has 12 bits, and the table has 4,096 entries.
        return UInt64(pairs[Int(bits &>> 36)])
            | UInt64(pairs[Int(bits &>> 24 & 0xFFF)]) &<< 16
            | UInt64(pairs[Int(bits &>> 12 & 0xFFF)]) &<< 32
            | UInt64(pairs[Int(bits & 0xFFF)]) &<< 48
    }

    /// The two characters of each 12 bits, the first one lowest.
    private static let pairs: [UInt16] = (0..<4_096).map { bits in
        UInt16(alphabet[bits >> 6]) | UInt16(alphabet[bits & 63]) << 8
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
}
