import EndpointsRuntime
import Foundation
import Testing

/// RFC 9110 §12.5.1: a request says which media types of several contents it reads.
struct AcceptedMediaTypesTests {
    @Test func whatIsReadIsAskedFor() throws {
        let head = "GET https://papers.example"
        #expect(
            try AcceptedMediaTypes.GetJSON().wire() == "\(head)/json\naccept: application/json"
        )
        #expect(
            try AcceptedMediaTypes.GetSuffix().wire()
                == "\(head)/suffix\naccept: application/vnd.api+json, application/problem+json"
        )
        #expect(
            try AcceptedMediaTypes.GetPDF().wire()
                == "\(head)/pdf\naccept: application/pdf, application/problem+json"
        )
        #expect(try AcceptedMediaTypes.GetTable().wire() == "\(head)/table\naccept: text/csv")
        #expect(
            try AcceptedMediaTypes.GetLines().wire()
                == "\(head)/lines\naccept: application/x-ndjson"
        )
        #expect(
            try AcceptedMediaTypes.GetTwo().wire()
                == "\(head)/two\naccept: application/json, application/vnd.job+json"
        )
        #expect(try AcceptedMediaTypes.GetAny().wire() == "\(head)/any\naccept: image/*")
    }

    /// A server that has one content has no choice.
    @Test func theOnlyContentNeedsNoAsking() throws {
        #expect(try AcceptedMediaTypes.GetOnly().wire() == "GET https://papers.example/only")
    }

    @Test func contentsAreReadAsWhatTheyAre() async throws {
        let text = #"{"title":"a"}"#
        #expect(try AcceptedMediaTypes.GetJSON.response(200, text) == .init(title: "a"))
        #expect(try AcceptedMediaTypes.GetSuffix.response(200, text) == .init(title: "a"))
        #expect(try AcceptedMediaTypes.GetPDF.response(200, "%PDF") == Data("%PDF".utf8))
        #expect(try AcceptedMediaTypes.GetOnly.response(200, "%PDF") == Data("%PDF".utf8))
        #expect(try AcceptedMediaTypes.GetAny.response(200, "GIF") == Data("GIF".utf8))
        #expect(try AcceptedMediaTypes.GetTable.response(200, "a,b\n") == "a,b\n")
        #expect(try AcceptedMediaTypes.GetTwo.response(200, text) == .ok(.init(title: "a")))
        #expect(try AcceptedMediaTypes.GetTwo.response(202, #""j1""#) == .accepted("j1"))
        #expect(
            try await AcceptedMediaTypes.GetLines().elements(of: "\(text)\n{}\n")
                == [.init(title: "a"), .init()]
        )
    }

    @Test func failuresAreReadToo() throws {
        let problem = #"{"detail":"gone"}"#
        let missing = try AcceptedMediaTypes.GetSuffix.failure(410, problem)
        guard case .clientError(.init(detail: "gone"), status: 410) = missing else {
            Issue.record("\(String(describing: missing))")
            return
        }
        #expect(try AcceptedMediaTypes.GetSuffix.failure(500, problem) == nil)
        let broken = try AcceptedMediaTypes.GetPDF.failure(500, problem)
        guard case .other(.init(detail: "gone"), status: 500) = broken else {
            Issue.record("\(String(describing: broken))")
            return
        }
    }
}
