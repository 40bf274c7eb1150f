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

    static func all(except excluded: String) -> [Spec] {
        let prefix = folder.appendingPathComponent(excluded).path + "/"
        return files.filter { file in
            file.path.hasSuffix(".endpoints.json") && !file.path.hasPrefix(prefix)
        }.map(Spec.init)
    }

    struct Spec: Sendable, CustomStringConvertible {
        var url: URL

        var name: String { url.lastPathComponent }
        var folder: URL { url.deletingLastPathComponent() }
        var description: String { name }

        func generate(
            _ options: Generator.Options = Generator.Options()
        ) throws -> Generator.Output {
            let bytes = [UInt8](try Data(contentsOf: url))
            return Generator.generate(
                Generator.Document(path: name, name: name, bytes: bytes),
                options: options
            )
        }
    }
}
