import EndpointsRuntime
import Testing

/// Swagger 2.0, Swagger and Operation Object: a server for each of `schemes`, of which an operation may have its own.
struct SwaggerHostsTests {
    @Test func aSchemeIsAServer() throws {
        #expect(
            try SwaggerHosts.ListTides().wire() == "GET https://tides.example:8080/v1/tides"
        )
        #expect(
            try SwaggerHosts.ListTides().wire(to: SwaggerHosts.http)
                == "GET http://tides.example:8080/v1/tides"
        )
        #expect(
            try SwaggerHosts.ListGauges().wire() == "GET http://tides.example:8080/v1/gauges"
        )
    }
}
