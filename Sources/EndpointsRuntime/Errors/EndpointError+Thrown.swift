import Foundation

extension EndpointError where Failure == Never {
    /// The error that one met on the way stands for. Whatever a cancelled task throws is its
    /// cancellation.
    init(_ error: any Error, endpoint: Endpoint, previousAttempts: [EndpointAttempt] = []) {
        if Task.isCancelled || TransportProblem.isCancellation(error) {
            self = .cancelled(endpoint)
            return
        }
        switch error {
        case var problem as AuthenticationProblem:
            problem.previousAttempts = previousAttempts
            self = .authentication(problem)
        case let problem as InvalidRequest:
            self = .invalidRequest(problem)
        case var problem as TransportProblem:
            problem.previousAttempts = previousAttempts
            self.init(problem)
        default:
            var problem = TransportProblem(error, endpoint: endpoint)
            problem.previousAttempts = previousAttempts
            self.init(problem)
        }
    }

    /// Why no reply arrived, where the transport says so.
    var problem: TransportProblem? {
        switch self {
        case .notConnected(let problem), .timedOut(let problem), .transport(let problem): problem
        case .status, .decoding, .cancelled, .invalidRequest, .authentication: nil
        }
    }
}
