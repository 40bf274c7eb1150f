import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.5: a server's URL may be relative to the document's, and may be made of variables.
struct RelativeServersTests {
    @Test func oneWithAHostIsTheDefault() throws {
        #expect(try RelativeServers.ListTides().wire() == "GET https://tides.example/v2/tides")
    }

    @Test func variablesMayBeAnyPart() throws {
        let tides = RelativeServers.ListTides()
        #expect(
            try tides.wire(to: RelativeServers.server2(scheme: "http", host: "a.example"))
                == "GET http://a.example/v2/tides"
        )
        #expect(
            try tides.wire(to: RelativeServers.server3)
                == "GET https://old.tides.example/v3/tides"
        )
    }
}
