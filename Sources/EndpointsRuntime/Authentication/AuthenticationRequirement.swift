/// How the requests of an API, or of one endpoint, authenticate.
public struct AuthenticationRequirement: Sendable, Hashable {
    indirect enum Kind: Sendable, Hashable {
        case none
        case automatic
        case bearer
        case basic
        case apiKey(name: String, place: APIKeyPlace, prefix: String)
        case all([AuthenticationRequirement])
        case any([AuthenticationRequirement])
    }

    /// Where an API key goes.
    public enum APIKeyPlace: Sendable, Hashable {
        /// A header of that name.
        case header
        /// A parameter of the query.
        case query
        /// A cookie (RFC 6265).
        case cookie
    }

    let kind: Kind
    let isOptional: Bool

    /// No credentials are sent, even when the client has some.
    public static let none = AuthenticationRequirement(kind: .none, isOptional: true)

    /// What the client has is sent, a bearer token or a user and password; nothing is required.
    public static let automatic = AuthenticationRequirement(kind: .automatic, isOptional: true)

    /// A bearer token (RFC 6750); where it is optional, a client without one sends none.
    public static func bearer(optional: Bool = false) -> AuthenticationRequirement {
        AuthenticationRequirement(kind: .bearer, isOptional: optional)
    }

    /// A user and password (RFC 7617).
    public static func basic(optional: Bool = false) -> AuthenticationRequirement {
        AuthenticationRequirement(kind: .basic, isOptional: optional)
    }

    /// A key in a header, in the query or in a cookie, after a prefix such as `"Bot "`.
    public static func apiKey(
        _ name: String,
        in place: APIKeyPlace,
        prefix: String = "",
        optional: Bool = false
    ) -> AuthenticationRequirement {
        AuthenticationRequirement(
            kind: .apiKey(name: name, place: place, prefix: prefix),
            isOptional: optional
        )
    }

    /// Several, all of which are sent; an optional one is left out where the client has none.
    ///
    ///     .all(.bearer(), .apiKey("X-App", in: .header))
    public static func all(_ parts: AuthenticationRequirement...) -> AuthenticationRequirement {
        AuthenticationRequirement(kind: .all(parts), isOptional: parts.allSatisfy(\.isOptional))
    }

    /// Alternatives, the first of which is sent that the client has all of; where one of them is
    /// optional, a client that has none sends none.
    public static func any(
        _ alternatives: AuthenticationRequirement...
    ) -> AuthenticationRequirement {
        AuthenticationRequirement(
            kind: .any(alternatives),
            isOptional: alternatives.contains(where: \.isOptional)
        )
    }

    /// The headers that credentials of it go into, besides those that are always theirs.
    var headers: [String] {
        switch kind {
        case .none, .automatic, .bearer, .basic: []
        case .apiKey(let name, let place, _): place == .header ? [name] : []
        case .all(let parts), .any(let parts): parts.flatMap(\.headers)
        }
    }

    /// The query's parameters that credentials of it go into.
    var queries: [String] {
        switch kind {
        case .none, .automatic, .bearer, .basic: []
        case .apiKey(let name, let place, _): place == .query ? [name] : []
        case .all(let parts), .any(let parts): parts.flatMap(\.queries)
        }
    }
}
