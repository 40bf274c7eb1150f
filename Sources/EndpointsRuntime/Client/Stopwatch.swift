/// The time since a moment, by any clock.
struct Stopwatch: Sendable {
    private let read: @Sendable () -> Duration

    init(_ clock: any Clock<Duration>) {
        read = Self.started(clock)
    }

    /// How long ago the stopwatch was made.
    var elapsed: Duration { read() }

    private static func started(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}

extension Duration {
    /// The duration in seconds, rounded to the millisecond: `0.113 s`.
    var inSeconds: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        guard let whole = Int(exactly: milliseconds) else { return "\(self)" }
        let rest = String(abs(whole % 1_000))
        let zeros = String(repeating: "0", count: 3 - rest.count)
        return "\(whole < 0 ? "-" : "")\(abs(whole / 1_000)).\(zeros)\(rest) s"
    }
}
