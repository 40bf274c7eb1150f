import EndpointsRuntime
import Testing

/// OpenAPI 3.2, Server Object: servers have names and variables, and those of a path or an operation are used instead
/// of the document's.
struct NamedServerObjectsTests {
    @Test func theFirstIsTheDefault() throws {
        #expect(
            try NamedServerObjects.ListShips().wire() == "GET https://eu.cargo.example/v1/ships"
        )
        #expect(
            try NamedServerObjects.PostManifest().wire()
                == "POST https://eu.cargo.example/v1/manifests"
        )
    }

    @Test func anotherMayBeChosen() throws {
        let ships = NamedServerObjects.ListShips()
        #expect(
            try ships.wire(to: NamedServerObjects.production(region: .us))
                == "GET https://us.cargo.example/v1/ships"
        )
        #expect(
            try ships.wire(to: NamedServerObjects.forTrials())
                == "GET https://sandbox.cargo.example:8443/ships"
        )
        #expect(
            try ships.wire(to: NamedServerObjects.forTrials(port: "444"))
                == "GET https://sandbox.cargo.example:444/ships"
        )
        #expect(
            try ships.wire(to: NamedServerObjects.server3) == "GET http://127.0.0.1:9000/ships"
        )
    }

    @Test func pathsAndOperationsHaveTheirOwn() throws {
        #expect(
            try NamedServerObjects.ListManifests().wire()
                == "GET https://files.cargo.example/manifests"
        )
        #expect(
            try NamedServerObjects.PutManifest().wire()
                == "PUT https://upload.cargo.example/in/manifests"
        )
        #expect(
            try NamedServerObjects.DeleteManifest().wire()
                == "DELETE http://127.0.0.1:9000/manifests"
        )
        #expect(
            try NamedServerObjects.PatchManifest().wire()
                == "PATCH https://main.store.example/north/manifests"
        )
        let bucket = NamedServerObjects.buckets(bucket: "b", region2: "c")
        #expect(
            try NamedServerObjects.PatchManifest().wire(to: bucket)
                == "PATCH https://b.store.example/c/manifests"
        )
    }
}
