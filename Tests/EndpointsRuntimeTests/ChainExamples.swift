import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct LanguageHeader: EndpointInterceptor {
    let language: String

    func send(_ request: TransportRequest, next: any Transport) async throws -> TransportReply {
        var request = request
        request.urlRequest.setValue(language, forHTTPHeaderField: "Accept-Language")
        return try await next.send(request)
    }
}

struct Meter: EndpointInterceptor {
    let record: @Sendable (Endpoint, Duration) -> Void

    func send(_ request: TransportRequest, next: any Transport) async throws -> TransportReply {
        let start = ContinuousClock.now
        defer { record(request.endpoint, ContinuousClock.now - start) }
        return try await next.send(request)
    }
}

actor Memory: EndpointInterceptor {
    private var replies: [URL: TransportReply] = [:]

    func send(_ request: TransportRequest, next: any Transport) async throws -> TransportReply {
        guard request.endpoint.method == .get, let url = request.urlRequest.url else {
            return try await next.send(request)
        }
        if let known = replies[url] { return known }
        let reply = try await next.send(request)
        // A stream can be read once.
        if reply.status == 200, reply.stream == nil { replies[url] = reply }
        return reply
    }
}

/// The examples of the article on interceptors and retries, word for word, at work.
struct ChainExamples {
    private let lines = Locked<[String]>([])
    private let endpoints = Locked<[Endpoint]>([])

    private var told: [String] { lines.withLock { $0 } }

    @Test func interceptorsStandInARow() async throws {
        let transport = StubTransport()
        transport.answer(
            GetItem.self,
            inTurn: [TransportReply(status: 503), .json(#"{"id":7}"#)]
        )
        let log: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
        let measured: @Sendable (Endpoint, Duration) -> Void = { endpoint, _ in
            endpoints.withLock { $0.append(endpoint) }
        }

        let client = EndpointClient<Sample>(
            retry: .standard,
            interceptors: [
                LanguageHeader(language: "de"),
                Meter { endpoint, duration in measured(endpoint, duration) },
                Memory(),
                RequestLogger { entry in log("\(entry)") },
                CurlLogger { command in log(command) },
            ],
            transport: transport
        )

        let quick = client.with(\.clock, JumpingClock())
        for _ in 0..<3 { #expect(try await quick.send(GetItem(id: "7")) == Item(id: 7)) }
        #expect(transport.requests.count == 2)
        #expect(endpoints.withLock { $0 } == Array(repeating: GetItem.endpoint, count: 4))
        let languages = transport.requests.map {
            $0.urlRequest.value(forHTTPHeaderField: "Accept-Language")
        }
        #expect(languages == ["de", "de"])
        #expect(told.count == 4)
        #expect(told[0].contains("-H 'Accept-Language: de'"))
        #expect(told[1].hasPrefix("GET /items/{id}: status 503, "))
        #expect(told[3].hasSuffix(" s, attempt 2"))
    }

    @Test func policiesAreValues() async throws {
        let transport = StubTransport()
        transport.answer(CreateItem.self, status: 503)

        let careful = RetryPolicy(
            maximumAttempts: 5,
            base: .seconds(1),
            retryAfterCap: .seconds(10)
        )
        let client = EndpointClient<Sample>(
            retry: careful.sendingIdempotencyKey(),
            transport: transport
        )
        let impatient = client.with(\.retry, .never).with(\.deadline, .seconds(2))

        let request = CreateItem(item: Item(id: 1))
        for client in [client.with(\.clock, JumpingClock()), impatient] {
            await #expect(throws: EndpointError<Never>.self) { try await client.send(request) }
        }
        #expect(transport.requests.map(\.attempt) == [1, 2, 3, 4, 5, 1])
    }

    @Test func whatWasTriedIsTold() async {
        let transport = StubTransport()
        transport.answer(GetItem.self, status: 503)
        let log: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
        let show: @Sendable (Item) -> Void = { item in Issue.record("\(item)") }
        let client = EndpointClient<Sample>(
            retry: RetryPolicy(random: { 0xB333_3333_3333_3333 }),
            transport: transport,
            clock: JumpingClock()
        )

        do {
            show(try await client.send(GetItem(id: "7")))
        } catch {
            // attempt 1: status 503, then 0.350 s
            for attempt in error.previousAttempts { log("\(attempt)") }
            // GET /items/{id}: status 503 after 3 attempts
            log("\(error)")
        }

        #expect(
            told == [
                "attempt 1: status 503, then 0.350 s", "attempt 2: status 503, then 0.700 s",
                "GET /items/{id}: status 503 after 3 attempts",
            ]
        )
    }
}
