import Foundation
import Testing

@testable import EndpointsRuntime

/// Streams of events, by WHATWG HTML §9.2.
struct ServerSentEventTests {
    private func events(
        _ text: String,
        splitAt places: [Int] = []
    ) throws(JSONError) -> [ServerSentEvent] {
        var parser = ServerSentEventParser()
        var events: [ServerSentEvent] = []
        let bytes = Array(text.utf8)
        var start = 0
        for end in places + [bytes.count] {
            events += try parser.events(in: Array(bytes[start..<end]))
            start = end
        }
        return events
    }

    private static let streams: [(String, [ServerSentEvent])] = [
        // The examples of §9.2.6.
        (
            "data: YHOO\ndata: +2\ndata: 10\n\n",
            [ServerSentEvent(data: "YHOO\n+2\n10")]
        ),
        (
            ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n",
            [ServerSentEvent(data: "first event", id: "1"), ServerSentEvent(data: "second event")]
        ),
        (
            "data\n\ndata\ndata\n\ndata:",
            [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]
        ),
        (
            "data:test\n\ndata: test\n\n",
            [ServerSentEvent(data: "test"), ServerSentEvent(data: "test")]
        ),
        // Each way to end a line.
        (
            "data:a\r\ndata:b\rdata:c\n\r\ndata:d\r\rdata:e\n\n",
            [
                ServerSentEvent(data: "a\nb\nc"), ServerSentEvent(data: "d"),
                ServerSentEvent(data: "e"),
            ]
        ),
        // One byte order mark at the beginning, and no further one.
        ("\u{FEFF}data:a\n\n", [ServerSentEvent(data: "a")]),
        ("\u{FEFF}\u{FEFF}data:a\n\ndata:b\n\n", [ServerSentEvent(data: "b")]),
        ("data:a\n\n\u{FEFF}data:b\n\n", [ServerSentEvent(data: "a")]),
        // Names, unknown fields, fields without a colon, comments.
        (
            "event: update\ndata: {\"id\":1}\nfoo: bar\n:\nevent:delete\ndata:2\n\ndata:3\n\n",
            [
                ServerSentEvent(type: "delete", data: "{\"id\":1}\n2"),
                ServerSentEvent(data: "3"),
            ]
        ),
        ("event: ping\n\ndata: a\n\n", [ServerSentEvent(data: "a")]),
        ("event: a\nevent\ndata: b\n\n", [ServerSentEvent(data: "b")]),
        ("Data: a\n\n data: b\n\ndata : c\n\n", []),
        // Identifiers stay until another comes; one with NUL is none.
        (
            "id: 1\ndata: a\n\ndata: b\n\nid: \u{0}2\ndata: c\n\nid: 3\n\ndata: d\n\n",
            [
                ServerSentEvent(data: "a", id: "1"), ServerSentEvent(data: "b", id: "1"),
                ServerSentEvent(data: "c", id: "1"), ServerSentEvent(data: "d", id: "3"),
            ]
        ),
        // Text beyond ASCII.
        ("data: grüß 🙂\n\n", [ServerSentEvent(data: "grüß 🙂")]),
        // Not ended by a blank line.
        ("data: a\n", []),
        ("data: a", []),
        ("", []),
    ]

    @Test(arguments: streams)
    func isReadAsTheStandardSays(text: String, expected: [ServerSentEvent]) throws {
        #expect(try events(text) == expected)
    }

    @Test(arguments: streams)
    func isTheSameHoweverItIsSplit(text: String, expected: [ServerSentEvent]) throws {
        for place in 0...text.utf8.count {
            #expect(try events(text, splitAt: [place]) == expected, "split at \(place)")
        }
        #expect(try events(text, splitAt: Array(0..<text.utf8.count)) == expected)
    }

    @Test func bytesThatAreNoUTF8AreReplaced() throws {
        var parser = ServerSentEventParser()
        let bytes = Array("data:a".utf8) + [0xFF, 0xE2, 0x82] + Array("\n\n".utf8)
        #expect(try parser.events(in: bytes).map(\.data) == ["a\u{FFFD}\u{FFFD}"])
    }

    @Test func theTimeToWaitIsKept() throws {
        var parser = ServerSentEventParser()
        _ = try parser.events(in: Array("retry: 3000\nretry: 1s\nretry: -1\nretry\n\n".utf8))
        #expect(parser.retry == 3000)
    }

    @Test func theLastIdentifierIsKept() throws {
        var parser = ServerSentEventParser()
        _ = try parser.events(in: Array("id: a\n".utf8))
        #expect(parser.lastEventID == "")
        _ = try parser.events(in: Array("\nid: b\n".utf8))
        #expect(parser.lastEventID == "a")
    }

    @Test(arguments: ["data: 0123456789", "data: 0123\ndata: 4567\n", ":0123456789"])
    func oneBeyondTheLimitIsAnError(text: String) throws {
        var parser = ServerSentEventParser(limits: JSONLimits(size: 8))
        #expect(throws: JSONError.self) { try parser.events(in: Array(text.utf8)) }
    }

    @Test func aLimitIsOneOfEachEvent() throws {
        var parser = ServerSentEventParser(limits: JSONLimits(size: 16))
        let text = String(repeating: "data: 0123456789\n\n", count: 10)
        #expect(try parser.events(in: Array(text.utf8)).count == 10)
    }
}
