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
    /// That token again, until a request was accepted with it.
    var unproven: BearerToken?

    /// The token that is sent in the place of one that the provider gives: a replaced one never is.
    func latest(_ token: BearerToken) -> BearerToken {
        guard let current, token == given || token == previous else { return token }
        return current
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

    mutating func finish(_ token: BearerToken, _ outcome: TokenRefresh.Outcome) {
        refreshes[token] = nil
        guard case .success(let new?) = outcome else { return }
        if token != current { given = token }
        previous = token
        current = new
        unproven = new
    }
}
