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
                names.formUnion(text.utf8.split(separator: 10).compactMap(Self.declaredType))
            }
        }
        #expect(names.count > 40)
        #expect(names.subtracting(StandardTypes.runtime) == [], "add them to StandardTypes.runtime")
    }

    /// The name of the public type that a line at the top level of a file declares. Read by bytes: a
    /// regular expression takes minutes for all of them.
    private static func declaredType(_ line: Substring.UTF8View) -> String? {
        let words = line.split(separator: 32)
        guard line.first == UInt8(ascii: "p"), words.first.map(Array.init) == Array("public".utf8)
        else { return nil }
        let kinds = ["struct", "enum", "protocol", "class", "actor", "typealias"]
        let kind = words.firstIndex { word in kinds.contains { word.elementsEqual($0.utf8) } }
        guard let kind, kind <= 3, kind + 1 < words.endIndex else { return nil }
        let name = words[kind + 1].prefix { isLetter($0) || (48...57).contains($0) }
        return String(decoding: name, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }

    /// The goldens are what is generated.
    @Test func generatedCodeNamesNoOther() throws {
        let known = Set(RuntimeName.allCases.map(\.rawValue))
        for file in Specs.files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let used = text.components(separatedBy: "EndpointsRuntime.").dropFirst().map {
                String(decoding: $0.utf8.prefix(while: Self.isLetter), as: UTF8.self)
            }
            #expect(Set(used).subtracting(known) == [], "\(file.lastPathComponent)")
        }
    }

    /// A link for each golden stands among the sources of GoldenTests; `RECORD=1` makes new ones.
    /// Those of the benchmarks and of OpenAPI's constructs are compiled by `Tests/Adopter`.
    @Test func everyGoldenIsCompiled() throws {
        let files = FileManager.default
        let folder = Specs.folder.deletingLastPathComponent()
            .appendingPathComponent("Tests/GoldenTests/Goldens")
        let linked = Set(try files.contentsOfDirectory(atPath: folder.path))
        let goldens = Specs.files.filter {
            $0.pathExtension == "swift" && !$0.path.contains("/Specs/Benchmarks/")
                && (!$0.path.contains("/Specs/OpenAPI/") || $0.path.contains("/OpenAPI/Versions/"))
        }
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
