/// Why a request could not be given credentials.
public struct AuthenticationProblem: Error, CustomStringConvertible, CustomReflectable {
    /// What was wrong.
    public enum Reason: Error {
        /// Credentials are required, and the client has none of the kind.
        case missing
        /// The token provider threw this.
        case provider(any Error)
        /// The token could not be refreshed, because of this.
        case refresh(any Error)
        /// The token has expired, and the refresh gave no other.
        case signedOut
        /// The credentials hold what cannot be sent, such as a line break or, in a user, a colon.
        case malformed
        /// The client has an API key, and the API does not say where it goes.
        case unplaced
    }

    /// What was wrong.
    public let reason: Reason
    /// The endpoint that the request was for.
    public let endpoint: Endpoint
    /// What was tried before, in order; empty where the first attempt was not given credentials.
    public internal(set) var previousAttempts: [EndpointAttempt] = []

    init(reason: Reason, endpoint: Endpoint) {
        self.reason = reason
        self.endpoint = endpoint
    }

    /// What the token provider threw.
    public var underlying: (any Error)? {
        switch reason {
        case .provider(let error), .refresh(let error): error
        case .missing, .signedOut, .malformed, .unplaced: nil
        }
    }

    /// What the token provider threw, where that was the error of a request.
    var failure: (any EndpointFailure)? { underlying as? any EndpointFailure }

    /// Why the token provider had no reply, where it threw what a transport throws.
    var transport: TransportProblem.Reason? {
        underlying.map { ($0 as? TransportProblem)?.reason ?? TransportProblem.Reason($0) }
    }

    /// Endpoint and reason, without credentials: `GET /user: credentials are required`.
    public var description: String {
        switch reason {
        case .missing: "\(endpoint): credentials are required"
        case .provider(let error): "\(endpoint): no token could be had (\(type(of: error)))"
        case .refresh(let error):
            "\(endpoint): the token could not be refreshed (\(type(of: error)))"
        case .signedOut: "\(endpoint): the token has expired, and there is no other"
        case .malformed: "\(endpoint): the credentials cannot be sent as they are"
        case .unplaced: "\(endpoint): the API does not say where its key goes"
        }
    }

    /// What `dump` shows: the description, as what a provider throws may hold a token.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
