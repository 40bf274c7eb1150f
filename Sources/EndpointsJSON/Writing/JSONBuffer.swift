#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The bytes that are being written, and every unsafe memory access of writing but base64's.
///
/// It owns its memory until it is handed on as `Data`, which then frees it. The memory is that of
/// `malloc`: what is large grows where it is, or is moved by its pages, without a copy.
struct JSONBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 512) {
        start = Self.resize(nil, to: capacity)
        self.capacity = capacity
    }

    deinit {
        free(start)
    }

    /// The text that `body` writes.
    static func text(_ body: (inout JSONBuffer) -> Void) -> String {
        var buffer = JSONBuffer(capacity: 48)
        body(&buffer)
        return buffer.withBytes { $0.string(from: 0, to: $0.count) }
    }

    /// The last byte, 0 when there is none.
    var last: UInt8 {
        count > 0 ? start[count &- 1] : 0
    }

    /// Hands the bytes on without a copy.
    consuming func data() -> Data {
        let bytes = UnsafeMutableRawPointer(start)
        let count = self.count
        discard self
        return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }

    /// Reads what was written so far.
    func withBytes<T>(_ body: (JSONBytes) -> T) -> T {
        body(JSONBytes(UnsafeBufferPointer(start: start, count: count)))
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count &+= 1
    }

    /// Appends the lowest `length` bytes of `word`, eight at most, the lowest first.
    @inline(__always)
    mutating func append(_ word: UInt64, length: Int) {
        // All eight are stored, in reserved memory; those that do not count are overwritten.
        reserve(8)
        UnsafeMutableRawPointer(start + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        count &+= length
    }

    /// Appends what `write` stores, up to `capacity` bytes, of which it gives how many count.
    @inline(__always)
    mutating func append(upTo capacity: Int, _ write: (UnsafeMutableRawPointer) -> Int) {
        reserve(capacity)
        count &+= write(UnsafeMutableRawPointer(start + count))
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else {
            return
        }
        reserve(bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count &+= bytes.count
    }

    /// Appends the last `length` digits of `value`, with zeros in front where it has fewer.
    mutating func append(_ value: UInt64, digits length: Int) {
        let length = max(length, 0)
        reserve(length)
        let pairs = Self.digitPairs.utf8Start
        var value = value
        var left = length
        while left >= 2 {
            let pair = pairs + Int(truncatingIfNeeded: value % 100 &* 2)
            value /= 100
            left &-= 2
            start[count &+ left] = pair[0]
            start[count &+ left &+ 1] = pair[1]
        }
        if left > 0 {
            start[count] = .zero &+ UInt8(truncatingIfNeeded: value % 10)
        }
        count &+= length
    }

    /// The numbers from 0 to 99 in two digits each.
    private static let digitPairs: StaticString = """
        0001020304050607080910111213141516171819\
        2021222324252627282930313233343536373839\
        4041424344454647484950515253545556575859\
        6061626364656667686970717273747576777879\
        8081828384858687888990919293949596979899
        """

    /// Appends the text as a JSON string, in quotation marks.
    mutating func appendQuoted(_ text: String) {
        var text = text
        text.withUTF8 { appendQuoted($0) }
    }

    /// Appends the text as a JSON string, in quotation marks.
    mutating func appendQuoted(_ text: StaticString) {
        appendQuoted(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
        let text = JSONBytes(text)
        append(.quote)
        var index = 0
        while true {
            // Room for the text, for what of its last word does not count, and for the quotation
            // mark, so that the stores of `appendWritable` are in bounds.
            reserve(text.count &- index &+ 9)
            index = appendWritable(text, from: index)
            if index >= text.count {
                break
            }
            index &+= JSONEscape.append(text, at: index, to: &self)
        }
        append(.quote)
    }

    /// Appends the text from `index` on up to what may have to be escaped, without a look at the
    /// capacity; gives its index.
    private mutating func appendWritable(_ text: JSONBytes, from index: Int) -> Int {
        let target = UnsafeMutableRawPointer(start + count) - index
        var end = index
        while true {
            let word = text.word(at: end)
            (target + end).storeBytes(of: word.littleEndian, as: UInt64.self)
            // What lies beyond the text is 0, which is not writable.
            let length = JSONBytes.writableLength(in: word)
            end &+= length
            if length < 8 {
                count &+= end &- index
                return end
            }
        }
    }

    /// Takes back what was appended after `length` bytes.
    mutating func truncate(to length: Int) {
        count = min(count, length)
    }

    @inline(__always)
    private mutating func reserve(_ length: Int) {
        if capacity &- count < length {
            grow(by: length)
        }
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        capacity = max(capacity * 2, count + length)
        start = Self.resize(start, to: capacity)
    }

    private static func resize(
        _ memory: UnsafeMutablePointer<UInt8>?,
        to capacity: Int
    ) -> UnsafeMutablePointer<UInt8> {
        // As for any value of Swift's own: where there is no memory, nothing can go on.
        guard let larger = realloc(memory, max(capacity, 1)) else {
            fatalError("out of memory")
        }
        return larger.assumingMemoryBound(to: UInt8.self)
    }
}
