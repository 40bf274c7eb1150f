import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

/// Replies that are remembered, and asked about (RFC 9110 §13, RFC 9111).
@Suite(.timeLimit(.minutes(1)))
struct ConditionalRequestTests {
    typealias Answer = LoopbackServer.Answer

    private struct GetText: Requestable {
        typealias API = Sample
        typealias Response = String
        static var endpoint: Endpoint { .init(.get, "/text/{id}") }
        var id = "1"
        var language: String?
        var control: String?
        func encode(to request: inout RequestEncoder) {
            request.path("id", id)
            request.header("Accept-Language", language)
            request.header("Cache-Control", control)
        }
    }

    private struct PutText: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.put, "/text/1") }
        func encode(to request: inout RequestEncoder) { request.text("b") }
    }

    private func client(
        _ server: LoopbackServer,
        capacity: Int = 10_000
    ) -> EndpointClient<Sample> {
        EndpointClient(
            server: EndpointServer(server.url),
            interceptors: [ConditionalRequests(capacity: capacity)]
        )
    }

    private func conditions(_ server: LoopbackServer) -> [String?] {
        server.requests.map { $0.header("If-None-Match") }
    }

    @Test func whatHasNotChangedDoesNotComeAgain() async throws {
        let server = try LoopbackServer(
            .text(200, "a", headers: ["ETag": "\"1\"", "X-Count": "1", "X-Kept": "k"]),
            .response(304, headers: ["ETag": "\"1\"", "X-Count": "2"]),
            .response(304),
            .text(200, "b", headers: ["ETag": "\"2\""]),
            .response(304)
        )
        defer { server.stop() }
        let client = client(server)
        #expect(try await client.send(GetText()) == "a")
        let second = try await client.reply(to: GetText())
        #expect(second.value == "a" && second.reply.status == 200)
        #expect(second.reply.headers["X-Count"] == "2" && second.reply.headers["X-Kept"] == "k")
        #expect(try await client.reply(to: GetText()).reply.headers["X-Count"] == "2")
        #expect(try await client.send(GetText()) == "b")
        #expect(try await client.send(GetText()) == "b")
        #expect(conditions(server) == [nil, "\"1\"", "\"1\"", "\"1\"", "\"2\""])
    }

    @Test func aDateWillDo() async throws {
        let date = "Wed, 01 May 2024 12:00:00 GMT"
        let server = try LoopbackServer(
            .text(200, "a", headers: ["Last-Modified": date]),
            .response(304)
        )
        defer { server.stop() }
        let client = client(server)
        for _ in 0..<2 { #expect(try await client.send(GetText()) == "a") }
        #expect(server.requests.map { $0.header("If-Modified-Since") } == [nil, date])
        #expect(conditions(server) == [nil, nil])
    }

    @Test(
        arguments: [
            ["Cache-Control": "max-age=9, No-Store", "ETag": "\"1\""], ["X": "y"],
            ["ETag": "\"1\"", "Vary": "Accept, *"],
        ] as [KeyValuePairs<String, String>]
    )
    func whatMustNotBeRememberedIsNot(headers: KeyValuePairs<String, String>) async throws {
        let server = try LoopbackServer { _ in .text(200, "a", headers: headers) }
        defer { server.stop() }
        let client = client(server)
        for _ in 0..<2 { _ = try await client.send(GetText()) }
        #expect(conditions(server) == [nil, nil])
    }

    @Test func aRequestMaySayThatNothingIsToBeKept() async throws {
        let server = try LoopbackServer { _ in .text(200, "a", headers: ["ETag": "\"1\""]) }
        defer { server.stop() }
        let client = client(server)
        for _ in 0..<2 { _ = try await client.send(GetText(control: "no-store")) }
        #expect(conditions(server) == [nil, nil])
    }

    @Test func eachVariantIsRememberedForItself() async throws {
        let server = try LoopbackServer { request in
            let language = request.header("Accept-Language") ?? "-"
            let tag = "\"\(language)\""
            return request.header("If-None-Match") == tag
                ? .response(304)
                : .text(200, language, headers: ["ETag": tag, "Vary": "accept-language"])
        }
        defer { server.stop() }
        let client = client(server)
        for language in ["de", "en", "fr", "de", "en", "fr"] {
            #expect(try await client.send(GetText(language: language)) == language)
        }
        #expect(conditions(server) == [nil, nil, nil, "\"de\"", "\"en\"", "\"fr\""])
    }

    @Test func othersDoNotSeeIt() async throws {
        let server = try LoopbackServer { _ in .text(200, "a", headers: ["ETag": "\"1\""]) }
        defer { server.stop() }
        let client = client(server)
        for token in ["a", "b", "a"] {
            _ = try await client.with(\.authentication, .bearer(token)).send(GetText())
        }
        _ = try await client.send(GetText())
        #expect(conditions(server) == [nil, nil, "\"1\"", nil])
    }

    @Test func whatWasNotAskedForLongestIsForgotten() async throws {
        let text = String(repeating: "a", count: 1_000)
        let server = try LoopbackServer { _ in .text(200, text, headers: ["ETag": "\"1\""]) }
        defer { server.stop() }
        let client = client(server, capacity: 4_000)
        for id in ["1", "2", "1", "3", "1", "2"] { _ = try await client.send(GetText(id: id)) }
        #expect(conditions(server) == [nil, nil, "\"1\"", nil, "\"1\"", nil])
        let small = self.client(server, capacity: 1_000)
        for _ in 0..<2 { _ = try await small.send(GetText()) }
        #expect(conditions(server).suffix(2) == [nil, nil])
    }

    @Test func aChangeForgetsIt() async throws {
        let server = try LoopbackServer { request in
            request.method == "PUT"
                ? .response(204) : .text(200, "a", headers: ["ETag": "\"1\""])
        }
        defer { server.stop() }
        let client = client(server)
        _ = try await client.send(GetText())
        try await client.send(PutText())
        _ = try await client.send(GetText())
        #expect(conditions(server) == [nil, nil, nil])
    }

    @Test func whatComesFromElsewhereIsNotRemembered() async throws {
        let server = try LoopbackServer { request in
            request.target == "/text/1"
                ? .redirect(to: "/text/2") : .text(200, "a", headers: ["ETag": "\"1\""])
        }
        defer { server.stop() }
        let client = client(server)
        for _ in 0..<2 { #expect(try await client.send(GetText()) == "a") }
        #expect(conditions(server) == [nil, nil, nil, nil])
    }

    @Test func aConditionThatWasTakenElsewhereDoesNotCount() async throws {
        let server = try LoopbackServer(
            .text(200, "a", headers: ["ETag": "\"1\""]),
            .redirect(to: "/text/2"),
            .response(304),
            .redirect(to: "/text/2"),
            .text(200, "b", headers: ["ETag": "\"1\""])
        )
        defer { server.stop() }
        let client = client(server)
        #expect(try await client.send(GetText()) == "a")
        #expect(try await client.send(GetText()) == "b")
        #expect(conditions(server) == [nil, "\"1\"", "\"1\"", nil, nil])
    }

    @Test func aFailureOfTheServerForgetsNothing() async throws {
        let server = try LoopbackServer(
            .text(200, "a", headers: ["ETag": "\"1\""]),
            .text(503, "later"),
            .response(304)
        )
        defer { server.stop() }
        let client = client(server)
        #expect(try await client.send(GetText()) == "a")
        await #expect(throws: EndpointError<Never>.self) { try await client.send(GetText()) }
        #expect(try await client.send(GetText()) == "a")
    }

    /// RFC 9110 §15.4.5: nobody asked, so it is no answer.
    @Test func whoDidNotAskIsTold() async throws {
        let server = try LoopbackServer { _ in .response(304) }
        defer { server.stop() }
        await #expect(throws: EndpointError<Never>.self) {
            try await client(server).send(GetText())
        }
    }
}
