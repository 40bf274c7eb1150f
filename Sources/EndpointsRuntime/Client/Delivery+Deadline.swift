extension Delivery {
    /// How a race between a request and its deadline goes on.
    private enum Event: Sendable {
        case ended(Result<TransportReply, any Error>, [EndpointAttempt])
        case deadlinePassed
        case deadlineCancelled
    }

    /// Sends a request and waits for no longer than the deadline, if there is one.
    ///
    /// - Throws: `TransportProblem`, `.timedOut` with `DeadlineExceeded`, when it has passed.
    func punctual(
        _ outgoing: OutgoingRequest,
        _ attempts: inout [EndpointAttempt]
    ) async throws -> TransportReply {
        guard let deadline else { return try await connected(outgoing, &attempts, nil) }
        let stopwatch = Stopwatch(clock)
        let (end, tried) = await withTaskGroup(of: Event.self) { group in
            group.addTask { await self.end(of: outgoing, stopwatch) }
            group.addTask { await self.wait(until: deadline) }
            return await first(of: &group, deadline, outgoing.endpoint)
        }
        attempts = tried
        return try end.get()
    }

    private func end(of outgoing: OutgoingRequest, _ stopwatch: Stopwatch) async -> Event {
        var attempts: [EndpointAttempt] = []
        do {
            return .ended(.success(try await connected(outgoing, &attempts, stopwatch)), attempts)
        } catch {
            return .ended(.failure(error), attempts)
        }
    }

    private func wait(until deadline: Duration) async -> Event {
        do {
            try await clock.sleep(for: deadline)
            return .deadlinePassed
        } catch {
            return .deadlineCancelled
        }
    }

    /// Where the deadline passes first, the request is cancelled, and what becomes of it then is of
    /// no account but for its attempts.
    private func first(
        of group: inout TaskGroup<Event>,
        _ deadline: Duration,
        _ endpoint: Endpoint
    ) async -> (Result<TransportReply, any Error>, [EndpointAttempt]) {
        let exceeded = DeadlineExceeded(deadline: deadline)
        let problem = TransportProblem(.timedOut, underlying: exceeded, endpoint: endpoint)
        var hasPassed = false
        while let event = await group.next() {
            switch event {
            case .ended(let end, let attempts):
                group.cancelAll()
                return (hasPassed ? .failure(problem) : end, attempts)
            case .deadlinePassed:
                hasPassed = true
                group.cancelAll()
            case .deadlineCancelled:
                continue
            }
        }
        return (.failure(problem), [])
    }
}
