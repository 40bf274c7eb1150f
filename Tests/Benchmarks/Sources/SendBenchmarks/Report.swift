import Foundation
import Measuring

/// Measures both sizes of answers and prints the table.
struct Report {
    private(set) var rounds = 21
    private(set) var isMarkdown = false

    init(_ arguments: [String]) throws(UsageError) {
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--markdown":
                isMarkdown = true
            case "--rounds":
                guard let rounds = arguments.popFirst().flatMap({ Int($0) }), rounds > 0 else {
                    throw UsageError("'--rounds' must be followed by a number above zero")
                }
                self.rounds = rounds
            default:
                throw UsageError("'\(argument)' is not understood")
            }
        }
    }

    func run() async throws {
        let server = try ServerProcess()
        defer { server.stop() }
        let sending = Sending(port: server.port)
        var table = Table(
            heading: ["answer", "size", "ours", "theirs", "ratio", "middle half", "asked"]
        )
        for answer in Answer.allCases {
            if let difference = try await sending.difference(answer) { throw difference }
            let outcome = try await measure(answer, sending)
            table.rows.append(row(answer, outcome))
        }
        print(isMarkdown ? table.markdown : table.text)
        print(
            """

            Ours: EndpointClient.send of a generated request. Theirs: URLSession.data(for:) and
            JSONDecoder into synthesized Codable. Processor time of this process for one request; the
            server is another process. Medians of \(rounds) rounds in turn; the ratio is the median of the
            rounds' own, whose middle half shows the noise.
            """
        )
    }

    private func measure(_ answer: Answer, _ sending: Sending) async throws -> Outcome {
        var outcome = Outcome(bytes: answer.body.count)
        for side in Side.allCases { _ = try await sending.seconds(answer, by: side) }
        for round in 0..<rounds {
            let order: [Side] = round.isMultiple(of: 2) ? [.ours, .theirs] : [.theirs, .ours]
            for side in order {
                let seconds = try await sending.seconds(answer, by: side)
                switch side {
                case .ours: outcome.ours.append(seconds)
                case .theirs: outcome.theirs.append(seconds)
                }
            }
        }
        return outcome
    }

    private func row(_ answer: Answer, _ outcome: Outcome) -> [String] {
        let ratio = 1 / outcome.ratio
        let half = outcome.quartiles.map {
            Figure.number(1 / $0.upperBound) + "–" + Figure.number(1 / $0.lowerBound)
        }
        return [
            answer.rawValue,
            Figure.bytes(Double(outcome.bytes)),
            Figure.time(outcome.ours.median),
            Figure.time(outcome.theirs.median),
            Figure.number(ratio) + " ×",
            half ?? "–",
            "≤ \(Figure.number(answer.target)) ×\(ratio <= answer.target ? "" : " !")",
        ]
    }
}
