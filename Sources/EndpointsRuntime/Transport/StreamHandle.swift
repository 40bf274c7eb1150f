import Foundation

/// The hold of a reader on a stream: when nobody has it any more, the transfer ends.
final class StreamHandle: Sendable {
    private let buffer: StreamBuffer

    init(_ buffer: StreamBuffer) {
        self.buffer = buffer
    }

    deinit {
        buffer.close()
    }

    func next() async throws -> Data? { try await buffer.next() }
}

extension TransportStream {
    /// The bytes of a buffer, whose transfer ends with the stream.
    init(_ buffer: StreamBuffer) {
        let handle = StreamHandle(buffer)
        self.init { try await handle.next() }
    }
}
