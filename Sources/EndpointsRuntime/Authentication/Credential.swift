import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The credentials of one attempt to send a request.
struct Credential: Sendable {
    /// One signature, and where its token is from, where it is a bearer token.
    private struct Part: Sendable {
        let signature: Signature
        var bearer: (signing: BearerCredentials.Signing, source: BearerCredentials)?
    }

    private var parts: [Part]

    init(_ signature: Signature) {
        parts = [Part(signature: signature)]
    }

    init(_ signing: BearerCredentials.Signing, from source: BearerCredentials) {
        parts = [Self.part(signing, source)]
    }

    /// The credentials of several; nil where there are none.
    init?(_ several: [Credential]) {
        parts = several.flatMap(\.parts)
        if parts.isEmpty { return nil }
    }

    private static func part(
        _ signing: BearerCredentials.Signing,
        _ source: BearerCredentials
    ) -> Part {
        Part(
            signature: .header(name: "Authorization", value: "Bearer \(signing.token.value)"),
            bearer: (signing, source)
        )
    }

    /// Whether all can be sent as they are.
    var isValid: Bool { parts.allSatisfy(\.signature.isValid) }

    /// The headers that carry them.
    var headers: [String] { parts.compactMap(\.signature.header) }

    func apply(to request: inout URLRequest) {
        for part in parts { part.signature.apply(to: &request) }
    }

    /// The credentials to try after a 401; nil where there are none.
    func renewed() async throws(AuthenticationProblem.Reason) -> Credential? {
        var renewed = self
        var isRenewed = false
        for index in parts.indices {
            guard let (signing, source) = parts[index].bearer,
                let next = try await source.token(after: signing)
            else { continue }
            renewed.parts[index] = Self.part(next, source)
            isRenewed = true
        }
        if !isRenewed { return nil }
        guard renewed.isValid else { throw .malformed }
        return renewed
    }

    /// Tells the tokens' sources that a request was accepted with them.
    func accept() {
        for part in parts {
            if let (signing, source) = part.bearer { source.accept(signing.token) }
        }
    }
}
