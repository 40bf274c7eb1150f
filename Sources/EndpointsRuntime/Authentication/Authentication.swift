/// The credentials of a client.
///
///     EndpointClient<GitHub>(authentication: .bearer { try await session.token() })
///
/// They go to the client's server alone. No description shows them.
public struct Authentication: Sendable, CustomStringConvertible, CustomReflectable {
    enum Kind: Sendable {
        case bearer(@Sendable () async throws -> String?)
        case basic(user: String, password: String)
        case apiKey(String)
    }

    let kind: Kind

    /// A bearer token that stays the same (RFC 6750 §2.1).
    public static func bearer(_ token: String) -> Authentication {
        Authentication(kind: .bearer { token })
    }

    /// A bearer token that is asked for before each request.
    public static func bearer(_ provider: some BearerTokenProvider) -> Authentication {
        Authentication(kind: .bearer { try await provider.token() })
    }

    /// A bearer token that is asked for before each request.
    public static func bearer(provider: some BearerTokenProvider) -> Authentication {
        bearer(provider)
    }

    /// A bearer token that the closure gives before each request; nil where there is none now.
    public static func bearer(
        provider: @escaping @Sendable () async throws -> String?
    ) -> Authentication {
        Authentication(kind: .bearer(provider))
    }

    /// A user and password (RFC 7617). The user may not contain a colon.
    public static func basic(user: String, password: String) -> Authentication {
        Authentication(kind: .basic(user: user, password: password))
    }

    /// A key, which goes where the API's `AuthenticationRequirement` says.
    public static func apiKey(_ key: String) -> Authentication {
        Authentication(kind: .apiKey(key))
    }

    /// The kind of the credentials: `bearer`, `basic` or `API key`.
    public var description: String {
        switch kind {
        case .bearer: "bearer"
        case .basic: "basic"
        case .apiKey: "API key"
        }
    }

    /// What `dump` shows: the kind alone.
    public var customMirror: Mirror { Mirror(self, children: [("kind", description)]) }
}
