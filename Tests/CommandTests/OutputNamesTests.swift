import EndpointGenerator
import Testing

/// The plugin must know the files before the tool runs and cannot import the generator: its rule,
/// compiled here from the plugin's own source, is the generator's.
struct OutputNamesTests {
    static let names = [
        "github.endpoints.json", "v1/github.endpoints.json", "v1/a b/ü.endpoints.json",
        "v1_github.endpoints.json", "a.b.endpoints.json", "A+B.endpoints.json", ".endpoints.json",
    ]

    @Test(arguments: names, [0, 65_535, 65_536, 1_048_576, 2_097_152])
    func areTheGenerators(_ name: String, _ size: Int) {
        let spec = SpecFile(path: "/app/Sources/\(name)", root: "/app/Sources", size: size)
        #expect(spec.name == name)
        #expect(spec.outputNames == Generator.fileNames(for: name, parts: spec.parts))
    }

    @Test func areKnownBeforehand() {
        let spec = SpecFile(path: "/app/v1/github.endpoints.json", root: "/app", size: 1000)
        #expect(
            spec.outputNames == [
                "v1_github.endpoints+Models.swift", "v1_github.endpoints+Requests.swift",
            ]
        )
    }

    @Test(arguments: [
        (0, 1), (65_535, 1), (65_536, 8), (1_048_575, 8), (1_048_576, 16), (2_097_152, 32),
        (100_000_000, 32),
    ])
    func largeDocumentsHaveMoreParts(_ size: Int, _ parts: Int) {
        #expect(SpecFile.parts(forSize: size) == parts)
    }

    @Test func aSpecElsewhereIsNamedAfterItsOwnFolder() {
        let spec = SpecFile(path: "/elsewhere/pets.endpoints.json", root: "/app", size: 0)
        #expect(spec.root == "/elsewhere")
        #expect(spec.name == "pets.endpoints.json")
    }
}
