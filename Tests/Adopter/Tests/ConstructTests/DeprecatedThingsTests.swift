import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.10: what is deprecated should not be used, and is sent as before.
struct DeprecatedThingsTests {
    @available(*, deprecated)
    @Test func aDeprecatedOperationIsSent() throws {
        #expect(
            try DeprecatedThings.ListBooks(page: 1, size: 2).wire()
                == "GET https://library.example/books?page=1&size=2\naccept: application/json"
        )
        let text = #"[{"title":"a","isbn10":"b"}]"#
        #expect(
            try DeprecatedThings.ListBooks.response(200, text) == [.init(title: "a", isbn10: "b")]
        )
    }

    @Test func oneThatIsNotGivesNoWarning() throws {
        #expect(try DeprecatedThings.AddBook().wire() == "POST https://library.example/books")
        try expectRoundTrip(#"{"title":"a"}"#, DeprecatedThings.Pamphlet(title: "a"))
    }
}
