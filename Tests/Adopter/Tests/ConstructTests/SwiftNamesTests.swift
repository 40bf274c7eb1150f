import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.9: an extension says nothing of what is sent.
struct SwiftNamesTests {
    @Test func onlySwiftHasTheNames() throws {
        #expect(
            try SwiftNames.GetBook(number: 7, words: "a", r: "b").wire()
                == "GET https://library.example/books/7?q=a&r=b\naccept: application/json"
        )
        #expect(
            try SwiftNames.GetBook.response(200, #"{"ttl":"t"}"#) == SwiftNames.Book(title: "t")
        )
        try expectRoundTrip(#"{"ttl":"t"}"#, SwiftNames.Book(title: "t"))
    }
}
