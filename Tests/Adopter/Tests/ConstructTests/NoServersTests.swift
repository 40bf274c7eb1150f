import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.1: without servers it is `/`, relative to wherever the document is, which no client knows.
struct NoServersTests {
    @Test func theClientIsGivenOne() throws {
        #expect(
            try NoServers.ListTides().wire(to: "https://tides.example/v1")
                == "GET https://tides.example/v1/tides"
        )
        let problem = #expect(throws: InvalidRequest.self) { try NoServers.ListTides().wire() }
        #expect(problem?.reason == .noServer)
    }
}
