/// The credentials of one attempt to send a request.
struct Credential: Sendable {
    let signature: Signature
    /// The token in the signature and where it is from, where it is a bearer token.
    private var bearer: (signing: BearerCredentials.Signing, source: BearerCredentials)?

    init(_ signature: Signature) {
        self.signature = signature
    }

    init(_ signing: BearerCredentials.Signing, from source: BearerCredentials) {
        signature = .header(name: "Authorization", value: "Bearer \(signing.token.value)")
        bearer = (signing, source)
    }

    /// The credentials to try after a 401; nil where there are none.
    func renewed() async throws(AuthenticationProblem.Reason) -> Credential? {
        guard let bearer, let next = try await bearer.source.token(after: bearer.signing) else {
            return nil
        }
        let credential = Credential(next, from: bearer.source)
        guard credential.signature.isValid else { throw .malformed }
        return credential
    }

    /// Tells the token's source that a request was accepted with it.
    func accept() {
        if let bearer { bearer.source.accept(bearer.signing.token) }
    }
}
