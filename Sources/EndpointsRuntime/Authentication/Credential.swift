/// The credentials of one attempt to send a request.
struct Credential: Sendable {
    let signature: Signature
    /// The token in the signature and where it is from, where it is a bearer token.
    var bearer: (token: BearerToken, source: BearerCredentials)?
    /// Whether the token was refreshed for this request, so that another refresh would not help.
    var isRefreshed = false

    init(_ signature: Signature) {
        self.signature = signature
    }

    init(_ token: BearerToken, from source: BearerCredentials, isRefreshed: Bool = false) {
        signature = .header(name: "Authorization", value: "Bearer \(token.value)")
        bearer = (token, source)
        self.isRefreshed = isRefreshed
    }

    /// The credentials to try after a 401; nil where there are none.
    func renewed() async throws(AuthenticationProblem.Reason) -> Credential? {
        guard let bearer, !isRefreshed,
            let next = try await bearer.source.token(after: bearer.token)
        else { return nil }
        let credential = Credential(next.token, from: bearer.source, isRefreshed: next.isRefreshed)
        guard credential.signature.isValid else { throw .malformed }
        return credential
    }

    /// Tells the token's source what the server made of it: a token that was refused although it
    /// was new means that the person is signed out.
    func settle(_ arrival: Redirects.Arrival) async {
        guard let bearer else { return }
        if arrival.acceptsCredentials {
            bearer.source.accept(bearer.token)
        } else if arrival.refusesCredentials, isRefreshed {
            await bearer.source.reject(bearer.token)
        }
    }
}
