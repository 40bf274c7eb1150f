import Foundation
import Testing

/// Articles show what is compiled.
struct ArticleTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// An article's blocks of Swift.
    private func examples(of name: String) throws -> [[String]] {
        let article = Self.tests.appendingPathComponent(
            "../../Sources/EndpointsRuntime/EndpointsRuntime.docc/\(name).md"
        )
        let parts = try lines(article).split(separator: "```swift").dropFirst()
        return parts.map { Array($0.prefix { $0 != "```" }) }
    }

    @Test(arguments: [
        ("InterceptorsAndRetries", ["ChainExamples"], 6),
        (
            "FilesStreamsPages",
            [
                "Files/FileExamples", "Streams/StreamExamples", "Streams/PublisherExamples",
                "Pages/PageExamples",
            ],
            17
        ),
    ])
    func everyExampleStandsAmongTheTests(article: String, files: [String], count: Int) throws {
        let source = try files.flatMap {
            try lines(Self.tests.appendingPathComponent("\($0).swift"))
        }
        let examples = try examples(of: article)
        #expect(examples.count == count)
        for example in examples {
            #expect(stands(example, in: source), "\(example.first ?? "")")
        }
    }

    /// Whether lines follow each other in a file, all of them further to the right by as much.
    private func stands(_ example: [String], in file: [String]) -> Bool {
        guard !example.isEmpty, example.count <= file.count else { return false }
        return (0...file.count - example.count).contains { start in
            let found = file[start..<start + example.count]
            let indentation = found.first.map { String($0.prefix { $0 == " " }) } ?? ""
            let expected = example.map { $0.isEmpty ? $0 : indentation + $0 }
            return found.elementsEqual(expected)
        }
    }
}
