import Foundation
import Measuring

/// Measures both kinds of streams and prints the table.
struct StreamReport {
    /// How many times as fast as theirs.
    private static let target = 3.0

    private let options: Report

    init(_ arguments: [String]) throws(UsageError) {
        options = try Report(arguments)
    }

    func run() async throws {
        let server = try ServerProcess()
        defer { server.stop() }
        let streaming = Streaming(port: server.port)
        var table = Table(
            heading: ["stream", "size", "ours", "theirs", "ratio", "middle half", "asked"]
        )
        for kind in StreamKind.allCases {
            if let difference = try await streaming.difference(kind) { throw difference }
            let outcome = try await measure(kind, streaming)
            table.rows.append(row(kind, outcome))
        }
        print(options.isMarkdown ? table.markdown : table.text)
        print(
            """

            Ours: EndpointClient.events and .lines with a generated model. Theirs: a data delegate that
            cuts lines and yields what JSONDecoder makes of them. Records a second of processor time of
            this process; the server is another process. Medians of \(options.rounds) rounds in turn; the
            ratio is the median of the rounds' own, whose middle half shows the noise.
            """
        )
    }

    private func measure(_ kind: StreamKind, _ streaming: Streaming) async throws -> Outcome {
        var outcome = Outcome(bytes: kind.body.count)
        for round in 0..<options.rounds {
            let order: [Side] = round.isMultiple(of: 2) ? [.ours, .theirs] : [.theirs, .ours]
            for side in order {
                let seconds = try await streaming.seconds(kind, by: side)
                switch side {
                case .ours: outcome.ours.append(seconds)
                case .theirs: outcome.theirs.append(seconds)
                }
            }
        }
        return outcome
    }

    private func row(_ kind: StreamKind, _ outcome: Outcome) -> [String] {
        let half = outcome.quartiles.map {
            Figure.number($0.lowerBound) + "–" + Figure.number($0.upperBound)
        }
        return [
            kind.rawValue,
            Figure.bytes(Double(outcome.bytes)),
            Figure.number(1 / outcome.ours.median) + " /s",
            Figure.number(1 / outcome.theirs.median) + " /s",
            Figure.number(outcome.ratio) + " ×",
            half ?? "–",
            "≥ \(Figure.number(Self.target)) ×\(outcome.ratio >= Self.target ? "" : " !")",
        ]
    }
}
