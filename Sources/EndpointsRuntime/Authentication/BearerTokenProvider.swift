/// A source of bearer tokens, asked before each request.
public protocol BearerTokenProvider: Sendable {
    /// The token to send now, or nil where there is none, as when nobody is signed in.
    ///
    /// - Throws: Anything; the client reports it as `.authentication` with the error as the
    ///   underlying one.
    func token() async throws -> String?
}
