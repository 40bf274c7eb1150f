import Foundation
import Testing

@testable import EndpointGenerator

/// `Tests/GoldenTests/RuntimeNames.swift` names every runtime type that generated code may use, so
/// that the compiler finds one that is gone.
struct RuntimeNameTests {
    private static let file = Specs.folder.deletingLastPathComponent()
        .appendingPathComponent("Tests/GoldenTests/RuntimeNames.swift")

    @Test func theListIsCompiled() throws {
        let names = RuntimeName.allCases.map { "private typealias Name\($0.rawValue) = \($0.text)" }
        let text =
            """
            import EndpointsRuntime

            // Every type of the runtime that generated code names; written by `RECORD=1 swift test`.

            """ + names.map { $0 + "\n" }.joined()
        let recorded = try? String(contentsOf: Self.file, encoding: .utf8)
        if recorded != text, Specs.isRecording {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(recorded == text)
    }

    /// Types at top level may not be called as one of these.
    @Test func everyPublicTypeIsReservedAtTopLevel() throws {
        let sources = Specs.folder.deletingLastPathComponent().appendingPathComponent("Sources")
        var names: Set<String> = []
        for module in ["EndpointsRuntime", "EndpointsJSON"] {
            let folder = sources.appendingPathComponent(module)
            let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in found ?? .init() where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                let pattern =
                    /\npublic (?:final |indirect )*(?:struct|enum|protocol|class|actor|typealias) ([A-Za-z]+)/
                names.formUnion(text.matches(of: pattern).map { String($0.output.1) })
            }
        }
        #expect(names.count > 40)
        #expect(names.subtracting(StandardTypes.runtime) == [], "add them to StandardTypes.runtime")
    }

    @Test func generatedCodeNamesNoOther() throws {
        let known = Set(RuntimeName.allCases.map(\.rawValue))
        for spec in GoldenFileTests.specs {
            for file in try spec.generate().files {
                let used = file.text.matches(of: /EndpointsRuntime\.([A-Za-z]+)/).map {
                    String($0.output.1)
                }
                #expect(Set(used).subtracting(known) == [], "\(file.name)")
            }
        }
    }

    /// A link for each golden stands among the sources of GoldenTests; `RECORD=1` makes new ones.
    @Test func everyGoldenIsCompiled() throws {
        let files = FileManager.default
        let folder = Specs.folder.deletingLastPathComponent()
            .appendingPathComponent("Tests/GoldenTests/Goldens")
        let linked = Set(try files.contentsOfDirectory(atPath: folder.path))
        let goldens = Specs.files.filter { $0.pathExtension == "swift" }
        for golden in goldens where Specs.isRecording && !linked.contains(golden.lastPathComponent)
        {
            let path = golden.path.dropFirst(Specs.folder.path.count)
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent(golden.lastPathComponent).path,
                withDestinationPath: "../../../Specs" + path
            )
        }
        #expect(linked == Set(goldens.map(\.lastPathComponent)))
    }
}
