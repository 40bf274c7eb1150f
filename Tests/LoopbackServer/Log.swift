import Foundation

/// What has happened, and the waits for more of it.
///
/// `@unchecked Sendable`: what is stored is reached only in `locked` and `block`, which hold the condition's
/// lock meanwhile.
final class Log: @unchecked Sendable {
    private let condition = NSCondition()
    private let recording: Bool
    private var state = State()

    private struct State {
        var counts = LoopbackServer.Counts()
        var requests: [LoopbackServer.Request] = []
        var isClosed = false
    }

    init(recording: Bool) {
        self.recording = recording
    }

    var counts: LoopbackServer.Counts { locked { $0.counts } }
    var requests: [LoopbackServer.Request] { locked { $0.requests } }

    /// Notes an accepted connection and gives it its number.
    func connectionAccepted() -> Int {
        locked { state in
            state.counts.accepted += 1
            return state.counts.accepted - 1
        }
    }

    /// Notes a request and gives it its number.
    func requestReceived(_ request: LoopbackServer.Request) -> LoopbackServer.Request {
        locked { state in
            var request = request
            request.index = state.counts.received
            state.counts.received += 1
            if recording { state.requests.append(request) }
            return request
        }
    }

    func connectionEnded() {
        locked { $0.counts.ended += 1 }
    }

    /// Ends every wait, now and later.
    func close() {
        locked { $0.isClosed = true }
    }

    /// Waits until the counts satisfy a condition.
    func wait(
        within limit: Duration,
        for expected: String,
        until isSatisfied: @escaping @Sendable (LoopbackServer.Counts) -> Bool
    ) async throws {
        try await withCheckedThrowingContinuation { continuation in
            // A thread of its own may block; those that run tasks may not.
            let thread = Thread { [self] in
                let end = Date(timeIntervalSinceNow: limit.timeInterval)
                continuation.resume(
                    with: Result { try block(until: end, for: expected, isSatisfied) }
                )
            }
            thread.start()
        }
    }

    private func block(
        until end: Date,
        for expected: String,
        _ isSatisfied: (LoopbackServer.Counts) -> Bool
    ) throws {
        condition.lock()
        defer { condition.unlock() }
        while !isSatisfied(state.counts) {
            if state.isClosed { throw LoopbackServer.Problem.stopped }
            guard condition.wait(until: end) else {
                throw LoopbackServer.Problem.deadline(expected: expected, state.counts)
            }
        }
    }

    private func locked<Result>(_ body: (inout State) -> Result) -> Result {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        return body(&state)
    }
}

extension Duration {
    /// In seconds.
    var timeInterval: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
