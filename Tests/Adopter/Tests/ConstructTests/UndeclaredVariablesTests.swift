import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.5: what stands in braces is a variable, which a client is given where nothing is said of it.
struct UndeclaredVariablesTests {
    @Test func theClientIsGivenAValue() throws {
        let books = UndeclaredVariables.ListBooks()
        #expect(
            try books.wire(to: UndeclaredVariables.server(tenant: "t", version2: "w"))
                == "GET https://t.api.example/v1/w/books"
        )
        #expect(
            try books.wire(
                to: UndeclaredVariables.server(tenant: "t", version: "v2", version2: "w")
            ) == "GET https://t.api.example/v2/w/books"
        )
        let problem = #expect(throws: InvalidRequest.self) { try books.wire() }
        #expect(problem?.reason == .noServer)
    }

    @Test func anOperationsServerWithoutAValueIsNone() throws {
        let server = UndeclaredVariables.server(tenant: "t", version2: "w")
        #expect(
            try UndeclaredVariables.PutBooks().wire(to: server)
                == "PUT https://t.api.example/v1/w/books"
        )
    }
}
