import EndpointsRuntime

/// A clock for tests on which nothing is waited for: sleeping moves it on, and is recorded.
///
///     let clock = StubClock()
///     let stub = StubTransport(delay: .seconds(1) ... .seconds(3), clock: clock)
///
/// It serves the pauses of a client's retries too, but no client that has a deadline: that is slept
/// for as well, and is over at once.
public final class StubClock: Clock {
    /// A moment, by the time since the clock began.
    public struct Instant: InstantProtocol {
        /// The time since the clock began.
        public var offset: Duration

        /// The moment that much later.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// The time from this moment to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether one moment comes before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State: Sendable {
        var offset = Duration.zero
        var pauses: [Duration] = []
    }

    private let state = Locked(State())

    /// Creates a clock that stands at zero.
    public init() {}

    /// The moment at which the clock stands.
    public var now: Instant { Instant(offset: state.withLock { $0.offset }) }

    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How long was slept so far, each time.
    public var pauses: [Duration] { state.withLock { $0.pauses } }

    /// Moves the clock to the moment at once.
    ///
    /// - Throws: `CancellationError` where the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.pauses.append(deadline.offset - state.offset)
            state.offset = max(state.offset, deadline.offset)
        }
    }

    /// Moves the clock on, as something does that takes its time.
    public func advance(by duration: Duration) {
        state.withLock { $0.offset += duration }
    }
}
