import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Fault {
    /// What came of a request.
    struct Finding: Sendable {
        let outcome: Outcome
        let sentence: EndpointSentence.Key?
        let isRetried: Bool
    }

    /// Sends a request that meets the fault.
    func find() async throws -> Finding {
        switch cause {
        case .answer(let answer):
            try await find { _ in answer }
        case .silence(let answer):
            try await find(transport: Self.impatient) { _ in answer }
        case .server(let handler):
            try await find(handler)
        case .elsewhere(let answer):
            try await findElsewhere(answer)
        case .kept(let answer):
            try await findOnKeptConnection(answer)
        case .nothingListens:
            try await findNothing()
        case .thrown(let error):
            try await find(EndpointClient(transport: StubTransport.failing(error)))
        case .client(let client):
            try await find(client())
        }
    }

    private func find(
        transport: URLSessionTransport = .shared,
        _ handler: @escaping LoopbackServer.Handler
    ) async throws -> Finding {
        let server = try LoopbackServer(handler)
        defer { server.stop() }
        let client = EndpointClient<Sample>(
            server: EndpointServer(server.url),
            transport: transport
        )
        return try await find(client)
    }

    private func findElsewhere(_ answer: LoopbackServer.Answer) async throws -> Finding {
        let other = try LoopbackServer { _ in answer }
        defer { other.stop() }
        let url = other.url
        return try await find { _ in .redirect(307, to: url + "/there") }
    }

    private func findOnKeptConnection(_ answer: LoopbackServer.Answer) async throws -> Finding {
        let server = try LoopbackServer { request in
            request.index == 1 ? answer : .json(200, #"{"id":1}"#)
        }
        defer { server.stop() }
        let transport = URLSessionTransport(configuration: Self.impatience)
        let client = EndpointClient<Sample>(
            server: EndpointServer(server.url),
            transport: transport
        )
        _ = try await client.send(GetItem())
        return try await find(client)
    }

    private func findNothing() async throws -> Finding {
        let server = try LoopbackServer()
        server.stop()
        return try await find(EndpointClient(server: EndpointServer(server.url)))
    }

    /// The standard policy without pauses. Two attempts are enough to tell, where each takes long.
    private var policy: RetryPolicy {
        var policy = RetryPolicy(random: { 0 })
        if case .silence = cause { policy.maximumAttempts = 2 }
        return policy
    }

    private func find(_ client: EndpointClient<Sample>) async throws -> Finding {
        let client = client.with(\.retry, policy)
        do {
            let reply =
                if isPosted {
                    try await client.reply(to: CreateItem(item: Item(id: 1))).reply
                } else {
                    try await client.reply(to: GetItem()).reply
                }
            let isRetried = !reply.previousAttempts.isEmpty
            return Finding(outcome: .value, sentence: nil, isRetried: isRetried)
        } catch let error as EndpointError<GetItem.Failure> {
            return Finding(error)
        } catch let error as EndpointError<Never> {
            return Finding(error)
        }
    }

    /// Foundation on Linux takes a timeout of less than a second for none at all.
    private static var impatience: URLSessionConfiguration {
        let configuration = URLSessionTransport.standard
        configuration.timeoutIntervalForRequest = 1
        return configuration
    }

    private static let impatient = URLSessionTransport(configuration: impatience)
}

extension Fault.Finding {
    fileprivate init(_ error: EndpointError<some FailureResponse>) {
        outcome = Fault.Outcome(error)
        sentence = error.sentence.key
        isRetried = !error.previousAttempts.isEmpty
    }
}

extension StubTransport {
    static func failing(_ error: any Error) -> StubTransport {
        let stub = StubTransport()
        stub.fail(GetItem.self, error)
        stub.fail(CreateItem.self, error)
        return stub
    }

    static func answering(_ reply: TransportReply) -> StubTransport {
        let stub = StubTransport()
        stub.answer(GetItem.self, reply)
        stub.answer(CreateItem.self, reply)
        return stub
    }

    /// It answers nothing until the task is cancelled.
    static var hanging: StubTransport {
        let stub = StubTransport()
        stub.answer(GetItem.self) { _ in
            try await Task.sleep(for: .seconds(60))
            return TransportReply()
        }
        return stub
    }
}
