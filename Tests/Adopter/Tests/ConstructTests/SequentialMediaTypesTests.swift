import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.2, Media Type Object: `itemSchema` is that of each item of a sequence; WHATWG HTML §9.2 has events.
struct SequentialMediaTypesTests {
    typealias News = SequentialMediaTypes.News
    static let two = [News(title: "a"), News(title: "b")]

    @Test func aLineIsAnItem() async throws {
        let text = #"{"title":"a"}"# + "\n" + #"{"title":"b"}"# + "\n"
        #expect(try SequentialMediaTypes.GetLines().wire() == "GET https://news.example/lines")
        #expect(try await SequentialMediaTypes.GetLines().elements(of: text) == Self.two)
        #expect(try await SequentialMediaTypes.GetND().elements(of: text) == Self.two)
    }

    @Test func anEventIsAnItem() async throws {
        #expect(
            try SequentialMediaTypes.GetEvents().wire()
                == "GET https://news.example/events\naccept: text/event-stream"
        )
        let text = ": hello\n\ndata: {\"title\":\ndata: \"a\"}\n\ndata: {\"title\":\"b\"}\n\n"
        #expect(try await SequentialMediaTypes.GetEvents().elements(of: text) == Self.two)
        #expect(
            try await SequentialMediaTypes.GetTexts().elements(of: "data: a\ndata:  b\n\n")
                == ["a\n b"]
        )
        #expect(
            try await SequentialMediaTypes.GetAny().elements(of: "data: a\r\n\r\ndata\r\n\r\n")
                == ["a", ""]
        )
    }

    @Test func eventsHaveNames() async throws {
        let text =
            "event: added\ndata: {\"title\":\"a\"}\n\nevent: removed\ndata: 1\n\n"
            + "event: other\ndata: x\n\n"
        #expect(
            try await SequentialMediaTypes.GetNamed().elements(of: text) == [
                .added(News(title: "a")), .removed("1"),
                .unrecognized(ServerSentEvent(type: "other", data: "x")),
            ]
        )
    }

    @Test func recordsAreBytes() throws {
        #expect(
            try SequentialMediaTypes.GetSequence.response(200, "\u{1E}{}\n")
                == Data("\u{1E}{}\n".utf8)
        )
    }
}
