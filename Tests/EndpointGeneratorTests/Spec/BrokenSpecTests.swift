import Foundation
import Testing

@testable import EndpointGenerator

/// Every folder of `Specs/Broken` holds a spec as a person has it, `place.txt` with the places of
/// its mistakes, written by hand, and `diagnostics.txt`: exactly what that person is told.
///
/// `RECORD=1 swift test` writes `diagnostics.txt` anew and fails; places are never recorded.
struct BrokenSpecTests {
    static let specs = Specs.files
        .filter { file in
            file.path.hasSuffix(".endpoints.json")
                && file.path.hasPrefix(Specs.folder.appendingPathComponent("Broken").path + "/")
        }
        .map(Specs.Spec.init)

    @Test func thereAreEightyAndMore() {
        #expect(Self.specs.count >= 80)
    }

    @Test(arguments: specs)
    func nothingButTheMistakeIsReported(_ spec: Specs.Spec) throws {
        let output = try spec.generate()
        let printer = DiagnosticPrinter(output.sources)
        let found = output.diagnostics.map { diagnostic in
            let position = printer.position(diagnostic.range)
            return "\(position.line):\(position.column):\(printer.length(diagnostic.range))"
        }
        let places = spec.folder.appendingPathComponent("place.txt")
        let expected = try String(contentsOf: places, encoding: .utf8)
        #expect(found == expected.split(separator: "\n").map(String.init))
    }

    @Test(arguments: specs)
    func thePersonIsToldThis(_ spec: Specs.Spec) throws {
        let output = try spec.generate()
        let told = DiagnosticPrinter(output.sources).text(output.diagnostics)
        let file = spec.folder.appendingPathComponent("diagnostics.txt")
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded != told, Specs.isRecording {
            try told.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(recorded == told, "\(file.path) is stale; record it by RECORD=1 and read it")
    }

    @Test(arguments: specs)
    func aMessageIsOnePhraseInLowerCase(_ spec: Specs.Spec) throws {
        for diagnostic in try spec.generate().diagnostics {
            for message in [diagnostic.message] + diagnostic.notes.map(\.message) {
                #expect(!message.hasSuffix("."))
                #expect(!message.contains("\n"))
            }
        }
    }
}
