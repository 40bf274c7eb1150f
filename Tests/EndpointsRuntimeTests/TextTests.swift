import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

/// Text in the encoding that its media type names (RFC 9110 §8.3.2), and answers without a body.
@Suite(.timeLimit(.minutes(1)))
struct TextTests {
    private struct GetText: Requestable {
        typealias API = Sample
        typealias Response = String
        static var endpoint: Endpoint { .init(.get, "/text") }
    }

    private struct Head: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.head, "/text") }
    }

    @Test(
        arguments: [
            ("text/plain; charset=utf-8", [0xC3, 0xBC], "ü"),
            ("text/plain", [0xC3, 0xBC], "ü"),
            ("text/plain; charset=\"UTF-8\"", [0xEF, 0xBB, 0xBF, 0x61], "a"),
            ("text/plain; charset=us-ascii", [0x61, 0x62], "ab"),
            ("text/plain;format=flowed ; Charset=ISO-8859-1", [0xFC, 0xA0, 0x61], "ü\u{A0}a"),
            ("text/plain; charset=iso-8859-1", [0x80, 0x99, 0x81], "€™\u{81}"),
            ("text/plain; charset=windows-1252", [0x93, 0x94], "\u{201C}\u{201D}"),
            ("text/plain; charset=utf-16", [0xFE, 0xFF, 0x00, 0xFC], "ü"),
            ("text/plain; charset=utf-16", [0xFF, 0xFE, 0xFC, 0x00], "ü"),
            ("text/plain; charset=utf-16", [0x00, 0xFC], "ü"),
            ("text/plain; charset=utf-16be", [0xD8, 0x3D, 0xDE, 0x00], "😀"),
            ("text/plain; charset=utf-16le", [0x3D, 0xD8, 0x00, 0xDE], "😀"),
            ("text/plain; charset=utf-16be", [0x00, 0x61, 0xD8], "a\u{FFFD}"),
            ("text/plain; charset=utf-16", [], ""),
            ("text/plain; charset=x-unknown", [0xC3, 0xBC], "ü"),
            ("text/plain; charset", [0xFF], "\u{FFFD}"),
            ("", [0x61], "a"),
        ] as [(String, [UInt8], String)]
    )
    func aCharsetIsReadAs(type: String, bytes: [UInt8], text: String) {
        let reply = Reply(
            status: 200,
            headers: ["Content-Type": type],
            body: Data(bytes),
            endpoint: GetText.endpoint
        )
        #expect(reply.text() == text)
    }

    @Test func aTextIsReadFromTheWire() async throws {
        let server = try LoopbackServer(
            .response(200, type: "text/plain; charset=iso-8859-1", body: [0xFC]),
            .response(204),
            .response(205),
            .response(200)
        )
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        var texts: [String] = []
        for _ in 0..<4 { texts.append(try await client.send(GetText())) }
        #expect(texts == ["ü", "", "", ""])
    }

    /// RFC 9110 §9.3.2: the headers are those of GET, and there is no body, whatever length they tell.
    @Test func aHeadHasHeadersAlone() async throws {
        let answer = LoopbackServer.Answer.response(
            200,
            headers: ["Content-Length": "5000", "ETag": "\"1\""]
        )
        let server = try LoopbackServer(answer, answer, .response(304))
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        for _ in 0..<2 {
            let reply = try await client.reply(to: Head()).reply
            #expect(reply.headers["Content-Length"] == "5000" && reply.body.isEmpty)
            let tag: String = try reply.header("ETag")
            #expect(tag == "\"1\"")
        }
        do {
            try await client.send(Head())
            Issue.record("no error")
        } catch {
            #expect(error.statusCode == 304)
        }
        #expect(server.requests.map(\.method) == ["HEAD", "HEAD", "HEAD"])
    }
}
