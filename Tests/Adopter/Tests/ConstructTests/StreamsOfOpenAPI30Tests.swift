import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.0 §4.7.14 has no words for streams: the schema of such a content is that of an item.
struct StreamsOfOpenAPI30Tests {
    typealias News = StreamsOfOpenAPI30.News
    private let host = "GET https://news.example"
    static let json = #"{"title":"a"}"#

    @Test func contentsAreStreams() async throws {
        #expect(
            try await StreamsOfOpenAPI30.GetLines().elements(of: "\(Self.json)\n\(Self.json)")
                == [News(title: "a"), News(title: "a")]
        )
        #expect(
            try await StreamsOfOpenAPI30.GetEvents().elements(of: "data: \(Self.json)\n\n")
                == [News(title: "a")]
        )
        #expect(
            try await StreamsOfOpenAPI30.GetTexts().elements(of: "data: a\n\n") == ["a"]
        )
    }

    /// The operation is two requests, each of which asks for what it reads.
    @Test func aStreamMayStandBesideAnAnswer() async throws {
        #expect(
            try StreamsOfOpenAPI30.GetBeside().wire() == "\(host)/beside\naccept: application/json"
        )
        #expect(try StreamsOfOpenAPI30.GetBeside.response(200, Self.json) == News(title: "a"))
        #expect(
            try StreamsOfOpenAPI30.GetBesideStream().wire()
                == "\(host)/beside\naccept: text/event-stream"
        )
        #expect(
            try await StreamsOfOpenAPI30.GetBesideStream().elements(of: "data: \(Self.json)\n\n")
                == [News(title: "a")]
        )
    }

    @Test func aStreamMayStandBesideBytes() async throws {
        #expect(try StreamsOfOpenAPI30.Speech().wire().hasPrefix("\(host)/speech"))
        #expect(try StreamsOfOpenAPI30.Speech.response(200, "mp3") == Data("mp3".utf8))
        let failure = try StreamsOfOpenAPI30.Speech.failure(400, Self.json)
        guard case .clientError(News(title: "a"), status: 400) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(
            try StreamsOfOpenAPI30.SpeechStream().wire()
                == "\(host)/speech\naccept: text/event-stream"
        )
        #expect(
            try await StreamsOfOpenAPI30.SpeechStream().elements(of: "data: \(Self.json)\n\n")
                == [News(title: "a")]
        )
    }
}
