public import EndpointsRuntime
import Foundation

/// What a stub does with one request: reply, fail, or ask a closure; at once, or after a time.
///
///     stub.answer(
///         GitHub.GetUser.self,
///         inTurn: [
///             .failure(URLError(.networkConnectionLost)),
///             .reply(TransportReply(status: 503)),
///             .value(GitHub.User.example).after(.milliseconds(200)),
///         ]
///     )
public struct StubAnswer: Sendable {
    /// What makes a reply of a request; it may wait or throw.
    public typealias Handler = @Sendable (TransportRequest) async throws -> TransportReply

    let handler: @Sendable (TransportRequest, any Clock<Duration>) async throws -> TransportReply
    /// How long the request waits before; by chance between the two.
    var delay: ClosedRange<Duration>?

    private init(_ handler: @escaping Handler) {
        self.handler = { request, _ in try await handler(request) }
    }

    private init(stream: @escaping @Sendable (any Clock<Duration>) -> TransportReply) {
        handler = { request, clock in
            var reply = stream(clock)
            if request.type is any EventStreamRequestable.Type, reply.headers["Content-Type"] == nil
            {
                reply.headers["Content-Type"] = "text/event-stream"
            }
            guard !request.isStreaming, let stream = reply.stream else { return reply }
            reply.stream = nil
            for try await piece in stream { reply.body.append(piece) }
            return reply
        }
    }

    /// One reply.
    public static func reply(_ reply: TransportReply) -> StubAnswer {
        StubAnswer { _ in reply }
    }

    /// An error instead of a reply, such as `URLError(.timedOut)`.
    public static func failure(_ error: any Error) -> StubAnswer {
        StubAnswer { _ in throw error }
    }

    /// What the closure gives, or throws.
    public static func closure(_ handler: @escaping Handler) -> StubAnswer {
        StubAnswer(handler)
    }

    /// A reply whose body comes in pieces, as a stream's does; another request gets it whole.
    ///
    /// `Content-Type` is `text/event-stream` for a request for events, unless `headers` have one.
    public static func stream(
        _ pieces: [StubPiece],
        status: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        StubAnswer(stream: { clock in
            let stream = TransportStream(pieces, clock)
            return TransportReply(status: status, headers: headers, stream: stream)
        })
    }

    /// A value as the JSON that it writes.
    public static func value(
        _ value: some JSONWritable & Sendable,
        status: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        StubAnswer { _ in
            .data(
                try value.json(),
                status: status,
                headers: headers,
                contentType: "application/json"
            )
        }
    }

    /// The same answer after a time, by the stub's clock.
    public func after(_ delay: Duration) -> StubAnswer {
        after(delay...delay)
    }

    /// The same answer after a time between two, by the stub's clock and source of chance.
    public func after(_ delay: ClosedRange<Duration>) -> StubAnswer {
        var answer = self
        answer.delay = delay
        return answer
    }
}
