import Foundation

/// Measures in processor time, which other programs on the machine disturb less than the time of
/// day.
package enum Stopwatch {
    /// The seconds that `work` takes; what it returns is released after the clock has stopped.
    @inline(__always)
    package static func seconds<T>(_ work: () throws -> T) rethrows -> Double {
        let start = now()
        let value = try work()
        let end = now()
        return withExtendedLifetime(value) { end - start }
    }

    /// The processor time of this process so far, in seconds.
    package static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
