import Foundation
import Measuring

/// Measures uploads from disk and prints the table.
struct UploadReport {
    /// How many times as fast as theirs.
    private static let target = 0.9

    private let options: Report

    init(_ arguments: [String]) throws(UsageError) {
        options = try Report(arguments)
    }

    func run() async throws {
        let server = try ServerProcess()
        defer { server.stop() }
        let uploading = try Uploading(port: server.port)
        defer { uploading.removeFile() }
        var outcome = Outcome(bytes: Uploading.size)
        for side in Side.allCases { _ = try await uploading.seconds(by: side) }
        for round in 0..<options.rounds {
            let order: [Side] = round.isMultiple(of: 2) ? [.ours, .theirs] : [.theirs, .ours]
            for side in order {
                let seconds = try await uploading.seconds(by: side)
                switch side {
                case .ours: outcome.ours.append(seconds)
                case .theirs: outcome.theirs.append(seconds)
                }
            }
        }
        var table = Table(heading: ["size", "ours", "theirs", "ratio", "middle half", "asked"])
        table.rows.append(row(outcome))
        print(options.isMarkdown ? table.markdown : table.text)
        print(
            """

            Ours: EndpointClient.send of a multipart body with a file from disk. Theirs:
            URLSession.upload(for:fromFile:) of the same file alone. Bytes a second of processor time of
            this process; the server is another process. Medians of \(options.rounds) rounds in turn; the
            ratio is the median of the rounds' own, whose middle half shows the noise.
            """
        )
    }

    private func row(_ outcome: Outcome) -> [String] {
        let half = outcome.quartiles.map {
            Figure.number($0.lowerBound) + "–" + Figure.number($0.upperBound)
        }
        let size = Double(outcome.bytes)
        return [
            Figure.bytes(size),
            Figure.bytes(size / outcome.ours.median) + "/s",
            Figure.bytes(size / outcome.theirs.median) + "/s",
            Figure.number(outcome.ratio) + " ×",
            half ?? "–",
            "≥ \(Figure.number(Self.target)) ×\(outcome.ratio >= Self.target ? "" : " !")",
        ]
    }
}
