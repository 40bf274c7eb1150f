import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// The words of an app's own, in a table of its bundle.
struct SentenceTests {
    private func sentence(status: Int) async throws -> EndpointSentence {
        let stub = StubTransport()
        stub.answer(GetItem.self, status: status, json: "{}")
        let client = EndpointClient<Sample>(transport: stub)
        let error = try await #require(throws: EndpointError<GetItem.Failure>.self) {
            try await client.send(GetItem())
        }
        return error.sentence
    }

    @Test func aTableOfTheBundleHasTheWords() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("sentences-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = #""endpoints.server-problem" = "Serverfehler {status}, bitte später.";"#
        try Data(table.utf8).write(to: folder.appendingPathComponent("EndpointSentences.strings"))
        let bundle = try #require(Bundle(path: folder.path))

        let problem = try await sentence(status: 503)
        #expect(problem.localized(in: bundle) == "Serverfehler 503, bitte später.")
        let other = try await sentence(status: 404)
        #expect(other.localized(in: bundle) == "What you asked for could not be found.")
        let refused = EndpointError<Never>.status(Reply(status: 503, endpoint: GetItem.endpoint))
        #expect(EndpointSentence.text(of: refused, in: bundle) == "Serverfehler 503, bitte später.")
        #expect(
            EndpointSentence.text(of: refused, in: bundle, table: "Others")
                == "The server has a problem (status 503). Please try again later."
        )
        struct Other: LocalizedError { var errorDescription: String? { "Another." } }
        #expect(EndpointSentence.text(of: Other(), in: bundle) == "Another.")
        #expect(
            problem.localized(in: bundle, table: "Others")
                == "The server has a problem (status 503). Please try again later."
        )
    }
}
