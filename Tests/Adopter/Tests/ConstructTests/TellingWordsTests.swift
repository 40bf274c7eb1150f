import EndpointsRuntime
import Testing

/// OpenAPI 3.2: summaries, descriptions, tags and links to documentation say nothing of what is sent.
struct TellingWordsTests {
    @Test func theyAreNotSent() throws {
        #expect(
            try TellingWords.ListBooks(page: 2).wire()
                == "GET https://library.example/books?page=2\naccept: application/json"
        )
        #expect(
            try TellingWords.ListBooks.response(200, #"{"title":"t"}"#) == .init(title: "t")
        )
        try expectRoundTrip(#"{"title":"t"}"#, TellingWords.Book(title: "t"))
    }
}
