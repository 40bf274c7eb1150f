import EndpointsRuntime
import Foundation
import Testing

/// What goes wrong, and what `send` gives; the article `Faults` has the same table.
@Suite(.timeLimit(.minutes(1)))
struct FaultTests {
    private static let groups: [(heading: String, faults: [Fault])] = [
        ("Connections", Fault.connections),
        ("Messages", Fault.messages),
        ("Replies", Fault.replies),
        ("Redirects", Fault.redirects),
        ("Errors", Fault.errors),
    ]

    private static let faults = groups.flatMap(\.faults)

    @Test(arguments: faults)
    func faultGives(fault: Fault) async throws {
        let finding = try await fault.find()
        #expect(finding.outcome == fault.outcome)
        #expect(finding.sentence == fault.sentence)
        #expect(finding.isRetried == fault.isRetried)
    }

    @Test func thereAreEnough() {
        #expect(Self.faults.count >= 40)
        #expect(Self.faults.filter(\.isOnTheWire).count >= 20)
        #expect(Set(Self.faults.map(\.name)).count == Self.faults.count)
    }

    /// Where it is not, `RECORD=1` writes the table into the article.
    @Test func articleHasTheTable() throws {
        let article = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(
                path: "../../../Sources/EndpointsRuntime/EndpointsRuntime.docc/Faults.md"
            )
        let text = try String(contentsOf: article, encoding: .utf8)
        let start = try #require(text.range(of: "## Connections\n"))
        let table = Self.groups.map(Self.section).joined(separator: "\n")
        guard text[start.lowerBound...] != table else { return }
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            let recorded = text[..<start.lowerBound] + table
            try Data(recorded.utf8).write(to: article)
        }
        Issue.record("the article's table is another")
    }

    private static func section(heading: String, faults: [Fault]) -> String {
        """
        ## \(heading)

        | fault | `send` gives | a person is told | retried |
        | --- | --- | --- | --- |
        \(faults.map(\.row).joined(separator: "\n"))

        """
    }
}
