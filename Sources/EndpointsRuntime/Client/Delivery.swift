import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request's way to its reply: encoded, waited for until a deadline, repeated where it fails, given
/// credentials, intercepted, redirected, sent. Nothing here depends on the request's type.
struct Delivery: Sendable {
    let authentication: Authentication?
    let retry: RetryPolicy
    let redirects: RedirectPolicy
    let interceptors: [any EndpointInterceptor]
    let transport: any Transport
    let connectivity: (any Connectivity)?
    let limits: JSONLimits
    let timeout: Duration?
    let deadline: Duration?
    let clock: any Clock<Duration>

    func reply(
        to encode: () throws(InvalidRequest) -> OutgoingRequest
    ) async throws(EndpointError<Never>) -> Reply {
        let outgoing = try encoded(encode)
        var attempts: [EndpointAttempt] = []
        do {
            try Task.checkCancellation()
            let reply = try await punctual(outgoing, &attempts)
            try Task.checkCancellation()
            return Reply(
                reply,
                endpoint: outgoing.endpoint,
                limits: limits,
                previousAttempts: attempts
            )
        } catch {
            throw EndpointError(error, endpoint: outgoing.endpoint, previousAttempts: attempts)
        }
    }

    private func encoded(
        _ encode: () throws(InvalidRequest) -> OutgoingRequest
    ) throws(EndpointError<Never>) -> OutgoingRequest {
        do throws(InvalidRequest) {
            var outgoing = try encode()
            if let header = retry.idempotencyKeyHeader, !outgoing.endpoint.isIdempotent {
                outgoing.addIdempotencyKey(in: header, retry.idempotencyKey)
            }
            if let timeout, outgoing.endpoint.timeout == nil {
                outgoing.urlRequest.timeoutInterval = timeout / .seconds(1)
            }
            return outgoing
        } catch {
            throw .invalidRequest(error)
        }
    }

    /// Sends a request where there is a connection.
    ///
    /// - Parameter stopwatch: When the deadline's time began; nil where there is none.
    func connected(
        _ outgoing: OutgoingRequest,
        _ attempts: inout [EndpointAttempt],
        _ stopwatch: Stopwatch?
    ) async throws -> TransportReply {
        try await checkConnection(outgoing.endpoint)
        return try await repeated(outgoing, &attempts, stopwatch)
    }

    private func checkConnection(_ endpoint: Endpoint) async throws(TransportProblem) {
        guard let connectivity, await connectivity.isOffline else { return }
        let error = URLError(.notConnectedToInternet)
        throw TransportProblem(.notConnected, underlying: error, endpoint: endpoint)
    }

    /// Sends a request, and again with other credentials where a 401 says so: with a token that was
    /// replaced meanwhile, with a refreshed one, and with that of somebody who signed in meanwhile.
    func authenticated(
        _ outgoing: OutgoingRequest,
        _ attempts: inout [EndpointAttempt]
    ) async throws -> TransportReply {
        var credential = try await outgoing.credential(with: authentication)
        var reply = try await signed(outgoing, credential, attempts)
        for _ in 0..<3
        where reply.status == 401 && !reply.isFromElsewhere && outgoing.isReadable {
            guard let renewed = try await outgoing.renewed(credential) else { break }
            try Task.checkCancellation()
            attempts.add(.status(401))
            credential = renewed
            reply = try await signed(outgoing, credential, attempts)
        }
        // Anything but a success, as a 503, says nothing of the credentials.
        if 200..<300 ~= reply.status && !reply.isFromElsewhere { credential?.accept() }
        return reply
    }

    private func signed(
        _ outgoing: OutgoingRequest,
        _ credential: Credential?,
        _ attempts: [EndpointAttempt]
    ) async throws -> TransportReply {
        var request = TransportRequest(outgoing, previousAttempts: attempts)
        credential?.apply(to: &request.urlRequest)
        let transport: any Transport =
            outgoing.isStreaming ? StreamOpening(transport: transport) : transport
        let redirects = Redirects(transport: transport, policy: redirects)
        if interceptors.isEmpty { return try await redirects.send(request) }
        return try await intercepted(redirects).send(request)
    }

    /// The transport with the interceptors before it, the first outermost.
    private func intercepted(_ transport: any Transport) -> any Transport {
        interceptors.reversed().reduce(transport) { next, interceptor in
            InterceptedTransport(interceptor: interceptor, next: next)
        }
    }
}
