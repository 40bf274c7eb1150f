extension EndpointError where Failure == Never {
    /// What a person is told.
    var sentence: EndpointSentence {
        switch self {
        case .status(let reply): reply.sentence
        case .decoding(_, let reply): EndpointSentence(.unreadable, status: reply.status)
        case .notConnected: EndpointSentence(.notConnected)
        case .timedOut: EndpointSentence(.timedOut)
        case .cancelled: EndpointSentence(.cancelled)
        case .invalidRequest: EndpointSentence(.invalidRequest)
        case .authentication(let problem): problem.sentence
        case .transport(let problem): EndpointSentence(problem.reason.sentence)
        }
    }
}

extension AuthenticationProblem {
    fileprivate var sentence: EndpointSentence {
        if let failure { return failure.sentence }
        if let transport, transport != .other { return EndpointSentence(transport.sentence) }
        return switch reason {
        case .refresh: EndpointSentence(.notRefreshed)
        case .missing, .provider, .signedOut, .malformed, .unplaced: EndpointSentence(.signedOut)
        }
    }
}

extension Reply {
    fileprivate var sentence: EndpointSentence {
        let key: EndpointSentence.Key =
            switch status {
            case 401: .notAuthenticated
            case 403: .notAllowed
            case 404, 410: .notFound
            case 429: .tooManyRequests
            case 400..<500: .notAccepted
            case 500..<600: .serverProblem
            default: .unexpected
            }
        return EndpointSentence(key, status: status)
    }
}

extension TransportProblem.Reason {
    fileprivate var sentence: EndpointSentence.Key {
        switch self {
        case .notConnected: .notConnected
        case .timedOut: .timedOut
        case .hostNotFound: .hostNotFound
        case .connectionRefused: .unreachable
        case .connectionLost: .connectionLost
        case .tls: .notSecure
        case .malformedReply: .unreadable
        case .redirect: .redirect
        case .other: .failed
        }
    }
}
