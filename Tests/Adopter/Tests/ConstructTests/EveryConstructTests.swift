import Foundation
import Testing

/// Each document in `Specs/OpenAPI` becomes Swift here by the plugin, and its meaning is tested.
struct EveryConstructTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let specs = folder.appendingPathComponent("../../../../Specs/OpenAPI")
        .standardizedFileURL

    private static func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func eachHasATest() throws {
        let constructs = try Self.names(Self.specs)
        #expect(constructs.count > 70)
        let files = try Self.names(Self.folder)
        for construct in constructs {
            #expect(files.contains("\(construct)Tests.swift"))
        }
        let suites = files.filter {
            $0.hasSuffix("Tests.swift") && $0 != "EveryConstructTests.swift"
        }
        #expect(suites.count == constructs.count)
    }

    /// A link to each stands among the documents, in a folder of its own where it has files beside it.
    @Test func eachIsLinked() throws {
        let documents = Self.folder.appendingPathComponent("Documents")
        var linked: Set<String> = []
        for name in try Self.names(documents) {
            let place = documents.appendingPathComponent(name)
            let files =
                name.hasSuffix(".json")
                ? [place]
                : try Self.names(place).map {
                    place.appendingPathComponent($0)
                }
            linked.formUnion(files.map { $0.resolvingSymlinksInPath().path })
        }
        for construct in try Self.names(Self.specs) {
            let folder = Self.specs.appendingPathComponent(construct)
            for name in try Self.names(folder) where name.hasSuffix(".openapi.json") {
                let document = folder.appendingPathComponent(name).resolvingSymlinksInPath().path
                #expect(linked.contains(document), "link it: \(document)")
            }
        }
    }
}
