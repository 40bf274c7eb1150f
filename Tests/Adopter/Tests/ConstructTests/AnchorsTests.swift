import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §8.2.2: `$anchor` names a schema that a reference leads to.
struct AnchorsTests {
    @Test func anchorsLeadToSchemas() throws {
        try expectRoundTrip(
            #"{"author":{"name":"a"},"shelf":{"row":2}}"#,
            Anchors.Book(author: Anchors.Author(name: "a"), shelf: .init(row: 2))
        )
    }
}
