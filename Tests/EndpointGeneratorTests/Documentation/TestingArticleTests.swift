import Foundation
import Testing

/// The article on tests without a network shows code that a test of this repository runs.
struct TestingArticleTests {
    @Test func everyExampleIsRunByATest() throws {
        let root = Specs.folder.deletingLastPathComponent()
        let article = try FormatArticle(
            contentsOf: root.appendingPathComponent(
                "Sources/EndpointsTesting/EndpointsTesting.docc/EndpointsTesting.md"
            )
        )
        #expect(article.isComplete)
        #expect(article.examples.count > 5)
        for example in article.examples {
            let file = try #require(example.file, "\(example)")
            #expect(file.hasPrefix("Tests/GoldenTests/"), "\(example)")
            let data = try Data(contentsOf: root.appendingPathComponent(file))
            let lines = String(decoding: data, as: UTF8.self).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            #expect(example.stands(in: lines.map(String.init)), "\(example): \(file)")
        }
    }
}
