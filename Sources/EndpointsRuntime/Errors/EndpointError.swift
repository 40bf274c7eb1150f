/// Why a request brought no response.
///
///     do {
///         let user = try await github.send(.getUser(username: "nobody"))
///     } catch {
///         switch error {
///         case .failure(.notFound(let problem), _): show(problem.message)
///         case .status(let reply): show("status \(reply.status)")
///         …
///         }
///     }
///
/// An endpoint without declared failures has `EndpointError<Never>`: `.failure` cannot occur and
/// need not be matched.
public enum EndpointError<Failure: FailureResponse>: Error {
    /// A failure that the endpoint declares, decoded; its status is one of success where the body
    /// says no.
    case failure(Failure, Reply)
    /// A status that the endpoint does not declare, or one outside 200..<300 that it declares and
    /// whose body does not decode; `reply.problem` has the reason then, and the body is kept.
    case status(Reply)
    /// A success status with a body that does not decode, or without a header that must be there.
    case decoding(JSONError, Reply)
    /// The device has no connection to the network.
    case notConnected(TransportProblem)
    /// The server took too long.
    case timedOut(TransportProblem)
    /// The task was cancelled, before, while or after the request was sent.
    case cancelled(Endpoint)
    /// The request's values do not make up a request; nothing was sent.
    case invalidRequest(InvalidRequest)
    /// No credentials could be had; nothing was sent.
    case authentication(AuthenticationProblem)
    /// No reply arrived, for another reason.
    case transport(TransportProblem)
}

extension EndpointError where Failure == Never {
    init(_ problem: TransportProblem) {
        switch problem.reason {
        case .notConnected: self = .notConnected(problem)
        case .timedOut: self = .timedOut(problem)
        case .hostNotFound, .connectionRefused, .connectionLost, .tls, .malformedReply, .redirect,
            .other:
            self = .transport(problem)
        }
    }
}

extension EndpointError {
    /// The same error of an endpoint with declared failures.
    init(_ error: EndpointError<Never>) {
        switch error {
        case .status(let reply): self = .status(reply)
        case .decoding(let error, let reply): self = .decoding(error, reply)
        case .notConnected(let problem): self = .notConnected(problem)
        case .timedOut(let problem): self = .timedOut(problem)
        case .cancelled(let endpoint): self = .cancelled(endpoint)
        case .invalidRequest(let problem): self = .invalidRequest(problem)
        case .authentication(let problem): self = .authentication(problem)
        case .transport(let problem): self = .transport(problem)
        }
    }

    /// The same error with a declared failure told as its status, so that what follows need not be
    /// compiled for each endpoint.
    var undeclared: EndpointError<Never> {
        switch self {
        case .failure(_, let reply), .status(let reply): .status(reply)
        case .decoding(let error, let reply): .decoding(error, reply)
        case .notConnected(let problem): .notConnected(problem)
        case .timedOut(let problem): .timedOut(problem)
        case .cancelled(let endpoint): .cancelled(endpoint)
        case .invalidRequest(let problem): .invalidRequest(problem)
        case .authentication(let problem): .authentication(problem)
        case .transport(let problem): .transport(problem)
        }
    }
}
