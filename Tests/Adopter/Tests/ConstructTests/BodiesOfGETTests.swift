import EndpointsRuntime
import Testing

/// RFC 9110 §9.3.1: content in a GET or HEAD has no meaning, and may be why a server refuses it.
struct BodiesOfGETTests {
    @Test func nothingIsSentInThem() throws {
        #expect(try BodiesOfGET.SearchOptional().wire() == "GET https://search.example/optional")
        #expect(try BodiesOfGET.SearchRequired().wire() == "GET https://search.example/required")
        #expect(try BodiesOfGET.SearchHead().wire() == "HEAD https://search.example/head")
    }

    /// RFC 9110 §9.3.5 leaves that of DELETE to the server, which declares it.
    @Test func aDELETEMayHaveOne() throws {
        #expect(try BodiesOfGET.DeleteAll().wire() == "DELETE https://search.example/delete")
        #expect(
            try BodiesOfGET.DeleteAll(body: .init(q: "a")).wire()
                == """
                DELETE https://search.example/delete
                content-type: application/json

                {"q":"a"}
                """
        )
    }
}
