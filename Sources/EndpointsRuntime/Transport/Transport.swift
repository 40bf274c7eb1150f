/// What carries a request to a server and its reply back.
///
/// A transport does not follow redirects and judges no status; the client does.
public protocol Transport: Sendable {
    /// Sends a request and waits for the whole reply.
    ///
    /// - Throws: `URLError`, `TransportProblem` or any other error where no reply arrived, and
    ///   `CancellationError` where the task was cancelled.
    func send(_ request: TransportRequest) async throws -> TransportReply
}
