extension AuthenticationRequirement {
    /// What the credentials add to a request, or nil where nothing is to be sent.
    ///
    /// - Throws: Credentials that are required and are not there, that cannot be sent, or that the
    ///   provider failed to give.
    func credential(
        with authentication: Authentication?
    ) async throws(AuthenticationProblem.Reason) -> Credential? {
        if kind == .none { return nil }
        guard let authentication, let credential = try await credential(from: authentication) else {
            if isOptional { return nil }
            throw .missing
        }
        guard credential.signature.isValid else { throw .malformed }
        return credential
    }

    private func credential(
        from authentication: Authentication
    ) async throws(AuthenticationProblem.Reason) -> Credential? {
        switch (kind, authentication.kind) {
        case (.bearer, .bearer(let source)), (.automatic, .bearer(let source)):
            return try await source.token().map { Credential($0, from: source) }
        case (.basic, .basic(let user, let password)), (.automatic, .basic(let user, let password)):
            guard !user.contains(":") else { throw .malformed }
            return Credential(.basic(user: user, password: password))
        case (.apiKey(let name, let place, let prefix), .apiKey(let key)):
            return Credential(.apiKey(prefix + key, name: name, place: place))
        case (.automatic, .apiKey):
            throw .unplaced
        case (.none, _), (.bearer, _), (.basic, _), (.apiKey, _):
            return nil
        }
    }
}
