import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

/// The streams that WHATWG HTML §9.2.6 shows, over a connection.
@Suite(.timeLimit(.minutes(1)))
struct StandardStreamTests {
    private static let examples: [(String, [String])] = [
        ("data: YHOO\ndata: +2\ndata: 10\n\n", ["YHOO\n+2\n10"]),
        (
            ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event",
            ["first event", "second event"]
        ),
        ("data\n\ndata\ndata\n\ndata:", ["", "\n"]),
        ("data:test\n\ndata: test\n\n", ["test", "test"]),
    ]

    @Test(arguments: examples)
    func isReadAsTheStandardSays(stream: String, expected: [String]) async throws {
        let server = try LoopbackServer(
            .response(200, type: "text/event-stream", body: Array(stream.utf8))
        )
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        let outcome = await StreamOutcome(of: client.events(of: Listen(), reconnecting: .never))
        #expect(outcome.elements == expected)
        #expect(outcome.error == nil)
        let request = try #require(server.requests.first)
        #expect(request.line == "GET /words HTTP/1.1")
        #expect(request.values(of: "Accept") == ["text/event-stream"])
        #expect(request.values(of: "Last-Event-ID") == [])
    }

    /// Chunks of a byte each: they end within characters, and between CR and LF.
    @Test func chunksMayEndAnywhere() async throws {
        let text = "\u{FEFF}data: grüß 🙂\r\nid: 7\r\n\r\ndata: b\rdata: c\r\r"
        var answer = LoopbackServer.Answer.chunked(200, type: "text/event-stream", [])
        let end = answer.steps.removeLast()
        for byte in text.utf8 {
            let chunk = Array("1\r\n".utf8) + [byte] + Array("\r\n".utf8)
            answer.steps += [.write(chunk), .pause(.milliseconds(1))]
        }
        answer.steps.append(end)
        let server = try LoopbackServer(answer, .response(204))
        defer { server.stop() }
        let client = EndpointClient<Sample>(
            server: EndpointServer(server.url),
            clock: StubClock()
        )
        let outcome = await StreamOutcome(of: client.events(of: Listen()))
        #expect(outcome.elements == ["grüß 🙂", "b\nc"])
        #expect(outcome.error == nil)
        #expect(server.requests.map { $0.header("Last-Event-ID") } == [nil, "7"])
    }

    /// The transfer ends there, though the server would go on.
    @Test func anEventThatSaysSoIsTheEnd() async throws {
        let text = "data: {\"id\":1}\r\n\r\ndata: [DONE]\r\n\r\ndata: {\"id\":2}\r\n\r\n"
        var answer = LoopbackServer.Answer.chunked(200, type: "text/event-stream", [text])
        answer.steps.removeLast()
        let server = try LoopbackServer(answer.then(.hang))
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1)])
        #expect(outcome.error == nil)
        try await server.disconnected(count: 1)
        #expect(server.requests.count == 1)
    }
}
