public import EndpointsRuntime
import Foundation

/// A transport for tests: it answers by endpoint type, without a network, and records the requests.
///
///     let stub = StubTransport()
///     stub.answer(GitHub.GetUser.self, json: #"{ "login": "defunkt" }"#)
///     let github = EndpointClient<GitHub>(transport: stub)
///     let user = try await github.send(.getUser(username: "defunkt"))
///     stub.requests(to: GitHub.GetUser.self)[0].urlRequest.url
///
/// One stub can serve clients of several APIs. A request that has no answer fails with
/// `UnansweredRequest`.
public final class StubTransport: Transport {
    private struct State: Sendable {
        var answers: [ObjectIdentifier: [Answer]] = [:]
        var requests: [TransportRequest] = []
    }

    /// What makes a reply of a request; it may wait or throw.
    public typealias Handler = @Sendable (TransportRequest) async throws -> TransportReply

    private enum Answer: Sendable {
        case always(Handler)
        case once(Handler)
    }

    private let state = Locked(State())

    /// Creates a stub without answers.
    public init() {}

    /// The requests so far, in the order in which they came.
    public var requests: [TransportRequest] {
        state.withLock { $0.requests }
    }

    /// The requests of one type so far.
    public func requests<Request: EndpointRequest>(to type: Request.Type) -> [TransportRequest] {
        requests.filter { $0.type == type }
    }

    /// Answers every request of the type with what the closure gives, or fails it with what it
    /// throws. An answer that was given for the type before is forgotten.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, _ handler: @escaping Handler)
    {
        state.withLock { $0.answers[ObjectIdentifier(type)] = [.always(handler)] }
    }

    /// Answers every request of the type with one status and JSON text.
    public func answer<Request: EndpointRequest>(
        _ type: Request.Type,
        status: Int = 200,
        json: String
    ) {
        answer(type, .json(json, status: status))
    }

    /// Answers every request of the type with one status and no body.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, status: Int) {
        answer(type, TransportReply(status: status))
    }

    /// Answers every request of the type with one reply.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, _ reply: TransportReply) {
        answer(type) { _ in reply }
    }

    /// Answers the next requests of the type with these replies, one each, and no further one.
    ///
    ///     stub.answer(GitHub.GetUser.self, inTurn: [TransportReply(status: 503), .json("{}")])
    public func answer<Request: EndpointRequest>(
        _ type: Request.Type,
        inTurn replies: [TransportReply]
    ) {
        let answers = replies.map { reply in Answer.once { _ in reply } }
        state.withLock { $0.answers[ObjectIdentifier(type)] = answers }
    }

    /// Fails every request of the type with an error, such as `URLError(.timedOut)`.
    public func fail<Request: EndpointRequest>(_ type: Request.Type, _ error: any Error) {
        answer(type) { _ in throw error }
    }

    /// Records the request and gives its answer.
    ///
    /// - Throws: `UnansweredRequest` where there is none.
    public func send(_ request: TransportRequest) async throws -> TransportReply {
        let handler = state.withLock { state -> Handler? in
            state.requests.append(request)
            let key = ObjectIdentifier(request.type)
            switch state.answers[key]?.first {
            case .always(let handler):
                return handler
            case .once(let handler):
                state.answers[key]?.removeFirst()
                return handler
            case nil:
                return nil
            }
        }
        guard let handler else { throw UnansweredRequest(request) }
        return try await handler(request)
    }
}
