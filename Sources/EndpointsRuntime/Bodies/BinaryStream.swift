public import Foundation

/// Bytes that are made while they are sent, as those of an archive that is packed on the way.
///
///     .stream(BinaryStream(length: size) { InputStream(url: url) })
///
/// Each attempt to send the request reads a stream of its own. On Linux the stream is read on a queue
/// that all transfers of the session share: one that waits for long belongs into a file first.
public struct BinaryStream: Sendable, Hashable {
    /// How many bytes come of it; nil where that is not known, and they are sent in chunks
    /// (RFC 9112 §7.1), which not every server takes.
    public let length: Int64?
    let open: @Sendable () -> InputStream?
    /// Tells it from others: two closures cannot be compared.
    private let identity = UUID()

    /// Creates bytes from a stream.
    ///
    /// - Parameters:
    ///   - length: How many bytes come of it. Where fewer come, the request fails; what comes beyond is
    ///     not sent.
    ///   - open: Makes a stream that nobody has opened; nil where it cannot be had, which is an error.
    public init(length: Int64? = nil, open: @escaping @Sendable () -> InputStream?) {
        self.length = length.map { max(0, $0) }
        self.open = open
    }

    /// Whether both are the same, made at the same time.
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    /// Adds what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// A stream that is open.
    ///
    /// - Throws: `CocoaError` where it cannot be had.
    func opened() throws -> InputStream {
        guard let stream = open() else { throw CocoaError(.fileReadUnknown) }
        stream.open()
        return stream
    }

    /// Reads all of it, a piece at a time.
    ///
    /// - Throws: The stream's error, `CocoaError` where there is less than was promised, or what `take`
    ///   throws.
    func read(_ take: (Data) throws -> Void) throws {
        let stream = try opened()
        defer { stream.close() }
        var rest = length.map(Int.init(clamping:)) ?? .max
        var buffer = Data(count: 1 << 16)
        while rest > 0 {
            let count = try buffer.withUnsafeMutableBytes { buffer in
                try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(rest)))
            }
            if count == 0 { break }
            try take(buffer.prefix(count))
            rest -= count
        }
        if length != nil, rest > 0 { throw CocoaError(.fileReadCorruptFile) }
    }
}

extension InputStream {
    /// Reads up to as many bytes as there is room for; their number, 0 at the end.
    ///
    /// - Throws: The stream's error.
    func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
        guard let start = target.bindMemory(to: UInt8.self).baseAddress else { return 0 }
        let count = read(start, maxLength: target.count)
        if count < 0 { throw streamError ?? CocoaError(.fileReadUnknown) }
        return count
    }
}
