import Foundation
import Testing

@testable import EndpointGenerator

/// The article on the format shows what is in the repository, and leaves no key out.
struct FormatArticleTests {
    private typealias Example = FormatArticle.Example

    static let words: [(what: String, words: [String])] = [
        ("document", SpecKeys.document),
        ("server", SpecKeys.server),
        ("variable", SpecKeys.serverVariable),
        ("authentication", SpecKeys.credential + AuthenticationDecoder.words + ["anyOf"]),
        ("API key", SpecKeys.apiKey + Authentication.KeyPlace.allCases.map(\.rawValue)),
        ("endpoint", SpecKeys.endpoint),
        ("method", HTTPMethod.allCases.map(\.rawValue)),
        ("body", SpecKeys.body),
        ("response", SpecKeys.lines + SpecKeys.events + SpecKeys.successWithHeaders + ["2XX"]),
        ("errors", SpecKeys.error + ["4XX", "5XX", "default"]),
        ("failure", SpecKeys.rejection),
        ("pagination", SpecKeys.pagination + SpecKeys.lastItem),
        ("pages", PaginationDecoder.Style.allCases.map(\.rawValue)),
        ("example", SpecKeys.example),
        ("schema", SpecKeys.schema),
        ("discriminator", SpecKeys.discriminator),
        ("parameter", SpecKeys.parameter + SpecKeys.field),
        ("style", Parameter.Style.allCases.map(\.rawValue)),
        ("type", TypeWord.types + TypeWord.reserved.sorted()),
    ]

    @Test(arguments: words)
    func everyWordIsTreated(_ what: String, _ words: [String]) throws {
        let treated = try FormatArticle().treated
        #expect(words.filter { !treated.contains($0) } == [])
        #expect(!words.isEmpty, "\(what)")
    }

    @Test func everyExampleNamesItsFile() throws {
        let article = try FormatArticle()
        #expect(article.isComplete)
        #expect(article.examples.count > 50)
        #expect(article.examples.filter { $0.file == nil }.map(\.place) == [])
    }

    @Test func everyExampleStandsInItsFile() throws {
        let root = Specs.folder.deletingLastPathComponent()
        for example in try FormatArticle().examples {
            let file = try #require(example.file, "\(example)")
            #expect(file.hasPrefix("Specs/"), "\(example)")
            let data = try Data(contentsOf: root.appendingPathComponent(file))
            let lines = String(decoding: data, as: UTF8.self).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            #expect(example.stands(in: lines.map(String.init)), "\(example): \(file)")
        }
    }

    @Test func anExampleThatDiffersDoesNotStand() {
        let file = ["{", "  \"a\": [", "    1", "  ],", "", "  \"b\": 2", "}"]
        #expect(Example(["\"a\": [", "  1", "],"]).stands(in: file))
        #expect(Example(["],", "", "\"b\": 2"]).stands(in: file))
        #expect(!Example(["\"a\": [", "1", "],"]).stands(in: file))
        #expect(!Example(["  \"b\": 2"]).stands(in: file))
        #expect(!Example(["\"a\": ["]).stands(in: ["x \"a\": ["]))
        #expect(!Example([]).stands(in: file))
    }
}
