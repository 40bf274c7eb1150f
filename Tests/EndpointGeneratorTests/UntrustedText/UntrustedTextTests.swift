import Foundation
import Testing

@testable import EndpointGenerator

/// A document's text stays in its comment or its literal, wherever it stands.
struct UntrustedTextTests {
    /// A spec with a text in every place that takes one.
    private static func spec(_ text: String) -> String {
        ##"""
        {
          "name": "Untrusted", "description": \##(text),
          "servers": { "main": "https://a.example" },
          "headers": { "X-Constant": { "const": "a" } },
          "tags": { \##(text): \##(text) },
          "endpoints": {
            "get": {
              "method": "GET", "path": "/a/{id}", "summary": \##(text), "description": \##(text),
              "deprecated": \##(text), "tags": [\##(text)],
              "pathParams": { "id": { "type": "string", "description": \##(text) } },
              "query": {
                \##(text): { "type": "string", "default": \##(text), "description": \##(text) },
                "kind": { "enum": [\##(text), "b"], "default": \##(text), "title": \##(text) },
                "fixed": { "const": \##(text) }
              },
              "response": "M",
              "unwrap": "/data",
              "errors": { "404": { "json": "M", "unwrap": "/error" } }
            },
            \##(text): {
              "method": "POST", "path": "/b", "body": { "properties": { \##(text): "string" } },
              "response": { "properties": { \##(text): "string", "a": "any" } },
              "errors": { "404": "text" },
              "examples": {
                \##(text): { "body": { \##(text): \##(text) }, "response": { \##(text): \##(text), "a": [\##(text)] } },
                "second": { "response": \##(text), "status": 404 }
              }
            }
          },
          "models": {
            "M": {
              "title": \##(text), "description": \##(text),
              "properties": {
                \##(text): {
                  "type": "string", "title": \##(text), "description": \##(text),
                  "pattern": \##(text), "examples": [\##(text)]
                },
                "state": { "enum": [\##(text), "b"], "description": \##(text) },
                "inner": { "properties": { \##(text): "any" }, "description": \##(text) }
              },
              "examples": [{ \##(text): \##(text), "state": \##(text), "inner": { \##(text): { \##(text): [\##(text)] } } }]
            },
            \##(text): { "properties": { "a": { "$ref": "#/models/M" } } }
          }
        }
        """##
    }

    private static func generate(_ spec: String, examples: Bool = false) -> Generator.Output {
        let document = Generator.Document(path: "a", name: "a", bytes: Array(spec.utf8))
        var config = Config()
        if examples { config.examples = Located(true, SourceRange(file: 0, 0..<0)) }
        return Generator.generate(document, options: .init(config), following: config)
    }

    @Test(arguments: Payload.all)
    func nothingGetsOut(_ payload: Payload) {
        let output = Self.generate(Self.spec(payload.json))
        #expect(output.diagnostics.map(\.message) == [])
        for file in output.files {
            Self.expectNothingLeaked(file.text)
        }
    }

    /// The same by the compiler's own parser: `injected` is never a name or a declaration.
    @Test func theCompilerSeesNothingOfIt() throws {
        guard let compiler = Self.compiler else { return }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("untrusted-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (index, payload) in Payload.all.enumerated() {
            let output = Self.generate(Self.spec(payload.json), examples: true)
            #expect(output.files.count == 3, "\(output.diagnostics.map(\.message))")
            for file in output.files {
                let place = folder.appendingPathComponent("\(index)\(file.name)")
                try file.text.write(to: place, atomically: true, encoding: .utf8)
                paths.append(place.path)
            }
        }
        let process = Process()
        let dump = folder.appendingPathComponent("dump")
        process.executableURL = compiler
        try Data().write(to: dump)
        process.arguments = ["-frontend", "-dump-parse"] + paths
        process.standardOutput = try FileHandle(forWritingTo: dump)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let text = try String(contentsOf: dump, encoding: .utf8)
        #expect(text.contains("string_literal_expr"))
        let leaks = text.split(separator: "\n").filter { line in
            line.contains(/\binjected\b/) && !line.contains("string_literal_expr")
                && !line.contains("deprecated")
        }
        #expect(leaks == [])
    }

    private static func expectNothingLeaked(_ text: String) {
        let tokens = SwiftTokens(text)
        #expect(tokens.surprises == [])
        #expect(!tokens.code.contains(/\binjected\b/))
        #expect(!tokens.code.contains("#"))
        let unwanted = text.unicodeScalars.filter { scalar in
            scalar != "\n" && !SwiftText.isHarmless(scalar)
        }
        #expect(unwanted.isEmpty)
        let lines = text.split(separator: "\n")
        #expect(lines.count == text.unicodeScalars.split(separator: "\n").count)
    }

    /// Values that become Swift are identifiers or types, and nothing else.
    @Test(arguments: Payload.all.map(\.json))
    func valuesThatBecomeSwiftAreParsed(_ text: String) throws {
        let output = Self.generate(
            ##"""
            { "name": "A", "server": "https://a.example",
              "endpoints": { "a": { "method": "GET", "path": "/a", "swiftName": \##(text) } },
              "models": { "M": { "properties": { "a": { "type": "string", "swiftName": \##(text) } } },
                          "N": { "type": "string", "swiftType": \##(text) } } }
            """##
        )
        if text.contains("\\u0078\\u0078\\u0078") { return }
        #expect(output.hasErrors)
        #expect(output.files.isEmpty)
        #expect(output.diagnostics.filter { $0.message.contains("must be a Swift") }.count == 3)
    }

    /// A server and a path with such text are refused, or keep it in a literal.
    @Test(arguments: Payload.all)
    func serversAndPaths(_ payload: Payload) {
        let text = payload.json.dropFirst().dropLast()
        let output = Self.generate(
            ##"""
            { "name": "A", "servers": { "a\##(text)": "https://a.example/\##(text)" },
              "endpoints": { "a": { "method": "GET", "path": "/a\##(text)" } } }
            """##
        )
        for file in output.files { Self.expectNothingLeaked(file.text) }
        #expect(output.hasErrors || !output.files.isEmpty)
    }

    private static let compiler: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let places = path.split(separator: ":").map { "\($0)/swiftc" }
        return places.first(where: FileManager.default.isExecutableFile)
            .map { URL(fileURLWithPath: $0) }
    }()
}
