@testable import EndpointGenerator

/// An OpenAPI document for a test, with the other files of its folder.
struct OpenAPIRun {
    var text: String
    var files: [String: String] = [:]

    var document: Generator.Document {
        let files = files
        return Generator.Document(
            path: "api/openapi.json",
            name: "openapi.json",
            bytes: Array(text.utf8),
            files: .init { path in files[path].map { Array($0.utf8) } }
        )
    }

    /// `paths` and what else a document has, as one of a version.
    static func document(
        _ version: String = #""openapi": "3.1.0""#,
        paths: String,
        _ rest: String...
    ) -> String {
        let parts = [version, #""info": { "title": "Library", "version": "1" }"#]
        return "{ " + (parts + [#""paths": \#(paths)"#] + rest).joined(separator: ", ") + " }"
    }

    func generate(following config: Config = Config()) -> Generator.Output {
        Generator.generate(document, following: config)
    }

    /// What a person is told, each message behind its file and line.
    func told() -> [String] {
        let output = generate()
        let printer = DiagnosticPrinter(output.sources)
        return output.diagnostics.map { diagnostic in
            let name = output.sources[diagnostic.range.file].name
            return "\(name):\(printer.position(diagnostic.range).line): \(diagnostic.message)"
        }
    }

    /// The generated declarations, without what differs by the document's name.
    func swift() -> String {
        generate().files.map { file in
            file.text.drop { $0 != "\n" }
        }
        .joined()
    }
}
