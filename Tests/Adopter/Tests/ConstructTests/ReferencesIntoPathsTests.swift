import EndpointsRuntime
import Testing

/// RFC 6901 §6: a fragment leads to any place of the document, percent-encoded where it is a URI's.
struct ReferencesIntoPathsTests {
    private let host = "GET https://library.example"
    private let accept = "\naccept: application/json"

    @Test func parametersAreShared() throws {
        #expect(
            try ReferencesIntoPaths.GetBook(id: 7).wire() == "\(host)/books/7\(accept)"
        )
        #expect(
            try ReferencesIntoPaths.GetFirst(id: 7).wire() == "\(host)/authors/7/first\(accept)"
        )
        #expect(
            try ReferencesIntoPaths.GetAuthor(id: 7).wire() == "\(host)/authors/7\(accept)"
        )
    }

    @Test func answersAreShared() throws {
        let text = #"{"title":"a","author":{"name":"b"}}"#
        let book = try ReferencesIntoPaths.GetBook.response(200, text)
        let first = try ReferencesIntoPaths.GetFirst.response(200, text)
        #expect([book.title, first.title] == ["a", "a"])
        #expect([book.author, first.author] == [.init(name: "b"), .init(name: "b")])
        #expect(
            try ReferencesIntoPaths.GetAuthor.response(200, #"{"name":"b"}"#).name == "b"
        )
    }

    @Test func failuresAreShared() throws {
        let text = #"{"reason":"lost"}"#
        let failures = [
            try ReferencesIntoPaths.GetBook.failure(404, text),
            try ReferencesIntoPaths.GetFirst.failure(404, text),
        ]
        for failure in failures {
            guard case .notFound(.init(reason: "lost")) = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        }
    }
}
