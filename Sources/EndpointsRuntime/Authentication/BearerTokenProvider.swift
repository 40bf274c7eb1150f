/// A source of bearer tokens: asked before each request, and told to refresh.
///
///     actor Session: BearerTokenProvider {
///         func token() -> BearerToken? { stored }
///         func refresh(_ token: BearerToken) async throws -> BearerToken? { … }
///     }
///
/// All clients that share an `Authentication` made from it share its refreshes: for one token there
/// is never more than one under way.
public protocol BearerTokenProvider: Sendable {
    /// The token to send now, or nil where there is none, as when nobody is signed in.
    ///
    /// - Throws: Anything; the client reports it as `.authentication` with the error as the
    ///   underlying one.
    func token() async throws -> BearerToken?

    /// The token that takes the place of one that was refused or is about to expire. Gives nil by
    /// default, as where nothing can be refreshed.
    ///
    /// Keep it where `token()` finds it; until then it is sent in place of the old one. A request
    /// that is sent from here, or from a task made here, never waits for this refresh, nor starts
    /// another. One that is sent by `Task.detached`, from a callback or by a task that was there
    /// before is no part of it as far as anybody can tell: send it by a client without this
    /// `Authentication`, or, refused, it waits for the refresh that waits for it.
    ///
    /// - Returns: The new token; nil where the person is signed out, because the refresh was
    ///   refused for good.
    /// - Throws: Anything, where the refresh failed for now. The requests that wait for it fail,
    ///   and the next request tries again.
    func refresh(_ token: BearerToken) async throws -> BearerToken?
}

extension BearerTokenProvider {
    /// Gives nil: nothing can be refreshed.
    public func refresh(_ token: BearerToken) async throws -> BearerToken? { nil }
}
