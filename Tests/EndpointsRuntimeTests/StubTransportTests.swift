import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct StubTransportTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Sample> { EndpointClient(transport: stub) }

    @Test func requestsAreRecordedInOrder() async throws {
        stub.answer(GetItem.self, json: #"{"id":1}"#)
        stub.answer(Probe.self, status: 204)
        _ = try await GetItem(id: "7").send(with: client)
        try await client.send(Probe())
        #expect(stub.requests.map(\.endpoint) == [GetItem.endpoint, Probe.endpoint])
        let recorded = stub.requests(to: GetItem.self)
        #expect(recorded.map { $0.urlRequest.url?.lastPathComponent } == ["7"])
    }

    @Test func repliesComeInTurn() async throws {
        stub.answer(GetItem.self, inTurn: [.json(#"{"id":1}"#), TransportReply(status: 503)])
        #expect(try await client.send(GetItem()).id == 1)
        #expect(await failure()?.statusCode == 503)
        #expect("\(String(describing: await failure()))".contains("the stub has no answer for"))
    }

    /// However many ask at once, each reply is given once.
    @Test func repliesInTurnAreGivenOnceEach() async {
        let stub = StubTransport()
        stub.answer(
            GetProbe.self,
            inTurn: (0..<100).map { TransportReply(status: 204, headers: ["X-Number": "\($0)"]) }
        )
        let client = EndpointClient<Sample>(transport: stub)
        let numbers = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<150 {
                group.addTask { try? await client.reply(to: GetProbe()).reply.headers["X-Number"] }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(numbers.count == 150 && stub.requests.count == 150)
        let given = numbers.compactMap { $0 }.compactMap { Int($0) }
        #expect(given.sorted() == Array(0..<100))
    }

    @Test func closureMakesTheReply() async throws {
        stub.answer(GetItem.self) { request in
            .json(#"{"id":\#(request.urlRequest.url?.lastPathComponent ?? "")}"#, status: 201)
        }
        let reply = try await client.reply(to: GetItem(id: "42"))
        #expect(reply.value.id == 42 && reply.reply.status == 201)
        #expect(reply.reply.headers["content-type"] == "application/json")
    }

    @Test func failureIsThrown() async {
        stub.fail(GetItem.self, URLError(.notConnectedToInternet))
        #expect(await failure()?.isOffline == true)
    }

    @Test func unansweredRequestSaysWhatToDo() async {
        guard case .transport(let problem) = await failure() else {
            Issue.record("no transport problem")
            return
        }
        #expect(
            "\(problem.underlying)"
                == "GET /items/{id}: the stub has no answer for EndpointsRuntimeTests.GetItem; "
                + "give it one with answer(_:…)"
        )
    }

    private func failure() async -> EndpointError<GetItem.Failure>? {
        do {
            _ = try await client.send(GetItem())
            return nil
        } catch {
            return error
        }
    }
}
