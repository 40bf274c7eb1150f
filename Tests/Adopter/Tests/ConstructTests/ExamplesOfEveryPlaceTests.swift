import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// OpenAPI 3.2, Example Object: examples of parameters, bodies and answers that have one name belong together.
struct ExamplesOfEveryPlaceTests {
    typealias Book = ExamplesOfEveryPlace.Book

    @Test func requestsAreShown() throws {
        let head = "GET https://library.example/books"
        let accept = "\naccept: application/json"
        #expect(
            try ExamplesOfEveryPlace.ListBooks.oneExample.wire() == "\(head)?page=1\(accept)"
        )
        #expect(
            try ExamplesOfEveryPlace.ListBooks.twoExample.wire() == "\(head)?page=2\(accept)"
        )
        #expect(
            try ExamplesOfEveryPlace.AddBook.longExample.wire()
                == """
                POST https://library.example/books?page=first
                accept: application/json
                content-type: application/x-www-form-urlencoded

                title=Middlemarch
                """
        )
        #expect(
            try ExamplesOfEveryPlace.PutBook.example.wire()
                == "PUT https://library.example/books/1\nid: 1"
        )
    }

    @Test func answersAreShown() async throws {
        let answer = try await answer(ExamplesOfEveryPlace.ListBooks.twoReply)
        #expect(answer == .init(value: Book(title: "Emma"), xTotal: 5))
        let stub = StubTransport()
        stub.answer(
            ExamplesOfEveryPlace.AddBook.self,
            ExamplesOfEveryPlace.AddBook.exampleReply
        )
        let client = EndpointClient<ExamplesOfEveryPlace>(transport: stub)
        let added = try await client.send(ExamplesOfEveryPlace.AddBook.example)
        #expect(added == Book(title: "Emma"))
    }

    /// A range's example has a status of the range, `default`'s one that nothing else has.
    @Test func failuresAreShown() throws {
        let badRequest = ExamplesOfEveryPlace.ListBooks._400ExampleReply
        guard case .badRequest(Book(title: "400")) = try failure(badRequest) else {
            Issue.record("\(badRequest)")
            return
        }
        let clientError = ExamplesOfEveryPlace.ListBooks._4XXExampleReply
        guard case .clientError(Book(title: "4XX"), let status) = try failure(clientError) else {
            Issue.record("\(clientError)")
            return
        }
        #expect((401..<500).contains(status))
        let other = ExamplesOfEveryPlace.ListBooks.defaultExampleReply
        guard case .other("down", let status) = try failure(other) else {
            Issue.record("\(other)")
            return
        }
        #expect(!(200..<500).contains(status))
    }

    /// What does not fit is left out; what stands beside it stays.
    @Test func theOtherPlacesStay() async throws {
        let stub = StubTransport()
        stub.answer(
            ExamplesOfEveryPlace.ListShelves.self,
            ExamplesOfEveryPlace.ListShelves.exampleReply
        )
        stub.answer(
            ExamplesOfEveryPlace.GetBook.self,
            ExamplesOfEveryPlace.GetBook.exampleReply
        )
        let client = EndpointClient<ExamplesOfEveryPlace>(transport: stub)
        let shelf = try await client.send(.listShelves(row: 1))
        let book = try await client.send(.getBook(id: 1, idQuery: 2))
        #expect([shelf, book] == [Book(title: "Emma"), Book(title: "Emma")])
        #expect(
            try ExamplesOfEveryPlace.GetBook(id: 1, idQuery: 2).wire()
                == "GET https://library.example/books/1?id=2\naccept: application/json"
        )
    }

    private func answer(
        _ reply: TransportReply
    ) async throws -> ExamplesOfEveryPlace.ListBooks.Response {
        let stub = StubTransport()
        stub.answer(ExamplesOfEveryPlace.ListBooks.self, reply)
        return try await EndpointClient<ExamplesOfEveryPlace>(transport: stub)
            .send(ExamplesOfEveryPlace.ListBooks.example)
    }

    private func failure(
        _ reply: TransportReply
    ) throws -> ExamplesOfEveryPlace.ListBooks.Failure? {
        let text = String(decoding: reply.body, as: UTF8.self)
        return try ExamplesOfEveryPlace.ListBooks.failure(reply.status, text)
    }
}
