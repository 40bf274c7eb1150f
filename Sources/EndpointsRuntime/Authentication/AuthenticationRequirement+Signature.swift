extension AuthenticationRequirement {
    /// What the credentials add to a request, or nil where nothing is to be sent.
    ///
    /// - Throws: Credentials that are required and are not there, that cannot be sent, or that the
    ///   provider failed to give.
    func signature(
        with authentication: Authentication?
    ) async throws(AuthenticationProblem.Reason) -> Signature? {
        if kind == .none { return nil }
        guard let authentication, let signature = try await signature(from: authentication) else {
            if isOptional { return nil }
            throw .missing
        }
        guard signature.isValid else { throw .malformed }
        return signature
    }

    private func signature(
        from authentication: Authentication
    ) async throws(AuthenticationProblem.Reason) -> Signature? {
        switch (kind, authentication.kind) {
        case (.bearer, .bearer(let provider)), (.automatic, .bearer(let provider)):
            let token: String?
            do {
                token = try await provider()
            } catch {
                throw .provider(error)
            }
            return token.map { .header(name: "Authorization", value: "Bearer \($0)") }
        case (.basic, .basic(let user, let password)), (.automatic, .basic(let user, let password)):
            guard !user.contains(":") else { throw .malformed }
            return .basic(user: user, password: password)
        case (.apiKey(let name, let place, let prefix), .apiKey(let key)):
            return .apiKey(prefix + key, name: name, place: place)
        case (.automatic, .apiKey):
            throw .unplaced
        case (.none, _), (.bearer, _), (.basic, _), (.apiKey, _):
            return nil
        }
    }
}
