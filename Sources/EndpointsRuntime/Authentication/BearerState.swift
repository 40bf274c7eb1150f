import Foundation

/// What is known of a client's bearer tokens from one request to the next.
struct BearerState: Sendable {
    /// What a token that needs to be replaced leads to.
    enum Step: Sendable {
        case done(BearerToken?)
        case wait(TokenRefresh)
        case start(TokenRefresh)
    }

    /// The token with which the person was signed out.
    var rejected: BearerToken?

    /// The refreshes under way, by the token that they replace.
    private var refreshes: [BearerToken: TokenRefresh] = [:]
    /// The token that the provider gave when a refresh first replaced it, and may give still.
    private var given: BearerToken?
    /// The token before `current`.
    private var previous: BearerToken?
    /// The token from the last refresh.
    private var current: BearerToken?
    /// When that was.
    private var refreshedAt = Date.distantPast
    /// That token again, until a request was accepted with it.
    var unproven: BearerToken?

    /// The token that is sent in the place of one that the provider gives: a replaced one never is.
    func latest(_ token: BearerToken) -> BearerToken {
        guard let current, token == given || token == previous else { return token }
        return current
    }

    /// Whether a token is to be refreshed before it is sent.
    ///
    /// One that came from the last refresh with less than the leeway to go would be refreshed by
    /// every request: it is sent until it has expired, and where it came expired, as the clock goes
    /// wrong, until it is refused.
    func isDue(_ token: BearerToken, at now: Date, leeway: TimeInterval) -> Bool {
        guard let expiration = token.expiration, token != rejected else { return false }
        let rest = expiration.timeIntervalSince(now)
        if token == current {
            let lifetime = expiration.timeIntervalSince(refreshedAt)
            if lifetime <= 0 { return false }
            if lifetime <= leeway { return rest <= 0 }
        }
        return rest <= leeway
    }

    /// What to do for a token that needs to be replaced. That may have happened since it was seen.
    mutating func step(for token: BearerToken, owner: ObjectIdentifier) -> Step {
        let latest = latest(token)
        if latest != token { return .done(latest) }
        if rejected == token { return .done(nil) }
        if let refresh = refreshes[token] { return .wait(refresh) }
        let refresh = TokenRefresh(owner: owner)
        refreshes[token] = refresh
        return .start(refresh)
    }

    mutating func finish(_ token: BearerToken, _ outcome: TokenRefresh.Outcome, at now: Date) {
        refreshes[token] = nil
        guard case .success(let new?) = outcome else { return }
        if token != current { given = token }
        previous = token
        current = new
        refreshedAt = now
        unproven = new
    }
}
