import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.3: a description may be several documents; references are relative to the one that they stand in.
struct OtherFilesTests {
    @Test func pathsMayStandElsewhere() throws {
        #expect(
            try OtherFiles.GetBook(id: 7).wire()
                == "GET https://library.example/books/7\naccept: application/json"
        )
    }

    @Test func schemasMayStandElsewhere() throws {
        let text =
            #"{"title":"a","shelf":{"row":2},"author":{"name":"b","books":[{"title":"c"}]}}"#
        let book = OtherFiles.Book(
            title: "a",
            shelf: .init(row: 2),
            author: .init(name: "b", books: [.init(title: "c")])
        )
        #expect(try OtherFiles.GetBook.response(200, text) == book)
        try expectRoundTrip(text, book)
    }
}
