/// What carries a request to a server and its reply back.
///
/// A transport does not follow redirects and judges no status; the client does.
public protocol Transport: Sendable {
    /// Sends a request and waits for the whole reply.
    ///
    /// For a request that `isStreaming`, a transport that can gives the reply when its head is there,
    /// with a stream for the body. One that cannot gives the whole body.
    ///
    /// - Throws: `URLError`, `TransportProblem` or any other error where no reply arrived, and
    ///   `CancellationError` where the task was cancelled.
    func send(_ request: TransportRequest) async throws -> TransportReply
}
