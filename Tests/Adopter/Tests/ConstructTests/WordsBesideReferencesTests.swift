import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.23: beside a reference a description counts, and says nothing of what is sent.
struct WordsBesideReferencesTests {
    @Test func parametersKeepTheirNames() throws {
        #expect(
            try WordsBesideReferences.ListBooks(pageOfBooks: 1, size: 2).wire()
                == "GET https://library.example/books?page=1&limit=2\naccept: application/json"
        )
    }

    @Test func propertiesKeepTheirKeys() throws {
        let text =
            #"{"author":{"name":"a"},"reader":{"name":"b"},"editors":[{"name":"c"}],"#
            + #""owner":{"name":"d"}}"#
        let book = WordsBesideReferences.Book(
            writer: .init(name: "a"),
            reader: .init(name: "b"),
            editors: [.init(name: "c")],
            owner: .someone(.init(name: "d"))
        )
        try expectRoundTrip(text, book)
        try expectRoundTrip(
            #"{"owner":"o"}"#,
            WordsBesideReferences.Book(owner: .string("o"))
        )
        let answer = try WordsBesideReferences.ListBooks.response(
            200,
            text,
            headers: ["X-Total": "5"]
        )
        #expect(answer == .init(value: book, xTotal: 5))
        #expect(WordsBesideReferences.Pal.self == WordsBesideReferences.Person.self)
    }
}
