import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.5: servers and their variables are told apart, whatever they are called in Swift.
struct CollidingServersTests {
    @Test func theFirstIsTheDefault() throws {
        #expect(try CollidingServers.GetA().wire() == "GET https://a.b.a.example/a")
    }

    @Test func variablesAreTheirOwn() throws {
        let server = CollidingServers.usEast(xY: "c", xY2: "d")
        #expect(try CollidingServers.GetA().wire(to: server) == "GET https://c.d.a.example/a")
    }

    @Test func serversAreFour() throws {
        let wires = try CollidingServers.servers.map { try CollidingServers.GetA().wire(to: $0) }
        #expect(
            wires == [
                "GET https://a.b.a.example/a", "GET https://b.example/a", "GET https://c.example/a",
                "GET https://a-b.east.d.example/a",
            ]
        )
        #expect(CollidingServers.usEast2 == "https://b.example")
        #expect(CollidingServers.usEast3 == "https://c.example")
        #expect(CollidingServers.zones(zone: "c", site: .west) == "https://c.west.d.example")
    }
}
