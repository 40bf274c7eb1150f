import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct Replay: Transport {
    let pieces: AsyncStream<Data>

    func send(_ request: TransportRequest) async throws -> TransportReply {
        TransportReply(
            stream: TransportStream {
                var iterator = pieces.makeAsyncIterator()
                return await iterator.next()
            }
        )
    }
}

/// The examples of the article on streams, word for word, at work.
struct StreamExamples {
    @Test func eventsAndLines() async throws {
        let stub = StubTransport()
        stub.answer(
            WatchItems.self,
            stream: ["data: {\"id\":1,\"name\":\"a\"}\n\ndata: {\"id\":2}\n\ndata: {\"id\":3}\n\n"]
        )
        stub.answer(ExportItems.self, stream: ["{\"id\":1,\"name\":\"b\"}\n{\"id\":2}"])
        let client = EndpointClient<Sample>(transport: stub)
        var names: [String] = []
        for try await item in client.events(of: WatchItems()) {
            names.append(item.name ?? "")
            if item.id == 2 { break }
        }
        #expect(names == ["a", ""])
        names = []
        for try await item in client.lines(of: ExportItems()) {
            names.append(item.name ?? "")
        }
        #expect(names == ["b", ""])
    }

    @Test func anError() async throws {
        let stub = StubTransport()
        stub.answer(ExportItems.self, stream: ["{\"id\":1,\"name\":\"a\"}\n{\"id\":\"two\"}\n"])
        let client = EndpointClient<Sample>(transport: stub)
        var names: [String] = []
        var message = ""
        do {
            for try await item in client.lines(of: ExportItems()) { names.append(item.name ?? "") }
        } catch {
            message = "\(error)"
        }
        #expect(names == ["a"])
        let expected = "[1].id: expected a 64-bit integer, found \"two\" (byte 6)"
        #expect(message == "GET /items/export: status 200: " + expected)
    }

    @Test func reconnection() async throws {
        let stub = StubTransport()
        let client = EndpointClient<Sample>(transport: stub, clock: StubClock())
        let everything = client.events(of: WatchItems(), reconnecting: .always)
        let once = client.events(of: WatchItems(), reconnecting: .never)
        stub.answer(WatchItems.self, stream: ["data: {\"id\":1}\n\n"])
        #expect(await StreamOutcome(of: once).elements == [Item(id: 1)])
        var iterator = everything.makeAsyncIterator()
        for _ in 0..<3 { #expect(try await iterator.next() == Item(id: 1)) }
        #expect(stub.requests.count == 4)
    }

    @Test func aStub() async throws {
        let clock = StubClock()
        let stub = StubTransport(clock: clock)
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["id: a\ndata: {\"id\"", .pause(.seconds(5)), ":1}\n\n"]),
                .stream(["data: {\"id\":2}\n\n", .failure(URLError(.networkConnectionLost))]),
                .reply(TransportReply(status: 204)),
            ]
        )
        let client = EndpointClient<Sample>(transport: stub, clock: clock)
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1), Item(id: 2)])
        #expect(clock.pauses == [.seconds(5), .seconds(3), .seconds(3)])
    }

    @Test func aTransportOfOnesOwn() async throws {
        let (pieces, continuation) = AsyncStream<Data>.makeStream()
        for piece in ["{\"id\":1}\n{\"", "id\":2}"] { continuation.yield(Data(piece.utf8)) }
        continuation.finish()
        let client = EndpointClient<Sample>(transport: Replay(pieces: pieces))
        let outcome = await StreamOutcome(of: client.lines(of: ExportItems()))
        #expect(outcome.elements == [Item(id: 1), Item(id: 2)])
    }
}
