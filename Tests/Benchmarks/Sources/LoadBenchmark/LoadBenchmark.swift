import Foundation
import Measuring

/// The command `load`: 10,000 requests, 64 of them at once, to a server in the same process; then the
/// same with 5 % resets, 5 % replies of 503, and the standard policy. It fails where a request is lost
/// or doubled, or where memory grows by more than 5 MB from the 1,000th request to the last.
@main
enum LoadBenchmark {
    private static let count = 10_000
    private static let limit = 5_000_000

    static func main() async throws {
        var table = Table(heading: [
            "10,000 requests, 64 at once", "answered", "lost or doubled", "retries", "seconds",
            "MB after 1,000", "MB after 10,000",
        ])
        var isSound = true
        for hasFaults in [false, true] {
            let run = try await measure(hasFaults: hasFaults)
            table.rows.append(run.row)
            for (failure, times) in run.report.failures { print("\(times) times \(failure)") }
            isSound = isSound && run.isSound
        }
        print(table.text)
        if !isSound { exit(1) }
    }

    private struct Run {
        let title: String
        let report: Load.Report
        let seconds: Double
        let early: Int
        let late: Int

        var isSound: Bool {
            report.answered == count && report.miscounted == 0 && late - early <= limit
        }

        var row: [String] {
            [
                title, "\(report.answered)", "\(report.miscounted)", "\(report.retries)",
                seconds.formatted(.number.precision(.fractionLength(1))),
                megabytes(early), megabytes(late),
            ]
        }

        private func megabytes(_ bytes: Int) -> String {
            (Double(bytes) / 1e6).formatted(.number.precision(.fractionLength(1)))
        }
    }

    private static func measure(hasFaults: Bool) async throws -> Run {
        var (early, late) = (0, 0)
        let clock = ContinuousClock()
        let start = clock.now
        let report = try await Load(count: count, hasFaults: hasFaults).run { ended in
            if ended == 1_000 { early = ResidentMemory.now ?? 0 }
            if ended == count { late = ResidentMemory.now ?? .max }
        }
        return Run(
            title: hasFaults ? "5 % resets, 5 % of 503, retried" : "no faults",
            report: report,
            seconds: start.duration(to: clock.now) / .seconds(1),
            early: early,
            late: late
        )
    }
}
