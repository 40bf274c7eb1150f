import CodableModels
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads a stream as people write it by hand: a data delegate that cuts the bytes into lines, decodes
/// what stands in them, and yields it.
///
/// `@unchecked Sendable`: the session calls its delegate from one queue.
final class LineDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Records = AsyncThrowingStream<PlainRecords.Record, any Error>

    private let kind: StreamKind
    private let continuation: Records.Continuation
    private let decoder = JSONDecoder()
    private var rest = Data()
    private var event = Data()

    init(_ kind: StreamKind, _ continuation: Records.Continuation) {
        self.kind = kind
        self.continuation = continuation
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        rest.append(data)
        var start = rest.startIndex
        do {
            while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                try take(rest[start..<end])
                start = end + 1
            }
        } catch {
            continuation.finish(throwing: error)
            dataTask.cancel()
        }
        rest = Data(rest[start...])
    }

    private func take(_ line: Data) throws {
        switch kind {
        case .lines:
            try yield(line)
        case .events where line.isEmpty:
            try yield(event)
            event = Data()
        case .events:
            if line.starts(with: Data("data: ".utf8)) { event.append(line.dropFirst(6)) }
        }
    }

    private func yield(_ data: Data) throws {
        continuation.yield(try decoder.decode(PlainRecords.Record.self, from: data))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        continuation.finish(throwing: error)
    }
}
