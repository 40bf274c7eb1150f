import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a stub does with one request, and when.
struct StubAnswerTests {
    private let clock = StubClock()

    private func client(_ stub: StubTransport) -> EndpointClient<Sample> {
        EndpointClient(transport: stub)
    }

    @Test func aValueIsItsJSON() async throws {
        let stub = StubTransport()
        stub.answer(GetItem.self, with: Item(id: 7, name: "lamp"), status: 203)
        let reply = try await client(stub).reply(to: GetItem())
        #expect(reply.value == Item(id: 7, name: "lamp"))
        #expect(String(decoding: reply.reply.body, as: UTF8.self) == #"{"id":7,"name":"lamp"}"#)
        #expect(reply.reply.headers["Content-Type"] == "application/json")
        #expect(reply.reply.status == 203)
    }

    @Test func aValueThatIsNoJSONFails() async {
        let stub = StubTransport()
        stub.answer(GetItem.self, by: .value(Double.nan))
        await #expect(throws: EndpointError<GetItem.Failure>.self) {
            try await client(stub).send(GetItem())
        }
    }

    /// A type that had an answer is none of the others, also when none is left.
    @Test func othersHaveOneInCommon() async throws {
        let stub = StubTransport()
        stub.answerOthers(by: .reply(.json(#"{"id":1}"#)))
        #expect(try await client(stub).send(GetItem()).id == 1)
        stub.answer(GetItem.self, inTurn: [.reply(.json(#"{"id":2}"#))])
        #expect(try await client(stub).send(GetItem()).id == 2)
        await #expect(throws: EndpointError<GetItem.Failure>.self) {
            try await client(stub).send(GetItem())
        }
        #expect(try await client(stub).send(CreateItem(item: Item(id: 3))).id == 1)
    }

    @Test(arguments: [(UInt64.min, 100), (UInt64.max, 300), (UInt64.max / 2, 200)])
    func delaysAreByChance(_ bits: UInt64, _ milliseconds: Int) async throws {
        let stub = StubTransport(
            delay: .milliseconds(100) ... .milliseconds(300),
            clock: clock,
            random: { bits }
        )
        stub.answer(GetItem.self, json: #"{"id":1}"#)
        _ = try await client(stub).send(GetItem())
        #expect(clock.pauses == [.milliseconds(milliseconds)])
    }

    @Test func anAnswerSaysItsOwnTime() async throws {
        let stub = StubTransport(delay: .seconds(1) ... .seconds(2), clock: clock)
        let late = StubAnswer.failure(URLError(.timedOut)).after(.seconds(60))
        stub.answer(GetItem.self, inTurn: [late, .reply(.json(#"{"id":1}"#)).after(.zero)])
        await #expect(throws: EndpointError<GetItem.Failure>.self) {
            try await client(stub).send(GetItem())
        }
        _ = try await client(stub).send(GetItem())
        #expect(clock.pauses == [.seconds(60), .zero])
        #expect(clock.now.offset == .seconds(60))
    }

    /// What is cancelled while it waits ends as such, though its answer is no failure.
    @Test func whatWaitsCanBeCancelled() async {
        let stub = StubTransport()
        stub.answer(GetItem.self, by: .reply(.json(#"{"id":1}"#)).after(.seconds(3600)))
        let client = client(stub)
        let task = Task { try await client.send(GetItem()) }
        while stub.requests.isEmpty { await Task.yield() }
        task.cancel()
        let result = await task.result
        #expect(throws: (any Error).self) { try result.get() }
        if case .failure(let error as any EndpointFailure) = result {
            #expect(error.isCancellation)
        }
    }

    @Test func aReplyKeepsTheTypeThatItsHeadersName() {
        let reply = TransportReply.json("{}", headers: ["content-type": "application/hal+json"])
        #expect(reply.headers.fields.map(\.value) == ["application/hal+json"])
        #expect(TransportReply.text("ü").headers["Content-Type"] == "text/plain; charset=utf-8")
        #expect(TransportReply.text("ü").body.count == 2)
    }
}
