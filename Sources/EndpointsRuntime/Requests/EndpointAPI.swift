/// An API: its servers, what every request to it carries, and how it authenticates.
///
///     enum GitHub: EndpointAPI {
///         static var servers: [EndpointServer] { ["https://api.github.com"] }
///     }
///
/// An `EndpointClient<GitHub>` sends only requests whose `API` is `GitHub`.
public protocol EndpointAPI: Sendable {
    /// The API's servers; the first is used where a client names none.
    static var servers: [EndpointServer] { get }

    /// How requests authenticate, unless their endpoint says otherwise. Defaults to `.automatic`.
    static var authentication: AuthenticationRequirement { get }

    /// Adds what every request carries, such as constant headers, before the request adds its own.
    /// Adds nothing by default.
    static func encode(to request: inout RequestEncoder)
}

extension EndpointAPI {
    /// What the client has is sent.
    public static var authentication: AuthenticationRequirement { .automatic }

    /// Adds nothing.
    public static func encode(to request: inout RequestEncoder) {}
}
