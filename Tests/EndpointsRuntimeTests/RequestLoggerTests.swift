import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is told of requests, and that no credentials are.
struct RequestLoggerTests {
    /// An API that has credentials everywhere they can be.
    private enum Vault: EndpointAPI {
        static var servers: [EndpointServer] { ["https://jo:sesame-1@api.example.com"] }
        static var authentication: AuthenticationRequirement {
            .all(
                .apiKey("X-Key", in: .header),
                .apiKey("the key", in: .query),
                .apiKey("sid", in: .cookie)
            )
        }
    }

    private struct Open: Requestable {
        typealias API = Vault
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/doors/{door}") }
        func encode(to request: inout RequestEncoder) {
            request.path("door", "7")
            request.query("q", "it's")
        }
    }

    private static let keys: Authentication = [
        .apiKey("sesame-2", for: "X-Key"), .apiKey("sesame&3", for: "the key"),
        .apiKey("sesame-4", for: "sid"),
    ]

    private func client(
        _ transport: StubTransport,
        _ interceptor: any EndpointInterceptor
    ) -> EndpointClient<Vault> {
        EndpointClient(
            authentication: Self.keys,
            retry: RetryPolicy(random: { 0 }),
            interceptors: [interceptor],
            transport: transport
        )
    }

    @Test func eachAttemptIsTold() async throws {
        let clock = JumpingClock()
        let stub = StubTransport()
        let log = Locked<[RequestLogger.Entry]>([])
        let durations = Locked<[Duration]>([.milliseconds(42), .milliseconds(1_007), .zero])
        let count = Locked(0)
        stub.answer(Open.self) { _ in
            clock.advance(by: durations.withLock { $0.removeFirst() })
            switch count.withLock({ count in
                count += 1
                return count
            }) {
            case 1: return TransportReply(status: 503)
            case 2: throw URLError(.networkConnectionLost)
            default: return TransportReply(status: 204)
            }
        }
        let logger = RequestLogger(clock: clock) { entry in log.withLock { $0.append(entry) } }
        try await client(stub, logger).send(Open())
        let entries = log.withLock { $0 }
        #expect(
            entries.map(\.description) == [
                "GET /doors/{door}: status 503, 0.042 s",
                "GET /doors/{door}: connectionLost (URLError -1005), 1.007 s, attempt 2",
                "GET /doors/{door}: status 204, 0.000 s, attempt 3",
            ]
        )
        #expect(entries.map(\.reply?.status) == [503, nil, 204])
        #expect(entries[1].duration == .milliseconds(1_007))
    }

    @Test func noCredentialsAreTold() async throws {
        let stub = StubTransport()
        stub.answer(Open.self) { request in
            TransportReply(status: 204, url: request.urlRequest.url)
        }
        let log = Locked("")
        let logger = RequestLogger { entry in
            var text = "\(entry) \(String(reflecting: entry)) \(entry.request.curl)"
            dump(entry, to: &text)
            log.withLock { $0 += text }
        }
        try await client(stub, logger).send(Open())
        let sent = try #require(stub.requests.first).urlRequest
        #expect(sent.url?.query()?.contains("sesame") == true)
        let text = log.withLock { $0 }
        #expect(text.contains("GET /doors/{door}: status 204"))
        #expect(!text.contains("sesame"))
    }

    @Test func curlIsTheSignedRequest() async throws {
        let stub = StubTransport()
        stub.answer(Open.self, status: 204)
        let log = Locked<[String]>([])
        try await client(stub, CurlLogger { command in log.withLock { $0.append(command) } })
            .send(Open())
        #expect(
            log.withLock { $0 } == [
                """
                curl 'https://api.example.com/doors/7?q=it%27s&the%20key=<redacted>' \\
                  -H 'Authorization: Basic <redacted>' \\
                  -H 'Cookie: <redacted>' \\
                  -H 'X-Key: <redacted>'
                """
            ]
        )
    }

    @Test func curlHasCredentialsWhenAsked() async throws {
        let stub = StubTransport()
        stub.answer(Open.self, status: 204)
        let log = Locked<[String]>([])
        let logger = CurlLogger(showsCredentials: true) { text in log.withLock { $0.append(text) } }
        try await client(stub, logger).send(Open())
        let basic = Data("jo:sesame-1".utf8).base64EncodedString()
        #expect(
            log.withLock { $0 } == [
                """
                curl 'https://api.example.com/doors/7?q=it%27s&the%20key=sesame%263' \\
                  -H 'Authorization: Basic \(basic)' \\
                  -H 'Cookie: sid=sesame-4' \\
                  -H 'X-Key: sesame-2'
                """
            ]
        )
    }
}
