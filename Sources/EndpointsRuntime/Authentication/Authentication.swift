public import Foundation

/// The credentials of a client.
///
///     EndpointClient<GitHub>(authentication: .bearer { try await session.token() })
///
/// Where an API asks for several, or for one of several, they stand in a list:
///
///     EndpointClient<Shop>(authentication: [.bearer(session), .apiKey(key, for: "X-App")])
///
/// They go to the servers that the API and the client name. No description shows them.
public struct Authentication: Sendable, CustomStringConvertible, CustomReflectable {
    indirect enum Kind: Sendable {
        case bearer(BearerCredentials)
        case basic(user: String, password: String)
        case apiKey(String, for: String?)
        case several([Authentication])
    }

    let kind: Kind

    /// A bearer token that stays the same (RFC 6750 §2.1).
    public static func bearer(_ token: String) -> Authentication {
        Authentication(kind: .bearer(BearerCredentials { BearerToken(token) }))
    }

    /// A bearer token that the closure gives before each request; nil where there is none now.
    public static func bearer(
        provider: @escaping @Sendable () async throws -> String?
    ) -> Authentication {
        Authentication(
            kind: .bearer(BearerCredentials { try await provider().map { BearerToken($0) } })
        )
    }

    /// A bearer token that is asked for before each request, and refreshed.
    ///
    /// After a 401 the token is refreshed and the request sent again, once; however many requests
    /// meet it, there is one refresh. A request whose token is no longer the provider's is just sent
    /// again. A 401 to the refreshed token stands: it is thrown, after `onSignedOut`. Where the
    /// provider has another token by then, as somebody signed in meanwhile, the request is sent with
    /// that one instead, and nobody is signed out.
    ///
    /// - Parameters:
    ///   - provider: Gives tokens and refreshes them.
    ///   - leeway: How long before its expiration, where that is known, a token is refreshed
    ///     already, in seconds. One that came from a refresh with less to go is sent until it has
    ///     expired.
    ///   - now: The time; a test gives its own.
    ///   - onSignedOut: Called once when a refreshed token is refused, or there is none any more.
    public static func bearer(
        _ provider: some BearerTokenProvider,
        refreshBefore leeway: TimeInterval = 30,
        now: @escaping @Sendable () -> Date = { Date() },
        onSignedOut: @escaping @Sendable () async -> Void = {}
    ) -> Authentication {
        bearer(
            token: { try await provider.token() },
            refresh: { try await provider.refresh($0) },
            refreshBefore: leeway,
            now: now,
            onSignedOut: onSignedOut
        )
    }

    /// A bearer token that a closure gives before each request, and another refreshes, as those of
    /// a `BearerTokenProvider` do.
    public static func bearer(
        token: @escaping @Sendable () async throws -> BearerToken?,
        refresh: @escaping @Sendable (BearerToken) async throws -> BearerToken?,
        refreshBefore leeway: TimeInterval = 30,
        now: @escaping @Sendable () -> Date = { Date() },
        onSignedOut: @escaping @Sendable () async -> Void = {}
    ) -> Authentication {
        let credentials = BearerCredentials(
            provide: token,
            refresh: refresh,
            leeway: leeway,
            now: now,
            onSignedOut: onSignedOut
        )
        return Authentication(kind: .bearer(credentials))
    }

    /// A user and password (RFC 7617). The user may not contain a colon.
    public static func basic(user: String, password: String) -> Authentication {
        Authentication(kind: .basic(user: user, password: password))
    }

    /// A key, which goes where the API's `AuthenticationRequirement` says.
    ///
    /// - Parameter name: The name of the header, query parameter or cookie that the key is for,
    ///   where the API asks for several keys; nil for any.
    public static func apiKey(_ key: String, for name: String? = nil) -> Authentication {
        Authentication(kind: .apiKey(key, for: name))
    }

    /// The credentials one by one.
    var parts: [Authentication] {
        if case .several(let parts) = kind { parts.flatMap(\.parts) } else { [self] }
    }

    /// The kind of the credentials: `bearer`, `basic` or `API key`; of several, in brackets.
    public var description: String {
        switch kind {
        case .bearer: "bearer"
        case .basic: "basic"
        case .apiKey: "API key"
        case .several(let parts): "\(parts)"
        }
    }

    /// What `dump` shows: the kind alone.
    public var customMirror: Mirror { Mirror(self, children: [("kind", description)]) }
}

extension Authentication: ExpressibleByArrayLiteral {
    /// Creates the credentials of several kinds; an API is sent those that it asks for.
    public init(arrayLiteral parts: Authentication...) {
        self.init(kind: .several(parts))
    }
}
