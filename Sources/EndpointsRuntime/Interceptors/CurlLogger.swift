/// Tells a closure of each attempt to send a request, before it is sent, as a command line for curl.
///
///     EndpointClient<GitHub>(interceptors: [CurlLogger { print($0) }])
///
/// Credentials are redacted unless it is asked for them: then the command can be run as it is, and
/// belongs into no log.
public struct CurlLogger: EndpointInterceptor {
    private let showsCredentials: Bool
    private let log: @Sendable (String) -> Void

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - showsCredentials: Whether the command has the credentials.
    ///   - log: Called once for each attempt; it should not take long.
    public init(showsCredentials: Bool = false, _ log: @escaping @Sendable (String) -> Void) {
        self.showsCredentials = showsCredentials
        self.log = log
    }

    /// Tells the command and sends the request.
    ///
    /// - Throws: What `next` throws.
    public func send(
        _ request: TransportRequest,
        next: any Transport
    ) async throws -> TransportReply {
        log(request.curl(showingCredentials: showsCredentials))
        return try await next.send(request)
    }
}
