import Foundation

/// The bearer tokens of an `Authentication`: which one to sign with, and which after a 401.
///
/// A class, as all copies of the `Authentication` share its refreshes.
final class BearerCredentials: Sendable {
    /// A token as a request is signed with it.
    struct Signing: Sendable {
        let token: BearerToken
        /// Whether it was refreshed for this request, so that another refresh would not help.
        var isRefreshed = false
    }

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
    func token() async throws(AuthenticationProblem.Reason) -> Signing? {
        guard let latest = try await latest() else { return nil }
        if !isDue(latest) { return Signing(token: latest) }
        do throws(AuthenticationProblem.Reason) {
            if let refreshed = try await refreshed(latest) {
                return Signing(token: refreshed, isRefreshed: true)
            }
            guard let other = try await other(than: latest) else { throw .signedOut }
            return other
        } catch {
            guard case .refresh = error, !Task.isCancelled, let expiration = latest.expiration,
                expiration > now()
            else { throw error }
            return Signing(token: latest)
        }
    }

    /// The token to send a request with again that was refused with another; nil where there is
    /// none, so that the refusal stands.
    ///
    /// Another token than the refused one is just sent; only the refused one itself is refreshed.
    /// Where it was refreshed for this request already, the person is signed out.
    func token(after refused: Signing) async throws(AuthenticationProblem.Reason) -> Signing? {
        guard canRefresh, let latest = try await latest() else { return nil }
        if latest != refused.token { return signing(latest) }
        if refused.isRefreshed {
            await signOut(refused.token)
            return nil
        }
        guard state.withLock({ $0.rejected != latest }) else { return nil }
        if let refreshed = try await refreshed(latest) {
            return Signing(token: refreshed, isRefreshed: true)
        }
        return try await other(than: latest)
    }

    /// Notes that a request was accepted with a token.
    func accept(_ token: BearerToken) {
        state.withLock { state in
            if state.rejected == token { state.rejected = nil }
            if state.unproven == token { state.unproven = nil }
        }
    }

    /// Signs the person out, once for a token.
    private func signOut(_ token: BearerToken) async {
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
        guard canRefresh else { return false }
        let now = now()
        return state.withLock { $0.isDue(token, at: now, leeway: leeway) }
    }

    /// One that no request was accepted with since it was refreshed is as good as refreshed now.
    private func signing(_ token: BearerToken) -> Signing {
        Signing(token: token, isRefreshed: state.withLock { $0.unproven == token })
    }

    /// The provider's token where it is another than one that is no good any more: somebody may
    /// have signed in meanwhile.
    private func other(
        than token: BearerToken
    ) async throws(AuthenticationProblem.Reason) -> Signing? {
        guard let latest = try await latest(), latest != token else { return nil }
        return signing(latest)
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
        if case .success(nil) = outcome, (try? await other(than: token)) == nil {
            await signOut(token)
        }
        let now = now()
        state.withLock { $0.finish(token, outcome, at: now) }
        running.finish(outcome)
    }
}
