import EndpointsRuntime
import Testing

/// OpenAPI 3.2, OpenAPI Object: references are resolved against `$self`.
struct SelfOfDocumentsTests {
    @Test func referencesLeadBack() throws {
        #expect(
            try SelfOfDocuments.ListBooks().wire()
                == "GET https://library.example/books\naccept: application/json"
        )
        let text = #"{"author":{"last":{"author":{}}}}"#
        let book = SelfOfDocuments.Book(author: .init(last: .init(author: .init())))
        #expect(try SelfOfDocuments.ListBooks.response(200, text) == book)
        try expectRoundTrip(text, book)
    }

    @Test func eventsHaveTheirNames() async throws {
        #expect(
            try SelfOfDocuments.ReadEvents().wire()
                == "GET https://library.example/events\naccept: text/event-stream"
        )
        let text = "event: user.created\ndata: a\n\nevent: user_created\ndata: b\n\n"
        #expect(
            try await SelfOfDocuments.ReadEvents().elements(of: text) == [
                .userCreated("a"),
                .unrecognized(ServerSentEvent(type: "user_created", data: "b")),
            ]
        )
    }
}
