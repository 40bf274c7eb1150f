import EndpointsRuntime
import Foundation
import Testing

/// Swagger 2.0, Operation and Parameter Object: a body has a media type of `consumes`, an answer one of `produces`.
struct SwaggerBodiesTests {
    typealias Book = SwaggerBodies.Book
    private let host = "https://library.example"
    static let json = #"{"title":"a"}"#

    @Test func parametersAreShared() throws {
        #expect(
            try SwaggerBodies.ListBooks(kind: .novel).wire()
                == "GET \(host)/books?limit=20&kind=novel\naccept: application/json"
        )
        let request = SwaggerBodies.ListBooks(limit: 5, kind: .tale, blank: true, version: "2")
        #expect(
            try request.wire()
                == "GET \(host)/books?limit=5&kind=tale&blank=true"
                + "\naccept: application/json\nx-version: 2"
        )
        let answer = try SwaggerBodies.ListBooks.response(
            200,
            "[\(Self.json)]",
            headers: ["X-Total": "1"]
        )
        #expect(answer == .init(value: [Book(title: "a")], xTotal: 1))
        let failure = try SwaggerBodies.ListBooks.failure(500, #"{"message":"m"}"#)
        guard case .other(.init(message: "m"), status: 500) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func bodiesHaveTheirMediaTypes() throws {
        #expect(
            try SwaggerBodies.AddBook(body: Book(title: "a", note: .null)).wire()
                == """
                POST \(host)/books
                accept: application/json
                content-type: application/json

                {"title":"a","note":null}
                """
        )
        #expect(
            try SwaggerBodies.ChangeBook(body: Book(title: "a")).wire()
                == "PATCH \(host)/books\ncontent-type: application/merge-patch+json\n\n\(Self.json)"
        )
        #expect(try SwaggerBodies.ChangeBook().wire() == "PATCH \(host)/books")
        #expect(
            try SwaggerBodies.PutText(body: "t").wire()
                == "PUT \(host)/books\ncontent-type: text/plain\n\nt"
        )
        let bytes = BinaryContent.data(Data("b".utf8))
        #expect(
            try SwaggerBodies.PutCover(body: bytes).wire()
                == "PUT \(host)/covers\ncontent-type: image/png\n\nb"
        )
        #expect(
            try SwaggerBodies.MakeCover(body: bytes).wire()
                .contains("\ncontent-type: application/xml\n")
        )
    }

    /// The fields of a form would be parameters in `formData`.
    @Test func anObjectIsNoForm() throws {
        #expect(
            try SwaggerBodies.ChangeCover(body: Book(title: "a")).wire()
                == "PATCH \(host)/covers\ncontent-type: application/json\n\n\(Self.json)"
        )
    }

    @Test func answersAreWhatIsProduced() throws {
        #expect(try SwaggerBodies.AddBook.response(201, Self.json) == Book(title: "a"))
        #expect(try SwaggerBodies.PutText.response(200, #""t""#) == #""t""#)
        let bytes = Data("b".utf8)
        #expect(try SwaggerBodies.GetCover.response(200, "b") == bytes)
        #expect(try SwaggerBodies.MakeCover.response(200, "b") == bytes)
        #expect(try SwaggerBodies.ChangeCover.response(200, "b") == bytes)
        let failure = try SwaggerBodies.MakeCover.failure(500, #"{"message":"m"}"#)
        guard case .other(.init(message: "m"), status: 500) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
