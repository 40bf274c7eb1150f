import Foundation
import Testing

@testable import EndpointGenerator

/// Beside each of the project's OpenAPI documents stands the spec that it says, as the standard has it,
/// and in `warnings.txt` what a person is told.
///
/// `RECORD=1 swift test` writes both anew and fails, so that a person reads the difference.
struct ConstructTests {
    @Test func thereIsOneForEachConstruct() {
        #expect(OpenAPIConstruct.all.count >= 45)
    }

    @Test(arguments: OpenAPIConstruct.all)
    func theSpecSaysWhatTheDocumentSays(_ construct: OpenAPIConstruct) throws {
        let conversion = try construct.convert()
        try expect(conversion.text ?? "", at: construct.spec)
        let told = DiagnosticPrinter(conversion.sources).text(conversion.diagnostics)
        try expect(told, at: construct.warnings)
    }

    @Test(arguments: OpenAPIConstruct.all)
    func bothBecomeTheSameSwift(_ construct: OpenAPIConstruct) throws {
        let swift = try construct.swift(of: construct.url)
        #expect(!swift.isEmpty)
        #expect(try swift == construct.swift(of: construct.spec))
    }

    /// What is empty has no file.
    private func expect(_ text: String, at file: URL) throws {
        let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if recorded != text, Specs.isRecording {
            if text.isEmpty {
                try FileManager.default.removeItem(at: file)
            } else {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }
        #expect(recorded == text, "\(file.path) is stale; record it by RECORD=1 and read it")
    }
}
