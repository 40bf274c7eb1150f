import Foundation
import Testing

/// `endpointgen schema` works where there is no checkout, so the command carries a copy of
/// `Specs/endpoints.schema.json`; `RECORD=1` renews it.
struct SchemaTests {
    @Test func printsTheSchemaOfSpecs() throws {
        let place = Project.root.appending(path: "Specs/endpoints.schema.json")
        let schema = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        if Project.isRecording { try record(schema) }
        let outcome = try Outcome.of(["schema"], in: Folder())
        let isEqual = outcome.output == schema
        #expect(isEqual, "RECORD=1 swift test --filter SchemaTests renews it")
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    private func record(_ schema: String) throws {
        let lines = schema.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        \($0)" }
        let source = """
            /// The JSON Schema of the spec format, as `endpointgen schema` prints it.
            enum EndpointsSchema {
                static let text = ##\"\"\"
            \(lines.joined(separator: "\n"))
                    \"\"\"##
            }

            """
        let place = Project.root.appending(path: "Sources/endpointgen/EndpointsSchema.swift")
        try Data(source.utf8).write(to: place)
        Issue.record("recorded; build and test again")
    }
}
