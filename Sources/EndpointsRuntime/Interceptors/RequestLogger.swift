/// Tells a closure of each attempt to send a request, when it has ended.
///
///     EndpointClient<GitHub>(interceptors: [RequestLogger { logger.debug("\($0)") }])
///
///     GET /users/{username}: status 503, 0.042 s
///     GET /users/{username}: status 200, 0.113 s, attempt 2
///
/// No description of an entry shows credentials, nor values of the request.
public struct RequestLogger: EndpointInterceptor {
    private let clock: any Clock<Duration>
    private let log: @Sendable (Entry) -> Void

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - clock: What measures how long an attempt takes.
    ///   - log: Called once for each attempt; it should not take long.
    public init(
        clock: any Clock<Duration> = ContinuousClock(),
        _ log: @escaping @Sendable (Entry) -> Void
    ) {
        self.clock = clock
        self.log = log
    }

    /// Sends the request and tells what came of it.
    ///
    /// - Throws: What `next` throws.
    public func send(
        _ request: TransportRequest,
        next: any Transport
    ) async throws -> TransportReply {
        let stopwatch = Stopwatch(clock)
        do {
            let reply = try await next.send(request)
            log(Entry(request: request, reply: reply, error: nil, duration: stopwatch.elapsed))
            return reply
        } catch {
            let told = EndpointError<Never>(error, endpoint: request.endpoint)
            log(Entry(request: request, reply: nil, error: told, duration: stopwatch.elapsed))
            throw error
        }
    }
}
