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
        let suites = try Self.names(Self.folder).filter { $0.hasSuffix("Tests.swift") }
        let expected = (constructs + ["EveryConstruct"]).map { "\($0)Tests.swift" }
        #expect(Set(expected).subtracting(suites) == [])
        #expect(Set(suites).subtracting(expected) == [])
    }

    /// A link to each stands among the documents, in a folder of its own where it has files beside it.
    @Test func eachIsLinked() throws {
        let linked = try Self.documents(in: Self.folder.appendingPathComponent("Documents"))
        let documents = try Self.documents(in: Self.specs)
        #expect(documents.count > 70)
        #expect(documents.subtracting(linked) == [])
    }

    /// The documents in a folder and the folders in it, where links lead.
    private static func documents(in folder: URL) throws -> Set<String> {
        var found: Set<String> = []
        for name in try names(folder) {
            let place = folder.appendingPathComponent(name).resolvingSymlinksInPath()
            let files = (try? names(place))?.map(place.appendingPathComponent) ?? [place]
            for file in files where file.path.hasSuffix(".openapi.json") {
                found.insert(file.resolvingSymlinksInPath().path)
            }
        }
        return found
    }
}
