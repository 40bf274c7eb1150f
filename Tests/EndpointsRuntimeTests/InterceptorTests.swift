import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What stands between a client and its transport.
struct InterceptorTests {
    /// Notes the requests that pass, and on the way back their statuses.
    private final class Notes: EndpointInterceptor {
        private let name: String
        private let log: Locked<[String]>

        init(_ name: String, _ log: Locked<[String]>) {
            self.name = name
            self.log = log
        }

        func send(
            _ request: TransportRequest,
            next: any Transport
        ) async throws -> TransportReply {
            let token = request.token ?? "none"
            log.withLock { $0.append("\(name) > \(request) \(request.attempt) \(token)") }
            let reply = try await next.send(request)
            log.withLock { $0.append("\(name) < \(reply.status)") }
            return reply
        }
    }

    private struct Adding: EndpointInterceptor {
        let name: String
        let value: String
        func send(
            _ request: TransportRequest,
            next: any Transport
        ) async throws -> TransportReply {
            var request = request
            request.urlRequest.setValue(value, forHTTPHeaderField: name)
            return try await next.send(request)
        }
    }

    private struct Answering: EndpointInterceptor {
        let answer: @Sendable (TransportRequest) throws -> TransportReply?
        func send(
            _ request: TransportRequest,
            next: any Transport
        ) async throws -> TransportReply {
            if let reply = try answer(request) { return reply }
            return try await next.send(request)
        }
    }

    @Test func theFirstIsOutermostAndEachSeesTheSignedRequest() async throws {
        let log = Locked<[String]>([])
        let stub = StubTransport()
        stub.answer(GetItem.self, json: #"{"id":1}"#)
        let client = EndpointClient<Sample>(
            authentication: .bearer("t"),
            interceptors: [Notes("a", log), Notes("b", log)],
            transport: stub
        )
        _ = try await client.send(GetItem())
        #expect(
            log.withLock { $0 } == [
                "a > GET /items/{id} 1 t", "b > GET /items/{id} 1 t", "b < 200", "a < 200",
            ]
        )
    }

    @Test func itMayChangeTheRequestAndTheReply() async throws {
        struct Renaming: EndpointInterceptor {
            func send(
                _ request: TransportRequest,
                next: any Transport
            ) async throws -> TransportReply {
                var reply = try await next.send(request)
                reply.body = Data(#"{"id":2}"#.utf8)
                return reply
            }
        }
        let stub = StubTransport()
        stub.answer(GetItem.self, json: #"{"id":1}"#)
        let client = EndpointClient<Sample>(
            interceptors: [Adding(name: "X-Trace", value: "7"), Renaming()],
            transport: stub
        )
        #expect(try await client.send(GetItem()) == Item(id: 2))
        let sent = try #require(stub.requests.first).urlRequest
        #expect(sent.value(forHTTPHeaderField: "X-Trace") == "7")
    }

    @Test func itMayAnswerWithoutTheTransport() async throws {
        let stub = StubTransport()
        let client = EndpointClient<Sample>(
            interceptors: [
                Answering { request in
                    request.type == GetItem.self ? .json(#"{"id":3}"#) : nil
                }
            ],
            transport: stub
        )
        #expect(try await client.send(GetItem()) == Item(id: 3))
        #expect(stub.requests.isEmpty)
        await #expect(throws: EndpointError<Never>.self) {
            try await client.send(CreateItem(item: Item(id: 1)))
        }
        #expect(stub.requests.map(\.endpoint) == [CreateItem.endpoint])
    }

    @Test func itsErrorIsTheTransports() async throws {
        struct Refused: Error {}
        let client = EndpointClient<Sample>(
            interceptors: [Answering { _ in throw Refused() }],
            transport: StubTransport()
        )
        let error = await #expect(throws: EndpointError<GetItem.Failure>.self) {
            _ = try await client.send(GetItem())
        }
        guard case .transport(let problem) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problem.reason == .other && problem.underlying is Refused)
    }

    /// An answer of an interceptor counts as any other: a 401 renews the credentials.
    @Test func itSeesEachAttemptAndItsCredentials() async throws {
        let log = Locked<[String]>([])
        let session = Session("old") { _ in "new" }
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            retry: RetryPolicy(random: { 0 }),
            interceptors: [Notes("a", log)],
            transport: StubTransport.accepting("new")
        )
        #expect(try await client.send(GetProfile()) == "new")
        #expect(
            log.withLock { $0 } == [
                "a > GET /profile 1 old", "a < 401", "a > GET /profile 2 new", "a < 200",
            ]
        )
    }

    /// It stands before redirects: one attempt, however many hops.
    @Test func aRedirectIsNoAttempt() async throws {
        let log = Locked<[String]>([])
        let stub = StubTransport()
        stub.answer(
            GetItem.self,
            inTurn: [
                TransportReply(status: 307, headers: ["Location": "/a"]),
                TransportReply(status: 307, headers: ["Location": "https://other.example/b"]),
                .json(#"{"id":1}"#),
            ]
        )
        let client = EndpointClient<Sample>(
            interceptors: [Notes("a", log), Adding(name: "X-Trace", value: "7")],
            transport: stub
        )
        _ = try await client.send(GetItem())
        #expect(log.withLock { $0 } == ["a > GET /items/{id} 1 none", "a < 200"])
        #expect(stub.requests.count == 3)
    }

    /// A client is a value: what is changed for one request is not for the next.
    @Test func aChangedCopyIsAClientOfItsOwn() async throws {
        let log = Locked<[String]>([])
        let client = EndpointClient<Sample>(
            interceptors: [Notes("a", log)],
            transport: StubTransport()
        )
        let changed = client.with(\.interceptors, [Answering { _ in .json(#"{"id":4}"#) }])
        #expect(try await changed.send(GetItem()) == Item(id: 4))
        #expect(log.withLock { $0 } == [])
        await #expect(throws: (any Error).self) { try await client.send(GetItem()) }
        #expect(log.withLock { $0 } == ["a > GET /items/{id} 1 none"])
    }
}
