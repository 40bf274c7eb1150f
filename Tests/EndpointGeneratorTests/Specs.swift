import Foundation

@testable import EndpointGenerator

/// The documents in the package's `Specs` folder.
enum Specs {
    static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs", isDirectory: true)

    /// Everything below the folder, sorted by path.
    static let files: [URL] = {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }()

    /// Those whose Swift stands beside them: specs, and OpenAPI documents.
    static let good = files.filter { file in
        if file.isBelow("OpenAPI") { return file.path.hasSuffix(".openapi.json") }
        return file.path.hasSuffix(".endpoints.json") && !file.isBelow("Broken")
    }.map(Spec.init)

    struct Spec: Sendable, CustomStringConvertible {
        var url: URL

        var name: String { url.lastPathComponent }
        var folder: URL { url.deletingLastPathComponent() }
        var description: String { name }

        /// Whether the config beside the spec asks for fixtures.
        var hasExamples: Bool {
            let place = folder.appendingPathComponent("endpoints.config.json")
            let text = try? String(contentsOf: place, encoding: .utf8)
            return text?.contains(#""examples": true"#) == true
        }

        /// What a person is told of it, in a file beside it; empty where that is nothing.
        var warnings: String {
            let place = folder.appendingPathComponent("warnings.txt")
            return (try? String(contentsOf: place, encoding: .utf8)) ?? ""
        }

        var fileNames: [String] { Generator.fileNames(for: name, examples: hasExamples) }

        /// Follows the config beside the spec; where there is one, `options` are its.
        func generate(
            _ options: Generator.Options = Generator.Options()
        ) throws -> Generator.Output {
            let bytes = [UInt8](try Data(contentsOf: url))
            let document = Generator.Document(path: name, name: name, bytes: bytes, files: files)
            let place = folder.appendingPathComponent("endpoints.config.json")
            guard let text = try? Data(contentsOf: place) else {
                return Generator.generate(document, options: options)
            }
            let source = SourceFile(name: place.lastPathComponent, bytes: [UInt8](text))
            var diagnostics: [Diagnostic] = []
            let node = try JSONNode.parse(source, file: 1).get()
            let config = ConfigDecoder.decode(node, into: &diagnostics)
            var output = Generator.generate(
                document,
                options: Generator.Options(config),
                following: config,
                in: [source]
            )
            output.diagnostics += diagnostics
            return output
        }

        /// The other files of its folder.
        private var files: Generator.Document.Files {
            let folder = folder
            return Generator.Document.Files { path in
                let data = try? Data(contentsOf: folder.appendingPathComponent(path))
                return data.map { [UInt8]($0) }
            }
        }
    }
}

extension URL {
    fileprivate func isBelow(_ folder: String) -> Bool {
        path.hasPrefix(Specs.folder.appendingPathComponent(folder).path + "/")
    }
}
