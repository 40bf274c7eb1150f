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

    /// Creates an endpoint that follows its API's authentication.
    public init(_ method: HTTPMethod, _ path: String) {
        self.method = method
        self.path = path
        self.authentication = nil
    }

    /// Creates an endpoint with an authentication of its own, such as `.none`.
    public init(_ method: HTTPMethod, _ path: String, authentication: AuthenticationRequirement) {
        self.method = method
        self.path = path
        self.authentication = authentication
    }

    /// Method and path template.
    public var description: String { "\(method) \(path)" }
}
