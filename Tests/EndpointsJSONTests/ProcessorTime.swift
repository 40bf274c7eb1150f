import Foundation

/// The time that this thread was run for, which other threads hardly change.
enum ProcessorTime {
    /// How many times as long as `short` `long` takes; the least of a few attempts, fewer where one
    /// is below `enough`.
    static func ratio(of long: () -> Void, to short: () -> Void, enough: Double) -> Double {
        var ratio = Double.infinity
        for _ in 0..<5 where ratio > enough {
            ratio = min(ratio, seconds(long) / seconds(short))
        }
        return ratio
    }

    /// The time that `body` takes, the least of three times.
    private static func seconds(_ body: () -> Void) -> Double {
        let times = (0..<3).map { _ in
            let start = now()
            body()
            return now() - start
        }
        return times.min() ?? 0
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
