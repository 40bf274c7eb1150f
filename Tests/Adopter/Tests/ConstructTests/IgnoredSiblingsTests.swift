import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.23.1: properties beside `$ref` are ignored; `allOf` is how they count.
struct IgnoredSiblingsTests {
    @Test func wordsBesideAReferenceSayNothing() throws {
        let author = IgnoredSiblings.Author(name: "a")
        try expectRoundTrip(
            #"{"author":{"name":"a"},"editor":{"name":"a"}}"#,
            IgnoredSiblings.Book(author: author, editor: author)
        )
        #expect(throws: JSONError.self) {
            try IgnoredSiblings.Book(text: #"{"editor":{"name":"a"}}"#)
        }
    }

    @Test func wordsBesideAllOfCount() throws {
        let author = IgnoredSiblings.Author()
        try expectRoundTrip(
            #"{"author":{},"owner":null}"#,
            IgnoredSiblings.Book(author: author, owner: .null)
        )
        try expectRoundTrip(
            #"{"author":{},"owner":{"name":"o"}}"#,
            IgnoredSiblings.Book(author: author, owner: .value(.init(name: "o")))
        )
    }
}
