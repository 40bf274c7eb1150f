import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §8.2.3.1: `$ref` is one word among others, all of which hold.
struct ReferenceSiblingsTests {
    typealias Book = ReferenceSiblings.Book

    @Test func wordsBesideAReferenceCount() throws {
        let author = ReferenceSiblings.Author(name: "a")
        let book = Book(
            author: author,
            editor: author,
            reader: author,
            owner: .init(name: "o", since: CalendarDate(year: 2024, month: 5, day: 6)),
            named: .init(name: "n"),
            kept: .init(name: "k", additionalProperties: ["x": 1]),
            first: .novel,
            second: .poem,
            critic: .value(author)
        )
        try expectRoundTrip(
            #"{"author":{"name":"a"},"editor":{"name":"a"},"reader":{"name":"a"},"#
                + #""owner":{"name":"o","since":"2024-05-06"},"named":{"name":"n"},"#
                + #""kept":{"name":"k","x":1},"first":"novel","second":"poem","#
                + #""critic":{"name":"a"}}"#,
            book
        )
        try expectRoundTrip(
            #"{"author":{},"critic":null}"#,
            Book(author: .init(), critic: .null)
        )
    }

    @Test(
        arguments: [
            #"{"author":{},"owner":{"name":"o"}}"#, #"{"author":{},"named":{}}"#,
            #"{"author":{},"first":"poem"}"#, #"{"author":{},"kept":{"x":"y"}}"#,
        ]
    )
    func allOfThemHold(_ text: String) {
        #expect(throws: JSONError.self) { try Book(text: text) }
    }

    @Test func anEnumerationStaysOpen() throws {
        try expectRoundTrip(
            #"{"author":{},"second":"play"}"#,
            Book(author: .init(), second: .unrecognized("play"))
        )
    }
}
