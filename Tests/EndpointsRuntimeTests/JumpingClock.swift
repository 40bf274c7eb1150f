import EndpointsRuntime

/// A clock for tests on which nothing is waited for: sleeping moves it on. What would sleep until its
/// end or longer sleeps until the clock is moved there by hand.
final class JumpingClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper: Sendable {
        let deadline: Duration
        let continuation: AsyncStream<Never>.Continuation
    }

    private struct State: Sendable {
        var offset = Duration.zero
        var pauses: [Duration] = []
        var sleepers: [Sleeper] = []
    }

    private let end: Duration
    private let state = Locked(State())
    private let arrival = Gate()

    init(end: Duration = .seconds(1_000_000)) {
        self.end = end
    }

    var now: Instant { Instant(offset: state.withLock { $0.offset }) }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// How long was slept, each time.
    var pauses: [Duration] { state.withLock { $0.pauses } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        state.withLock { state in
            guard deadline.offset < end else {
                let sleeper = Sleeper(deadline: deadline.offset, continuation: continuation)
                return state.sleepers.append(sleeper)
            }
            state.pauses.append(deadline.offset - state.offset)
            state.offset = max(state.offset, deadline.offset)
            continuation.finish()
        }
        if deadline.offset >= end { arrival.knock() }
        for await _ in stream {}
        try Task.checkCancellation()
    }

    /// Waits for the first that sleeps until the clock is moved by hand.
    func waitForSleeper() async { await arrival.wait() }

    /// Moves the clock on, as something does that takes its time.
    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.offset += duration
            defer { state.sleepers.removeAll { $0.deadline <= state.offset } }
            return state.sleepers.filter { $0.deadline <= state.offset }
        }
        for sleeper in woken { sleeper.continuation.finish() }
    }
}

/// Waits until the task is cancelled, as for a server that does not answer.
func waitForCancellation() async throws -> Never {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
    throw CancellationError()
}
