import EndpointsRuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An API of a stream and a list.
enum Words: EndpointAPI {
    static var servers: [EndpointServer] { [] }

    struct Listen: EventStreamRequestable {
        typealias API = Words
        typealias Element = String
        static var endpoint: Endpoint { .init(.get, "/words") }
    }

    struct List: PaginatedRequestable {
        typealias API = Words
        typealias Response = [Int]
        typealias Item = Int
        static var endpoint: Endpoint { .init(.get, "/list") }
        static var pagination: Pagination<Self> { .page(\.page) }
        var page: Int?
        func encode(to request: inout RequestEncoder) { request.query("page", page) }
    }
}

/// Answers with a stream that a check writes.
final class PacedTransport: Transport {
    private let sent = Counter()
    private let read = Counter()
    private let ended = Counter()
    private let (pieces, continuation) = AsyncStream<Data>.makeStream()

    init() {
        continuation.onTermination = { [ended] _ in ended.add() }
    }

    /// How many requests came.
    var count: Int { sent.value }

    func write(_ text: String) { continuation.yield(Data(text.utf8)) }

    func end() { continuation.finish() }

    func waitUntilRead(_ count: Int) async { await read.reaches(count) }

    func waitUntilEnded() async { await ended.reaches(1) }

    func send(_ request: TransportRequest) async throws -> TransportReply {
        sent.add()
        return TransportReply(
            headers: ["Content-Type": "text/event-stream"],
            stream: TransportStream { [pieces, read] in
                read.add()
                var iterator = pieces.makeAsyncIterator()
                return await iterator.next()
            }
        )
    }
}

/// Answers with two pages and an empty one.
struct PagedTransport: Transport {
    private let sent = Counter()

    var count: Int { sent.value }

    func send(_ request: TransportRequest) async throws -> TransportReply {
        sent.add()
        return switch request.urlRequest.url?.query {
        case nil: .json("[1,2]")
        case "page=2": .json("[3]")
        default: .json("[]")
        }
    }
}

/// Answers that it cannot.
struct Refusal: Transport {
    func send(_ request: TransportRequest) async throws -> TransportReply {
        TransportReply(status: 503)
    }
}

/// A number that somebody waits for.
final class Counter: Sendable {
    private let steps: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let count = Lock(0)

    init() { (steps, continuation) = AsyncStream.makeStream() }

    var value: Int { count.withLock { $0 } }

    func add() {
        count.withLock { $0 += 1 }
        continuation.yield()
    }

    func reaches(_ goal: Int) async {
        for await _ in steps where value >= goal { return }
    }
}

/// A value behind a lock.
final class Lock<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
