extension Delivery {
    /// Sends a request, and again after a pause where the policy says so and the deadline leaves the
    /// time.
    ///
    /// - Parameter stopwatch: When the deadline's time began; nil where there is none.
    func repeated(
        _ outgoing: OutgoingRequest,
        _ attempts: inout [EndpointAttempt],
        _ stopwatch: Stopwatch?
    ) async throws -> TransportReply {
        guard retry.maximumAttempts > 1, retry.allows(outgoing) else {
            return try await authenticated(outgoing, &attempts)
        }
        for number in 1..<retry.maximumAttempts {
            let end: Result<TransportReply, any Error>
            do {
                end = .success(try await authenticated(outgoing, &attempts))
            } catch {
                end = .failure(error)
            }
            guard let outcome = retry.outcome(of: end, endpoint: outgoing.endpoint),
                outgoing.isReproducible
            else { return try end.get() }
            let retryAfter = try? end.get().headers["Retry-After"]
            let pause = retry.pause(after: number, retryAfter: retryAfter)
            if let deadline, let stopwatch, stopwatch.elapsed + pause >= deadline {
                return try end.get()
            }
            attempts.add(outcome, pause: pause)
            try await wait(pause)
        }
        return try await authenticated(outgoing, &attempts)
    }

    private func wait(_ pause: Duration) async throws {
        if pause > .zero { try await clock.sleep(for: pause) }
        try Task.checkCancellation()
    }
}

extension RetryPolicy {
    /// Whether a request may arrive twice.
    func allows(_ outgoing: OutgoingRequest) -> Bool {
        outgoing.endpoint.isIdempotent || idempotencyKeyHeader.map(outgoing.hasHeader) == true
    }

    /// What makes an attempt worth another; nil where nothing does, as of what is cancelled.
    func outcome(
        of end: Result<TransportReply, any Error>,
        endpoint: Endpoint
    ) -> EndpointAttempt.Outcome? {
        switch end {
        case .success(let reply):
            return statuses.contains(reply.status) ? .status(reply.status) : nil
        case .failure(let error):
            let problem = EndpointError<Never>(error, endpoint: endpoint).problem
            guard let reason = problem?.reason, reasons.contains(reason) else { return nil }
            return .problem(reason)
        }
    }
}
