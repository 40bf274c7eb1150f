extension EndpointError where Failure == Never {
    /// What a person is told.
    var sentence: String {
        switch self {
        case .status(let reply): reply.sentence
        case .decoding: "The server's answer could not be read."
        case .notConnected: "The Internet connection appears to be offline."
        case .timedOut: "The server took too long to answer."
        case .cancelled: "The request was cancelled."
        case .invalidRequest(let problem): problem.sentence
        case .authentication: "You are not signed in."
        case .transport(let problem): problem.reason.sentence
        }
    }
}

extension InvalidRequest {
    var sentence: String { "The request could not be made." }
}

extension Reply {
    fileprivate var sentence: String {
        switch status {
        case 401: "You are not signed in, or your sign-in is no longer valid."
        case 403: "You are not allowed to do this."
        case 404, 410: "What you asked for could not be found."
        case 429: "There were too many requests. Please try again later."
        case 400..<500: "The server did not accept the request (status \(status))."
        case 500..<600: "The server has a problem (status \(status)). Please try again later."
        default: "The server gave an answer that was not expected (status \(status))."
        }
    }
}

extension TransportProblem.Reason {
    fileprivate var sentence: String {
        switch self {
        case .notConnected: "The Internet connection appears to be offline."
        case .timedOut: "The server took too long to answer."
        case .hostNotFound: "The server could not be found."
        case .connectionRefused: "The server could not be reached."
        case .connectionLost: "The connection to the server was lost."
        case .tls: "A secure connection to the server could not be made."
        case .redirect: "The server sent the request on to where it cannot go."
        case .other: "The server could not be reached."
        }
    }
}
