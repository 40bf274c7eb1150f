import EndpointsRuntime
import Testing

/// Swagger 2.0, Swagger Object: without `host` it is that of the document, which no client knows.
struct SwaggerBasePathsTests {
    @Test func theClientIsGivenAServer() throws {
        #expect(
            try SwaggerBasePaths.ListTides().wire(to: "https://tides.example/v1")
                == "GET https://tides.example/v1/tides"
        )
        let problem = #expect(throws: InvalidRequest.self) {
            try SwaggerBasePaths.ListTides().wire()
        }
        #expect(problem?.reason == .noServer)
    }
}
