import EndpointsRuntime

/// A clock for tests on which nothing is waited for: sleeping moves it on.
final class JumpingClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let state = Locked((offset: Duration.zero, pauses: [Duration]()))

    var now: Instant { Instant(offset: state.withLock { $0.offset }) }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// How long was slept, each time.
    var pauses: [Duration] { state.withLock { $0.pauses } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.pauses.append(deadline.offset - state.offset)
            state.offset = deadline.offset
        }
    }

    /// Moves the clock on, as something does that takes its time.
    func advance(by duration: Duration) {
        state.withLock { $0.offset += duration }
    }
}
