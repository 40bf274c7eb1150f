import Foundation

extension EndpointError: EndpointFailure {
    /// The endpoint that the request was for.
    public var endpoint: Endpoint { undeclared.place }

    /// The reply of `.failure`, `.status` and `.decoding`.
    public var reply: Reply? { undeclared.answer }

    /// What was tried before, of all but `.cancelled` and `.invalidRequest`.
    public var previousAttempts: [EndpointAttempt] { undeclared.attempts }

    /// Whether it is `.cancelled`.
    public var isCancellation: Bool {
        if case .cancelled = self { true } else { false }
    }

    /// Whether it is `.notConnected`, or a token could not be refreshed for want of a connection.
    public var isOffline: Bool {
        switch undeclared {
        case .notConnected: true
        case .authentication(let problem):
            problem.failure?.isOffline ?? (problem.transport == .notConnected)
        case .status, .decoding, .timedOut, .cancelled, .invalidRequest, .transport: false
        }
    }

    /// Whether it is `.timedOut`, or a token could not be refreshed in time.
    public var isTimeout: Bool {
        switch undeclared {
        case .timedOut: true
        case .authentication(let problem):
            problem.failure?.isTimeout ?? (problem.transport == .timedOut)
        case .status, .decoding, .notConnected, .cancelled, .invalidRequest, .transport: false
        }
    }

    /// What a person is told.
    public var sentence: EndpointSentence { undeclared.sentence }

    /// What happened, for developers, with method and path template, and never with credentials or
    /// values of the request: `GET /users/{username}: status 502`.
    public var description: String { undeclared.text }
}

extension EndpointError where Failure == Never {
    fileprivate var place: Endpoint {
        switch self {
        case .status(let reply), .decoding(_, let reply): reply.endpoint
        case .notConnected(let problem), .timedOut(let problem), .transport(let problem):
            problem.endpoint
        case .cancelled(let endpoint): endpoint
        case .invalidRequest(let problem): problem.endpoint
        case .authentication(let problem): problem.endpoint
        }
    }

    fileprivate var answer: Reply? {
        switch self {
        case .status(let reply), .decoding(_, let reply): reply
        case .notConnected, .timedOut, .cancelled, .invalidRequest, .authentication, .transport:
            nil
        }
    }

    fileprivate var attempts: [EndpointAttempt] {
        switch self {
        case .status(let reply), .decoding(_, let reply): reply.previousAttempts
        case .notConnected(let problem), .timedOut(let problem), .transport(let problem):
            problem.previousAttempts
        case .authentication(let problem): problem.previousAttempts
        case .cancelled, .invalidRequest: []
        }
    }

    fileprivate var text: String {
        switch self {
        case .status(let reply): "\(reply)"
        case .decoding(let error, let reply): "\(reply): \(error)"
        case .notConnected(let problem), .timedOut(let problem), .transport(let problem):
            "\(problem)\(problem.previousAttempts.note)"
        case .cancelled(let endpoint): "\(endpoint): cancelled"
        case .invalidRequest(let problem): "\(problem)"
        case .authentication(let problem): "\(problem)\(problem.previousAttempts.note)"
        }
    }
}
