import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.10: an operation's servers are used instead of the document's, of which there may be none.
struct ServersOfOperationsTests {
    @Test func anOperationHasItsOwn() throws {
        #expect(
            try ServersOfOperations.PutBooks().wire() == "PUT https://east.store.example/books"
        )
    }

    @Test func theOthersNeedOne() throws {
        let problem = #expect(throws: InvalidRequest.self) {
            try ServersOfOperations.ListBooks().wire()
        }
        #expect(problem?.reason == .noServer)
        #expect(
            try ServersOfOperations.ListBooks().wire(to: "https://library.example")
                == "GET https://library.example/books"
        )
    }
}
