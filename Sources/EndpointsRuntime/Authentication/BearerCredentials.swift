import Foundation

/// The bearer tokens of an `Authentication`: which one to sign with, and which after a 401.
///
/// A class, as all copies of the `Authentication` share its refreshes.
final class BearerCredentials: Sendable {
    private let provide: @Sendable () async throws -> BearerToken?
    private let refresh: (@Sendable (BearerToken) async throws -> BearerToken?)?
    private let leeway: TimeInterval
    private let now: @Sendable () -> Date
    private let onSignedOut: @Sendable () async -> Void
    private let state = Locked(BearerState())

    /// - Parameters:
    ///   - refresh: Nil where a 401 is to be taken as it is.
    ///   - leeway: How long before its expiration a token is refreshed, in seconds.
    init(
        provide: @escaping @Sendable () async throws -> BearerToken?,
        refresh: (@Sendable (BearerToken) async throws -> BearerToken?)? = nil,
        leeway: TimeInterval = 0,
        now: @escaping @Sendable () -> Date = { Date() },
        onSignedOut: @escaping @Sendable () async -> Void = {}
    ) {
        self.provide = provide
        self.refresh = refresh
        self.leeway = leeway
        self.now = now
        self.onSignedOut = onSignedOut
    }

    /// The token to sign a request with; one that is about to expire is refreshed first.
    ///
    /// A refresh that fails while the token still lasts is not an error: the token is sent.
    func token() async throws(AuthenticationProblem.Reason) -> BearerToken? {
        let latest = try await self.latest()
        guard let latest, isDue(latest) else { return latest }
        do throws(AuthenticationProblem.Reason) {
            guard let refreshed = try await refreshed(latest) else { throw .signedOut }
            return refreshed
        } catch {
            guard case .refresh = error, !Task.isCancelled, let expiration = latest.expiration,
                expiration > now()
            else { throw error }
            return latest
        }
    }

    /// The token to send a request with again that was refused with `token`; nil where there is
    /// none, so that the refusal stands.
    ///
    /// Another token than the refused one is just sent; only the refused one itself is refreshed.
    func token(after refused: BearerToken) async throws(AuthenticationProblem.Reason)
        -> (token: BearerToken, isRefreshed: Bool)?
    {
        guard canRefresh, let latest = try await self.latest() else { return nil }
        // One that no request was accepted with since it was refreshed is as good as refreshed now.
        if latest != refused { return (latest, state.withLock { $0.unproven == latest }) }
        guard state.withLock({ $0.rejected != refused }) else { return nil }
        return try await refreshed(refused).map { ($0, true) }
    }

    /// Notes that a request was accepted with a token.
    func accept(_ token: BearerToken) {
        state.withLock { state in
            if state.rejected == token { state.rejected = nil }
            if state.unproven == token { state.unproven = nil }
        }
    }

    /// Signs the person out, once for a token.
    func reject(_ token: BearerToken) async {
        let isFirst = state.withLock { state in
            defer { state.rejected = token }
            return state.rejected != token
        }
        // A task of its own: the request's may be cancelled, and nobody would do it again.
        if isFirst { await Task { await onSignedOut() }.value }
    }

    /// Whether a refresh may be waited for: not by a request that is part of one.
    private var canRefresh: Bool {
        refresh != nil && !TokenRefresh.surrounds(ObjectIdentifier(self))
    }

    /// Whether a token is to be refreshed before it is sent.
    private func isDue(_ token: BearerToken) -> Bool {
        guard let expiration = token.expiration, canRefresh else { return false }
        return expiration.timeIntervalSince(now()) <= leeway
            && state.withLock { $0.rejected != token }
    }

    /// The provider's token, or the one that has taken its place.
    private func latest() async throws(AuthenticationProblem.Reason) -> BearerToken? {
        do {
            let token = try await provide()
            return token.map { token in state.withLock { $0.latest(token) } }
        } catch {
            throw .provider(error)
        }
    }

    /// The token in the place of another, from the one refresh of it; nil where there is none any
    /// more.
    private func refreshed(
        _ token: BearerToken
    ) async throws(AuthenticationProblem.Reason) -> BearerToken? {
        do {
            switch state.withLock({ $0.step(for: token, owner: ObjectIdentifier(self)) }) {
            case .done(let token):
                return token
            case .wait(let refresh):
                return try await refresh.token()
            case .start(let refresh):
                // Unstructured: whoever waits may be cancelled, and the refresh goes on.
                Task { await run(refresh, of: token) }
                return try await refresh.token()
            }
        } catch {
            throw .refresh(error)
        }
    }

    private func run(_ running: TokenRefresh, of token: BearerToken) async {
        guard let refresh else { return }
        var outcome: TokenRefresh.Outcome
        do {
            let surrounding = TokenRefresh.surrounding + [running]
            outcome = .success(
                try await TokenRefresh.$surrounding.withValue(surrounding) {
                    try await refresh(token)
                }
            )
        } catch {
            outcome = .failure(error)
        }
        if case .success(nil) = outcome { await reject(token) }
        state.withLock { $0.finish(token, outcome) }
        running.finish(outcome)
    }
}
