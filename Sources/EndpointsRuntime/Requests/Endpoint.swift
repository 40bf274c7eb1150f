/// A place of an API: the method and the path template that requests to it have in common.
///
/// Errors and descriptions name it instead of the URL, so that no value of a request shows there:
/// `GET /users/{username}`.
public struct Endpoint: Sendable, Hashable, CustomStringConvertible {
    /// The method, such as `.get`.
    public let method: HTTPMethod
    /// The path template (RFC 6570, level 1 and `{+name}`), joined to the server's base path.
    public let path: String
    /// What the endpoint asks for instead of its API's authentication; nil to follow the API.
    public let authentication: AuthenticationRequirement?
    /// The server that has the endpoint, where it is not the API's; nil for the API's.
    public let server: EndpointServer?
    /// How long to wait for an answer, and for the next part of one; nil for the transport's time.
    public let timeout: Duration?
    /// Whether a request that arrives twice does no more than one that arrives once, so that it may
    /// be sent again where nobody knows whether it arrived (RFC 9110 §9.2.2).
    public let isIdempotent: Bool

    /// Creates an endpoint that follows its API's authentication.
    ///
    /// - Parameter idempotent: Nil for what the method says.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        server: EndpointServer? = nil,
        timeout: Duration? = nil,
        idempotent: Bool? = nil
    ) {
        self.method = method
        self.path = path
        self.authentication = nil
        self.server = server
        self.timeout = timeout
        self.isIdempotent = idempotent ?? method.isIdempotent
    }

    /// Creates an endpoint with an authentication of its own, such as `.none`.
    ///
    /// - Parameter idempotent: Nil for what the method says.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        authentication: AuthenticationRequirement,
        server: EndpointServer? = nil,
        timeout: Duration? = nil,
        idempotent: Bool? = nil
    ) {
        self.method = method
        self.path = path
        self.authentication = authentication
        self.server = server
        self.timeout = timeout
        self.isIdempotent = idempotent ?? method.isIdempotent
    }

    /// Method and path template.
    public var description: String { "\(method) \(path)" }
}
