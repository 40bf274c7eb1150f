/// Which redirects a client follows (RFC 9110 §15.4).
///
///     EndpointClient<GitHub>(redirects: .sameOrigin)
///     try await github.with(\.redirects, .never).reply(to: .downloadArchive(repository))
///
/// One that is not followed is the reply, with its `Location`. Credentials, and whatever else was not
/// encoded by the request itself, never go along to another scheme, host or port.
public struct RedirectPolicy: Sendable, Hashable {
    enum Reach: Sendable, Hashable {
        case nowhere
        case sameOrigin
        case anywhere
    }

    let reach: Reach
    /// How many are followed for one request; one more is an error, `.redirect(.limit)`.
    public var limit: Int

    /// Follows up to 10, to anywhere. One that leads from https to http is an error,
    /// `.redirect(.downgrade)`, and so is one to where the request has been, `.redirect(.loop)`,
    /// unless a cookie was set since.
    public static let standard = RedirectPolicy(reach: .anywhere, limit: 10)

    /// Follows up to 10, to the same scheme, host and port.
    public static let sameOrigin = RedirectPolicy(reach: .sameOrigin, limit: 10)

    /// Follows none.
    public static let never = RedirectPolicy(reach: .nowhere, limit: 0)
}
