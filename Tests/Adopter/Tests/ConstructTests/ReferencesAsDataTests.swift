import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.23: `$ref` is a reference where one may stand; as a property's name and in examples it is data.
struct ReferencesAsDataTests {
    @Test func aPropertyMayBeCalledSo() throws {
        try expectRoundTrip(##"{"$ref":"#/nowhere"}"##, ReferencesAsData.Pointer())
        try expectRoundTrip(
            ##"{"$ref":"#/nowhere","default":{"$ref":"#/a"}}"##,
            ReferencesAsData.Pointer(default: ["$ref": "#/a"])
        )
        #expect(throws: JSONError.self) { try ReferencesAsData.Pointer(text: "{}") }
    }

    @Test func itIsSent() throws {
        #expect(
            try ReferencesAsData.AddBook(body: .init()).wire()
                == """
                POST https://library.example/books
                accept: application/json
                content-type: application/json

                {"$ref":"#/nowhere"}
                """
        )
        #expect(
            try ReferencesAsData.AddBook.response(200, ##"{"$ref":"#/nowhere"}"##) == .init()
        )
    }
}
