import EndpointsRuntime
import EndpointsTesting
import Testing

/// OpenAPI 3.1 §4.8.12, §4.8.14 and §4.8.24: examples of a parameter, a content and a schema.
struct ShownExamplesTests {
    @Test func theRequestIsShown() throws {
        let wire = """
            PUT https://library.example/books/b1?dry=true
            accept: application/json
            content-type: application/json

            {"title":"Emma"}
            """
        #expect(try ShownExamples.PutBook.example.wire() == wire)
        #expect(try ShownExamples.PutBook.firstExample.wire() == wire)
        #expect(try ShownExamples.PutBook.secondExample.wire() == wire)
    }

    @Test func answersAreShown() async throws {
        let stub = StubTransport()
        stub.answer(
            ShownExamples.PutBook.self,
            inTurn: [
                ShownExamples.PutBook.exampleReply, ShownExamples.PutBook.secondReply,
            ]
        )
        let client = EndpointClient<ShownExamples>(transport: stub)
        #expect(
            try await client.send(ShownExamples.PutBook.example) == .init(title: "Emma", pages: 474)
        )
        #expect(
            try await client.send(ShownExamples.PutBook.example) == .init(title: "Persuasion")
        )
    }

    @Test func aModelIsShown() throws {
        try expectRoundTrip(#"{"title":"Sanditon"}"#, ShownExamples.Book.example)
    }
}
