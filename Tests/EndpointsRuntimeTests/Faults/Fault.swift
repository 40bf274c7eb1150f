import EndpointsRuntime
import LoopbackServer
import Testing

/// One thing that goes wrong, and what `send` gives then.
struct Fault: Sendable, CustomTestStringConvertible {
    /// What makes the fault.
    enum Cause: Sendable {
        /// A server gives each request this answer.
        case answer(LoopbackServer.Answer)
        /// The same with as short a timeout as Foundation on Linux counts: one second.
        case silence(LoopbackServer.Answer)
        /// A server decides.
        case server(LoopbackServer.Handler)
        /// A server sends each request on to a second one, which gives it this answer.
        case elsewhere(LoopbackServer.Answer)
        /// A server answers a first request well and gives the second, on the same connection, this
        /// answer; further ones it answers well. Timeouts are of one second.
        case kept(LoopbackServer.Answer)
        /// Nothing listens where the request goes.
        case nothingListens
        /// The transport throws.
        case thrown(any Error)
        /// Whatever the client, which has its transport, makes of it.
        case client(@Sendable () -> EndpointClient<Sample>)
    }

    /// What `send` gives.
    enum Outcome: Sendable, Hashable {
        case value
        case failure(Int)
        case status(Int)
        case decoding(Int)
        case notConnected
        case timedOut
        case cancelled
        case invalidRequest
        case authentication
        case transport(TransportProblem.Reason)
    }

    /// The fault in a few words.
    let name: String
    let cause: Cause
    let outcome: Outcome
    /// What a person is told; nil where nothing went wrong after all.
    let sentence: EndpointSentence.Key?
    let isRetried: Bool
    /// Whether it meets a request that must not arrive twice, and not one that may.
    var isPosted = false

    var testDescription: String { name }

    init(
        _ name: String,
        _ cause: Cause,
        _ outcome: Outcome,
        _ sentence: EndpointSentence.Key? = nil,
        isRetried: Bool = false,
        isPosted: Bool = false
    ) {
        self.name = name
        self.cause = cause
        self.outcome = outcome
        self.sentence = sentence
        self.isRetried = isRetried
        self.isPosted = isPosted
    }

    /// Whether a server misbehaves, over a connection.
    var isOnTheWire: Bool {
        switch cause {
        case .answer, .silence, .server, .elsewhere, .kept, .nothingListens: true
        case .thrown, .client: false
        }
    }

    /// The fault as a row of the article's table.
    var row: String {
        let told = sentence?.english.replacing("{status}", with: outcome.statusText) ?? ""
        return "| \(name) | \(outcome) | \(told) | \(isRetried ? "yes" : "no") |"
    }
}

extension Fault.Outcome: CustomStringConvertible {
    var description: String {
        switch self {
        case .value: "the value"
        case .failure(let status): "`.failure`, status \(status)"
        case .status(let status): "`.status`, \(status)"
        case .decoding(let status): "`.decoding`, status \(status)"
        case .notConnected: "`.notConnected`"
        case .timedOut: "`.timedOut`"
        case .cancelled: "`.cancelled`"
        case .invalidRequest: "`.invalidRequest`"
        case .authentication: "`.authentication`"
        case .transport(let reason): "`.transport`, `\(reason)`"
        }
    }

    fileprivate var statusText: String {
        switch self {
        case .failure(let status), .status(let status), .decoding(let status): "\(status)"
        case .value, .notConnected, .timedOut, .cancelled, .invalidRequest, .authentication,
            .transport:
            ""
        }
    }

    init(_ error: EndpointError<some FailureResponse>) {
        self =
            switch error {
            case .failure(_, let reply): .failure(reply.status)
            case .status(let reply): .status(reply.status)
            case .decoding(_, let reply): .decoding(reply.status)
            case .notConnected: .notConnected
            case .timedOut: .timedOut
            case .cancelled: .cancelled
            case .invalidRequest: .invalidRequest
            case .authentication: .authentication
            case .transport(let problem): .transport(problem.reason)
            }
    }
}
