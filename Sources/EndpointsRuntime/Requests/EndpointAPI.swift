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

    /// What `request.send()` sends with. Defaults to a client without credentials, for the first
    /// server; declare another in an extension of the API, in its module:
    ///
    ///     nonisolated extension Events {
    ///         static var client: EndpointClient<Events> { EndpointClient(server: settings.server) }
    ///     }
    static var client: EndpointClient<Self> { get }

    /// How requests authenticate, unless their endpoint says otherwise. Defaults to `.automatic`.
    static var authentication: AuthenticationRequirement { get }

    /// Adds what every request carries, such as constant headers, before the request adds its own.
    /// Adds nothing by default.
    static func encode(to request: inout RequestEncoder)
}

extension EndpointAPI {
    /// A client without credentials, for the first server.
    public static var client: EndpointClient<Self> { EndpointClient() }

    /// What the client has is sent.
    public static var authentication: AuthenticationRequirement { .automatic }

    /// Adds nothing.
    public static func encode(to request: inout RequestEncoder) {}
}
