import Foundation

@testable import EndpointGenerator

/// One of the project's own OpenAPI documents, below `Specs/OpenAPI`.
struct OpenAPIConstruct: Sendable, CustomStringConvertible {
    let url: URL

    static let all = Specs.files.filter { $0.path.hasSuffix(".openapi.json") }
        .map(OpenAPIConstruct.init)

    var description: String { url.lastPathComponent }

    /// The spec that the document says.
    var spec: URL {
        let name = description.dropLast(".openapi.json".count) + ".endpoints.json"
        return folder.appendingPathComponent(String(name))
    }

    /// What a person is told of the document; not there where that is nothing.
    var warnings: URL { folder.appendingPathComponent("warnings.txt") }

    private var folder: URL { url.deletingLastPathComponent() }

    private var keepsExamples: Bool { Specs.Spec(url: url).hasExamples }

    func convert() throws -> Generator.Conversion {
        Generator.convert(try document(url), examples: keepsExamples)
    }

    /// The Swift that a file of the folder becomes, without the lines that name the file.
    func swift(of file: URL) throws -> [String] {
        var options = Generator.Options()
        options.examples = keepsExamples
        return Generator.generate(try document(file), options: options).files.map { file in
            String(file.text.drop { $0 != "\n" })
        }
    }

    private func document(_ url: URL) throws -> Generator.Document {
        let folder = folder
        return Generator.Document(
            path: url.lastPathComponent,
            name: url.lastPathComponent,
            bytes: [UInt8](try Data(contentsOf: url)),
            files: .init { path in
                let data = try? Data(contentsOf: folder.appendingPathComponent(path))
                return data.map { [UInt8]($0) }
            }
        )
    }
}
