extension AuthenticationRequirement {
    /// What the credentials add to a request, or nil where nothing is to be sent.
    ///
    /// - Parameter given: What the client has, the first of a kind counting.
    /// - Throws: Credentials that are required and are not there, that cannot be sent, or that the
    ///   provider failed to give.
    func credential(
        with given: [Authentication]
    ) async throws(AuthenticationProblem.Reason) -> Credential? {
        let credential = try await found(in: given)
        guard let credential else {
            if isOptional { return nil }
            throw .missing
        }
        guard credential.isValid else { throw .malformed }
        return credential
    }

    /// Nil where something that is required is not there, and where nothing is.
    private func found(
        in given: [Authentication]
    ) async throws(AuthenticationProblem.Reason) -> Credential? {
        switch kind {
        case .none:
            return nil
        case .all(let parts):
            var found: [Credential] = []
            for part in parts {
                if let credential = try await part.found(in: given) {
                    found.append(credential)
                } else if !part.isOptional {
                    return nil
                }
            }
            return Credential(found)
        case .any(let alternatives):
            for alternative in alternatives {
                if let credential = try await alternative.found(in: given) { return credential }
            }
            return nil
        case .automatic, .bearer, .basic, .apiKey:
            for authentication in given {
                if let credential = try await self.credential(from: authentication) {
                    return credential
                }
            }
            return nil
        }
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
        case (.apiKey(let name, let place, let prefix), .apiKey(let key, for: let wanted)):
            guard wanted == nil || wanted == name else { return nil }
            return Credential(.apiKey(prefix + key, name: name, place: place))
        case (.automatic, .apiKey):
            throw .unplaced
        case (.none, _), (.bearer, _), (.basic, _), (.apiKey, _), (.all, _), (.any, _),
            (.automatic, .several):
            return nil
        }
    }
}
