import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Streams over a connection.
@Suite(.timeLimit(.minutes(1)))
struct StreamWireTests {
    private typealias Answer = LoopbackServer.Answer

    /// Events that have no end yet.
    private static func open(_ chunks: String...) -> Answer {
        var answer = Answer.chunked(200, type: "text/event-stream", chunks)
        answer.steps.removeLast()
        return answer.then(.hang)
    }

    private func client(
        _ server: LoopbackServer,
        clock: any Clock<Duration> = StubClock()
    ) -> EndpointClient<Sample> {
        EndpointClient(server: EndpointServer(server.url), clock: clock)
    }

    @Test func anEventComesBeforeTheNextIsSent() async throws {
        let server = try LoopbackServer(Self.open("data: {\"id\":1}\n\ndata: {\"i"))
        defer { server.stop() }
        for try await item in client(server).events(of: WatchItems()) {
            #expect(item == Item(id: 1))
            break
        }
        // Nobody reads it any more.
        try await server.disconnected(count: 1)
        let request = server.requests[0]
        #expect(request.line == "GET /items/events HTTP/1.1")
        #expect(request.header("Accept") == "text/event-stream")
    }

    @Test func cancellationEndsTheTransfer() async throws {
        let server = try LoopbackServer(Self.open("data: {\"id\":1}\n\n"))
        defer { server.stop() }
        let stream = client(server).events(of: WatchItems())
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let task = Task {
            do {
                for try await _ in stream { begin.yield() }
                return false
            } catch {
                return (error as? any EndpointFailure)?.isCancellation == true
            }
        }
        for await _ in begun { break }
        task.cancel()
        #expect(await task.value)
        try await server.disconnected(count: 1)
    }

    @Test func cancellationBeforeTheHeadEndsTheTransfer() async throws {
        let server = try LoopbackServer(.hang)
        defer { server.stop() }
        let stream = client(server).lines(of: ExportItems())
        let task = Task { await StreamOutcome(of: stream).error }
        try await server.received(count: 1)
        task.cancel()
        #expect(await task.value?.isCancellation == true)
        try await server.disconnected(count: 1)
    }

    @Test func piecesComeAsTheyAreSent() async throws {
        let text = "data: {\"id\":1}\n\nid: grüß\ndata: {\"id\":2,\ndata: \"name\":\"ü\"}\n\n"
        let whole = Answer.chunked(200, type: "text/event-stream", text.map { String($0) })
        let server = try LoopbackServer { request in
            request.index == 0 ? whole.trickled(by: 20, every: .milliseconds(1)) : .response(204)
        }
        defer { server.stop() }
        let clock = StubClock()
        let outcome = await StreamOutcome(of: client(server, clock: clock).events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1), Item(id: 2, name: "ü")])
        #expect(outcome.error == nil)
        #expect(clock.pauses == [.seconds(3)])
        #expect(server.requests.map { $0.header("Last-Event-ID") } == [nil, "grüß"])
    }

    @Test func aConnectionThatBreaksIsFollowedByAnother() async throws {
        var begin = Answer.chunked(200, type: "text/event-stream", ["id: 7\ndata: {\"id\":1}\n\n"])
        begin.steps.removeLast()
        let server = try LoopbackServer(
            begin.then(.pause(.milliseconds(20)), .reset),
            .chunked(200, type: "text/event-stream; charset=utf-8", ["data: {\"id\":2}\n\n"]),
            .response(204)
        )
        defer { server.stop() }
        let outcome = await StreamOutcome(of: client(server).events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1, 2])
        #expect(outcome.error == nil)
        #expect(server.requests.map { $0.header("Last-Event-ID") } == [nil, "7", "7"])
    }

    /// The deadline is over with the head; what follows may take its time.
    @Test func aDeadlineEndsNoOpenStream() async throws {
        let text = "data: {\"id\":1}\n\ndata: {\"id\":2}\n\n"
        let whole = Answer.chunked(200, type: "text/event-stream", text.map { String($0) })
        let server = try LoopbackServer(whole.trickled(by: 20, every: .milliseconds(1)))
        defer { server.stop() }
        let client = client(server, clock: ContinuousClock()).with(\.deadline, .seconds(30))
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1, 2])
        #expect(outcome.error == nil)
    }

    @Test func tenOpenStreamsBlockNoRequest() async throws {
        let server = try LoopbackServer { request in
            request.line.contains("events")
                ? Self.open("data: {\"id\":1}\n\n") : .json(200, "{\"id\":2}")
        }
        defer { server.stop() }
        let client = client(server)
        var open: [EndpointStream<WatchItems>.Iterator] = []
        for _ in 0..<10 {
            var iterator = client.events(of: WatchItems()).makeAsyncIterator()
            #expect(try await iterator.next() == Item(id: 1))
            open.append(iterator)
        }
        #expect(try await client.send(GetItem()) == Item(id: 2))
        #expect(server.connectionCount == 11)
        open = []
        try await server.disconnected(count: 10)
    }

    @Test func aConnectionIsUsedForTheNextStream() async throws {
        let server = try LoopbackServer { _ in .json(200, "{\"id\":1}\n{\"id\":2}\n") }
        defer { server.stop() }
        let client = EndpointClient<Sample>(
            server: EndpointServer(server.url),
            transport: URLSessionTransport()
        )
        for _ in 0..<3 {
            let outcome = await StreamOutcome(of: client.lines(of: ExportItems()))
            #expect(outcome.elements.map(\.id) == [1, 2])
        }
        #expect(server.connectionCount == 1)
    }

    @Test func silenceIsATimeout() async throws {
        let server = try LoopbackServer(Self.open("data: a\n\n"))
        defer { server.stop() }
        let outcome = await StreamOutcome(of: client(server).events(of: Listen()))
        #expect(outcome.elements == ["a"])
        #expect(outcome.error?.isTimeout == true)
    }

    @Test func refusalsAndFailuresAreReadWhole() async throws {
        let server = try LoopbackServer(
            .response(401, headers: ["WWW-Authenticate": "Basic realm=\"a\""]),
            .redirect(307, to: "/elsewhere"),
            .json(404, "{\"id\":9}")
        )
        defer { server.stop() }
        let first = await StreamOutcome(of: client(server).events(of: WatchItems()))
        #expect(first.error?.statusCode == 401)
        let second = await StreamOutcome(of: client(server).events(of: WatchItems()))
        guard case .failure(.notFound(let item), _) = second.error else {
            Issue.record("\(String(describing: second.error))")
            return
        }
        #expect(item.id == 9)
        #expect(server.requests[2].line == "GET /elsewhere HTTP/1.1")
        #expect(server.requests[2].header("Accept") == "text/event-stream")
    }

    /// A server that does not stop by itself, at 30 MB a second.
    private static func endless() -> Answer {
        let piece = [UInt8](repeating: 0x61, count: 300_000)
        var answer = Answer.response(200, headers: ["Content-Length": "1000000000000"])
        for _ in 0..<200 { answer.steps += [.write(piece), .pause(.milliseconds(10))] }
        return answer.then(.hang)
    }

    @Test func whatComesFastEndsAtOnceWhenNobodyReadsIt() async throws {
        let server = try LoopbackServer(Self.endless())
        defer { server.stop() }
        let url = try #require(URL(string: server.url + "/items/export"))
        var iterator = try await URLSessionTransport().send(
            TransportRequest(
                urlRequest: URLRequest(url: url),
                endpoint: ExportItems.endpoint,
                type: ExportItems.self
            )
        ).stream?.makeAsyncIterator()
        var sum = 0
        while sum < 3_000_000, let piece = try await iterator?.next() { sum += piece.count }
        #expect(sum >= 3_000_000)
        iterator = nil
        try await server.disconnected(count: 1, within: .seconds(2))
    }
}
