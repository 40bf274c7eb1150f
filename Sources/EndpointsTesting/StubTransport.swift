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
        var answers: [ObjectIdentifier: Answers] = [:]
        var others: StubAnswer?
        var requests: [TransportRequest] = []

        mutating func takeAnswer(to type: ObjectIdentifier) -> StubAnswer? {
            switch answers[type] {
            case nil: return others
            case .always(let answer): return answer
            case .inTurn(var rest):
                let answer = rest.popFirst()
                answers[type] = .inTurn(rest)
                return answer
            }
        }
    }

    private enum Answers: Sendable {
        case always(StubAnswer)
        /// One each, and no further one.
        case inTurn(ArraySlice<StubAnswer>)
    }

    private let state = Locked(State())
    private let clock: any Clock<Duration>
    private let random: @Sendable () -> UInt64
    private let delay: ClosedRange<Duration>?

    /// Creates a stub without answers.
    ///
    /// - Parameters:
    ///   - delay: How long each request takes, by chance between the two, unless its answer says it;
    ///     none by default.
    ///   - clock: Where it is waited; a test gives one that does not wait.
    ///   - random: Gives 64 random bits; a test gives its own, so that it sees the same each time.
    public init(
        delay: ClosedRange<Duration>? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: 0...UInt64.max) }
    ) {
        self.delay = delay
        self.clock = clock
        self.random = random
    }

    /// The requests so far, in the order in which they came.
    public var requests: [TransportRequest] {
        state.withLock { $0.requests }
    }

    /// The requests of one type so far.
    public func requests<Request: EndpointRequest>(to type: Request.Type) -> [TransportRequest] {
        requests.filter { $0.type == type }
    }

    /// Answers every request of the type in one way. An answer that was given for the type before
    /// is forgotten.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, by answer: StubAnswer) {
        state.withLock { $0.answers[ObjectIdentifier(type)] = .always(answer) }
    }

    /// Answers the next requests of the type, one each, and no further one.
    public func answer<Request: EndpointRequest>(
        _ type: Request.Type,
        inTurn answers: [StubAnswer]
    ) {
        state.withLock { $0.answers[ObjectIdentifier(type)] = .inTurn(answers[...]) }
    }

    /// Answers the requests of every type that no answer was given for.
    public func answerOthers(by answer: StubAnswer) {
        state.withLock { $0.others = answer }
    }

    /// Records the request and gives its answer.
    ///
    /// - Throws: `UnansweredRequest` where there is none.
    public func send(_ request: TransportRequest) async throws -> TransportReply {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.takeAnswer(to: ObjectIdentifier(request.type))
        }
        guard let answer else { throw UnansweredRequest(request) }
        if let delay = answer.delay ?? delay { try await clock.sleep(for: pause(within: delay)) }
        return try await answer.handler(request, clock)
    }

    private func pause(within delay: ClosedRange<Duration>) -> Duration {
        if delay.lowerBound == delay.upperBound { return delay.lowerBound }
        let share = Double(random()) / Double(UInt64.max)
        return delay.lowerBound + (delay.upperBound - delay.lowerBound) * share
    }
}
