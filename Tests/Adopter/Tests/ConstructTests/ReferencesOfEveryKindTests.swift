import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.7 and §4.8.23: each kind of component may be referred to, also over other references.
struct ReferencesOfEveryKindTests {
    @Test func requestsAreWhatTheyReferTo() async throws {
        #expect(
            try await ReferencesOfEveryKind.PutBook(id: "a/b", body: .init(title: "t"))
                .sent(with: .bearer("secret"))
                    == """
                    PUT https://library.example/books/a%2Fb
                    authorization: Bearer secret
                    content-type: application/json

                    {"title":"t"}
                    """
        )
        #expect(
            try ReferencesOfEveryKind.GetBook(id: "a", page: 2).wire()
                == "GET https://library.example/books/a?page=2\naccept: application/json"
        )
    }

    @Test func answersAreWhatTheyReferTo() throws {
        let answer = try ReferencesOfEveryKind.GetBook.response(
            200,
            #"{"title":"t","author":{"name":"n"}}"#,
            headers: ["X-Shelf": "s"]
        )
        #expect(
            answer == .init(value: .init(title: "t", author: .init(name: "n")), xShelf: "s")
        )
        let failure = try ReferencesOfEveryKind.GetBook.failure(500, #"{"message":"m"}"#)
        guard case .other(.init(message: "m"), status: 500) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    /// What a server sends to a callback is a model.
    @Test func callbacksHaveTheirBodies() throws {
        try expectRoundTrip(
            #"{"at":"1970-01-01T00:00:00Z"}"#,
            ReferencesOfEveryKind.Reading(at: Date(timeIntervalSince1970: 0))
        )
    }
}
