/// The bytes that are being read, and every unsafe memory access of reading.
///
/// A `JSONBytes` is valid inside the scope that made it and is never stored beyond it. What lies
/// outside of the bytes is answered as 0, and 0 is no part of any JSON text, so a parser that looks
/// further than the document is still in bounds and meets a byte that it refuses.
struct JSONBytes {
    private let start: UnsafePointer<UInt8>
    let count: Int
    /// How many of the indexes have eight bytes from there on.
    private let wordCount: Int

    init(_ buffer: UnsafeRawBufferPointer) {
        let bytes = buffer.bindMemory(to: UInt8.self)
        start = bytes.baseAddress ?? ("" as StaticString).utf8Start
        count = bytes.count
        wordCount = max(count &- 7, 0)
    }

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        start = buffer.baseAddress ?? ("" as StaticString).utf8Start
        count = buffer.count
        wordCount = max(count &- 7, 0)
    }

    /// The text of a literal, which is never freed.
    init(_ literal: StaticString) {
        self.init(
            UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        )
    }

    /// What `body` makes of the UTF-8 of a string.
    static func read<T>(_ text: String, _ body: (JSONBytes) -> T) -> T {
        var text = text
        return text.withUTF8 { body(JSONBytes($0)) }
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? start[index] : 0
    }

    /// The eight bytes from `index` on, the first one lowest.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        // In bounds: from 0 to count - 8.
        UInt(bitPattern: index) < UInt(bitPattern: wordCount)
            ? Self.load(start + index) : lastWord(at: index)
    }

    /// The same where fewer than eight bytes are left; out of line, to keep the loops short.
    @inline(never)
    private func lastWord(at index: Int) -> UInt64 {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else {
            return 0
        }
        if count >= 8 {
            // The last eight bytes, less those before `index`, which are seven at most.
            return Self.load(start + (count &- 8)) &>> Self.bits(index &+ 8 &- count)
        }
        // The first and the last bytes in their places, which overlap or meet.
        let last = count &- 1
        let word =
            count >= 4
            ? Self.half(start) | Self.half(start + (last &- 3)) &<< Self.bits(last &- 3)
            : UInt64(start[0]) | UInt64(start[count &>> 1]) &<< Self.bits(count &>> 1)
                | UInt64(start[last]) &<< Self.bits(last)
        return word &>> Self.bits(index)
    }

    private static func half(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        let word = UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self)
        return UInt64(UInt32(littleEndian: word))
    }

    @inline(__always)
    private static func bits(_ bytes: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: bytes &* 8)
    }

    /// Whether the bytes from `lower` to `upper`, which are in bounds, are those of `name`.
    @inline(__always)
    func matches(_ name: StaticString, from lower: Int, to upper: Int) -> Bool {
        let length = upper &- lower
        guard name.utf8CodeUnitCount == length else {
            return false
        }
        // Both have `length` bytes, and so many are compared: by two words that overlap where it is
        // no power of two.
        let text = UnsafeRawPointer(start + lower)
        let key = UnsafeRawPointer(name.utf8Start)
        if length >= 8 {
            let last = length &- 8
            var index = 0
            while index < last {
                if !Self.equal(text + index, key + index, as: UInt64.self) {
                    return false
                }
                index &+= 8
            }
            return Self.equal(text + last, key + last, as: UInt64.self)
        }
        if length >= 4 {
            let last = length &- 4
            return Self.equal(text, key, as: UInt32.self)
                && Self.equal(text + last, key + last, as: UInt32.self)
        }
        if length >= 2 {
            let last = length &- 2
            return Self.equal(text, key, as: UInt16.self)
                && Self.equal(text + last, key + last, as: UInt16.self)
        }
        return length == 0 || Self.equal(text, key, as: UInt8.self)
    }

    /// The text from `lower` to `upper`; bytes that are no UTF-8 are replaced by U+FFFD.
    func string(from lower: Int, to upper: Int) -> String {
        let text = UnsafeBufferPointer(start: start + lower, count: upper &- lower)
        guard text.count > 15 else {
            // What a string holds without memory of its own is made fastest in place.
            return String(unsafeUninitializedCapacity: text.count) { buffer in
                buffer.update(fromContentsOf: text)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text that the JSON string from `lower` to `upper` stands for.
    ///
    /// Escapes are resolved; the string was checked before, so that none is broken.
    func unescaped(from lower: Int, to upper: Int) -> String {
        String(unsafeUninitializedCapacity: upper &- lower) { buffer in
            var count = 0
            var index = lower
            while true {
                let end = backslash(from: index, to: upper)
                let run = UnsafeBufferPointer(start: start + index, count: end &- index)
                count = buffer[count...].update(fromContentsOf: run)
                guard end < upper else {
                    return count
                }
                // A scalar never takes more bytes than its escape.
                let (scalar, next) = escape(at: end)
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    buffer[count] = byte
                    count &+= 1
                }
                index = next
            }
        }
    }

    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private static func equal<Word: FixedWidthInteger & BitwiseCopyable>(
        _ left: UnsafeRawPointer,
        _ right: UnsafeRawPointer,
        as word: Word.Type
    ) -> Bool {
        left.loadUnaligned(as: word) == right.loadUnaligned(as: word)
    }
}
