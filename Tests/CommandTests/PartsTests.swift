import EndpointGenerator
import Testing

/// A large spec's Swift stands in several files, and an edit rewrites one of them.
struct PartsTests {
    /// Forty endpoints and forty models.
    private static let spec = """
        {
          "name": "Pets",
          "server": "https://pets.example",
          "endpoints": {
        \(numbers.map {
            #"    "list\#($0)": { "method": "GET", "path": "/pets/\#($0)", "response": "[Pet\#($0)]" }"#
        }.joined(separator: ",\n"))
          },
          "models": {
        \(numbers.map {
            #"    "Pet\#($0)": { "properties": { "id": "int64", "next": "Pet\#(($0 + 1) % 40)?" } }"#
        }.joined(separator: ",\n"))
          }
        }

        """
    private static let numbers = 0..<40
    private static let parts = (1...8).map { "pets.endpoints+\($0).swift" }

    private func generate(_ folder: Folder, _ flags: String...) throws -> Outcome {
        try Outcome.of(["generate", "pets.endpoints.json", "--output", "out"] + flags, in: folder)
    }

    @Test(arguments: [
        ("\"/pets/7\"", "\"/pets/seven\"", 1),
        (
            "\"path\": \"/pets/9\"",
            "\"path\": \"/pets/9\", \"query\": { \"since\": \"date-time\" }", 1
        ),
        ("\"next\": \"Pet12?\"", "\"next\": \"Pet12?\", \"name\": { \"enum\": [\"a\", \"b\"] }", 1),
        ("\"list39\":", "\"listLast\": { \"method\": \"GET\", \"path\": \"/x\" }, \"list39\":", 1),
        (
            "    \"list20\": { \"method\": \"GET\", \"path\": \"/pets/20\", \"response\": \"[Pet20]\" },\n",
            "", 1
        ),
        ("\"list3\":", "\"all\":", 2),
    ])
    func anEditRewritesOnePart(_ text: String, _ edited: String, _ rewritten: Int) throws {
        let folder = try Folder(["pets.endpoints.json": Self.spec])
        #expect(try generate(folder, "--parts", "8").code == 0)
        #expect(try folder.names(in: "out") == Self.parts)
        let before = try Self.parts.map { try folder.identity(of: "out/\($0)") }
        try #require(Self.spec.contains(text))
        try folder.write(Self.spec.replacing(text, with: edited), to: "pets.endpoints.json")
        #expect(try generate(folder, "--parts", "8").code == 0)
        let after = try Self.parts.map { try folder.identity(of: "out/\($0)") }
        #expect(zip(before, after).count { $0 != $1 } == rewritten)
    }

    @Test func aSpecThatGrowsHasMoreParts() throws {
        let folder = try Folder(["pets.endpoints.json": Self.spec])
        #expect(try generate(folder).code == 0)
        #expect(try folder.names(in: "out") == [Sample.models, Sample.requests])
        let large = Self.spec + String(repeating: "\n", count: 65_536)
        try folder.write(large, to: "pets.endpoints.json")
        #expect(try generate(folder, "--check").errors.contains("'out/\(Sample.models)' is left"))
        #expect(try generate(folder).code == 0)
        #expect(try folder.names(in: "out") == Self.parts)
        #expect(try generate(folder, "--check").code == 0)
        let spec = SpecFile(path: "/app/pets.endpoints.json", root: "/app", size: large.utf8.count)
        #expect(spec.outputNames == Self.parts)
    }
}
