/// The bytes that are being read, and every unsafe memory access of reading.
///
/// A `JSONBytes` is valid inside the scope that made it and is never stored beyond it. The
/// subscript answers 0 outside the bytes, and 0 is no part of any JSON text, so a parser that
/// looks one byte further than the document is still in bounds and meets a byte that it refuses.
struct JSONBytes {
    private let start: UnsafePointer<UInt8>
    let count: Int

    init(_ buffer: UnsafeRawBufferPointer) {
        let bytes = buffer.bindMemory(to: UInt8.self)
        start = bytes.baseAddress ?? ("" as StaticString).utf8Start
        count = bytes.count
    }

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        start = buffer.baseAddress ?? ("" as StaticString).utf8Start
        count = buffer.count
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? start[index] : 0
    }

    /// The index of the first byte from `index` on that is not plain: a quotation mark, a
    /// backslash, a control character, or not ASCII; `count` when there is none.
    func plainEnd(from index: Int) -> Int {
        var index = index
        while index &+ 8 <= count {
            let special = Self.special(in: word(at: index))
            if special != 0 {
                return index &+ special.trailingZeroBitCount &>> 3
            }
            index &+= 8
        }
        while index < count, Self.isPlain(start[index]) {
            index &+= 1
        }
        return index
    }

    /// Whether the bytes from `lower` to `upper` are those of `name`.
    func matches(_ name: StaticString, from lower: Int, to upper: Int) -> Bool {
        let length = upper &- lower
        guard name.utf8CodeUnitCount == length else {
            return false
        }
        let text = start + lower
        let key = name.utf8Start
        guard length >= 8 else {
            var index = 0
            while index < length {
                if text[index] != key[index] {
                    return false
                }
                index &+= 1
            }
            return true
        }
        let last = length &- 8
        var index = 0
        while index < last {
            if Self.load(text + index) != Self.load(key + index) {
                return false
            }
            index &+= 8
        }
        return Self.load(text + last) == Self.load(key + last)
    }

    /// The text from `lower` to `upper`; bytes that are no UTF-8 are replaced by U+FFFD.
    func string(from lower: Int, to upper: Int) -> String {
        String(
            decoding: UnsafeBufferPointer(start: start + lower, count: upper &- lower),
            as: UTF8.self
        )
    }

    /// The eight bytes from `index` on, the first one lowest; those outside the bytes are 0.
    @inline(__always)
    func eightBytes(at index: Int) -> UInt64 {
        index &+ 8 <= count ? word(at: index) : lastBytes(at: index)
    }

    private func lastBytes(at index: Int) -> UInt64 {
        var word: UInt64 = 0
        for place in 0..<8 {
            word |= UInt64(self[index &+ place]) &<< UInt64(place &* 8)
        }
        return word
    }

    /// The text that the JSON string from `lower` to `upper` stands for.
    ///
    /// Escapes are resolved; the string was checked before, so that none is broken.
    func unescaped(from lower: Int, to upper: Int) -> String {
        String(unsafeUninitializedCapacity: upper &- lower) { buffer in
            var index = lower
            var count = 0
            while index < upper {
                // A scalar never takes more bytes than its escape.
                if self[index] == .backslash {
                    let (scalar, end) = escape(at: index)
                    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                        buffer[count] = byte
                        count &+= 1
                    }
                    index = end
                } else {
                    buffer[count] = self[index]
                    count &+= 1
                    index &+= 1
                }
            }
            return count
        }
    }

    private func word(at index: Int) -> UInt64 {
        Self.load(start + index)
    }

    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// The high bit of each byte of `word` that is not plain; exact up to the lowest such byte.
    @inline(__always)
    private static func special(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        var found = (quote &- ones) & ~quote
        found |= (backslash &- ones) & ~backslash
        found |= (word &- (ones &* 0x20)) & ~word
        found |= word
        return found & (ones &* 0x80)
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
    }
}
