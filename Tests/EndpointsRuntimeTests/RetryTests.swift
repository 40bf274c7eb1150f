import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Which requests are sent again, how often and when. No test waits: the clock jumps.
struct RetryTests {
    private let clock = JumpingClock()
    private let stub = StubTransport()

    /// A client whose pauses are the longest.
    private func client(
        _ policy: RetryPolicy = RetryPolicy(random: { .max })
    ) -> EndpointClient<Sample> {
        EndpointClient(retry: policy, transport: stub, clock: clock)
    }

    private struct Charge: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.post, "/charges", idempotent: true) }
    }

    private struct Spend: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/spend", idempotent: false) }
    }

    private func error<R: Requestable>(
        _ request: R,
        _ client: EndpointClient<Sample>
    ) async -> EndpointError<R.Failure>? where R.API == Sample {
        do throws(EndpointError<R.Failure>) {
            _ = try await client.send(request)
            return nil
        } catch {
            return error
        }
    }

    /// Whole milliseconds: what is less than one is of the generator's greatest number.
    private var pauses: [Int] {
        clock.pauses.map { Int(($0 / .milliseconds(1)).rounded()) }
    }

    @Test func nothingIsSentAgainUnlessAskedFor() async {
        stub.answer(GetItem.self, status: 503)
        let client = EndpointClient<Sample>(transport: stub, clock: clock)
        #expect(await error(GetItem(), client)?.description == "GET /items/{id}: status 503")
        #expect(stub.requests.count == 1 && clock.pauses == [])
    }

    @Test func aSuccessEndsIt() async throws {
        stub.answer(GetItem.self, inTurn: [TransportReply(status: 503), .json(#"{"id":1}"#)])
        let reply = try await client().reply(to: GetItem())
        #expect(reply.value == Item(id: 1))
        #expect(pauses == [500])
        #expect(reply.reply.previousAttempts.map(\.number) == [1])
        #expect(reply.reply.previousAttempts.map(\.outcome) == [.status(503)])
        #expect(reply.reply.description == "GET /items/{id}: status 200 after 2 attempts")
    }

    @Test func theLastFailureStands() async {
        stub.answer(
            GetItem.self,
            inTurn: [429, 500, 502].map { TransportReply(status: $0) }
        )
        let error = await error(GetItem(), client())
        #expect(error?.statusCode == 502)
        #expect(error?.description == "GET /items/{id}: status 502 after 3 attempts")
        #expect(
            error?.previousAttempts.map(\.description) == [
                "attempt 1: status 429, then 0.500 s", "attempt 2: status 500, then 1.000 s",
            ]
        )
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func statusIsRetried(status: Int) async {
        stub.answer(GetItem.self, status: status)
        #expect(await error(GetItem(), client())?.statusCode == status)
        #expect(stub.requests.count == 3)
    }

    @Test(arguments: [400, 401, 403, 404, 409, 425, 501, 505])
    func statusIsNotRetried(status: Int) async {
        stub.answer(GetItem.self, status: status, json: #"{"id":1}"#)
        #expect(await error(GetItem(), client())?.statusCode == status)
        #expect(stub.requests.count == 1)
    }

    @Test(
        arguments: [
            (.timedOut, true), (.cannotFindHost, true), (.dnsLookupFailed, true),
            (.cannotConnectToHost, true), (.networkConnectionLost, true),
            (.notConnectedToInternet, false), (.dataNotAllowed, false),
            (.serverCertificateUntrusted, false), (.secureConnectionFailed, false),
            (.httpTooManyRedirects, false), (.cancelled, false), (.unknown, false),
        ] as [(URLError.Code, Bool)]
    )
    func transportsErrorIsRetried(code: URLError.Code, isRetried: Bool) async {
        stub.fail(GetItem.self, URLError(code))
        let error = await error(GetItem(), client())
        #expect(stub.requests.count == (isRetried ? 3 : 1))
        #expect(error?.previousAttempts.count == (isRetried ? 2 : 0))
        let reason = error.flatMap { error -> TransportProblem.Reason? in
            switch error {
            case .timedOut(let problem), .transport(let problem): problem.reason
            default: nil
            }
        }
        for attempt in error?.previousAttempts ?? [] {
            #expect(attempt.outcome == reason.map(EndpointAttempt.Outcome.problem))
        }
        #expect(error?.description.hasSuffix(" after 3 attempts") == isRetried)
    }

    @Test func whatElseIsRetriedIsThePolicys() async {
        var policy = RetryPolicy(maximumAttempts: 5, random: { 0 })
        policy.reasons.insert(.notConnected)
        policy.statuses = [418]
        stub.fail(GetItem.self, URLError(.notConnectedToInternet))
        #expect(await error(GetItem(), client(policy))?.isOffline == true)
        #expect(stub.requests.count == 5)
        stub.answer(GetItem.self, status: 503)
        _ = await error(GetItem(), client(policy))
        stub.answer(GetItem.self, status: 418)
        _ = await error(GetItem(), client(policy))
        #expect(stub.requests.count == 11)
        #expect(clock.pauses == [])
    }

    @Test func redirectProblemsAndUnreadableBodiesAreNotRetried() async {
        stub.answer(
            GetItem.self,
            TransportReply(status: 302, headers: ["Location": "http://api.example.com/"])
        )
        _ = await error(GetItem(), client())
        #expect(stub.requests.count == 1)
        stub.answer(GetItem.self, json: "{")
        _ = await error(GetItem(), client())
        #expect(stub.requests.count == 2)
    }

    @Test func onlyIdempotentRequestsAreSentAgain() async {
        for type in [CreateItem.self, Charge.self, Spend.self] as [any Requestable.Type] {
            answer503(type)
        }
        _ = await error(CreateItem(item: Item(id: 1)), client())
        #expect(stub.requests(to: CreateItem.self).count == 1)
        _ = await error(Charge(), client())
        #expect(stub.requests(to: Charge.self).count == 3)
        _ = await error(Spend(), client())
        #expect(stub.requests(to: Spend.self).count == 1)
    }

    private func answer503<R: Requestable>(_ type: R.Type) { stub.answer(type, status: 503) }

    @Test func aRequestSentAgainIsTheSame() async throws {
        let log = Locked<[[EndpointAttempt]]>([])
        stub.answer(Charge.self) { request in
            log.withLock { $0.append(request.previousAttempts) }
            return TransportReply(status: 503)
        }
        _ = await error(Charge(), client(RetryPolicy(random: { 0 })))
        let requests = stub.requests.map(\.urlRequest)
        #expect(requests == Array(repeating: requests[0], count: 3))
        #expect(log.withLock { $0.map(\.count) } == [0, 1, 2])
        #expect(stub.requests.map(\.attempt) == [1, 2, 3])
    }

    @Test func eachAttemptIsSignedAnew() async throws {
        let tokens = Locked(["c", "b", "a"])
        stub.answer(
            GetProfile.self,
            inTurn: [503, 502].map { TransportReply(status: $0) } + [TransportReply()]
        )
        let client = EndpointClient<Account>(
            authentication: .bearer { tokens.withLock { $0.removeLast() } },
            retry: .standard,
            transport: stub,
            clock: clock
        )
        _ = try await client.send(GetProfile())
        #expect(stub.tokens == ["a", "b", "c"])
    }

    /// A 401 that renews the token is an attempt, and no failure that the policy counts.
    @Test func renewedCredentialsTakeNoAttemptAway() async throws {
        let session = Session("old") { _ in "new" }
        stub.answer(
            GetProfile.self,
            inTurn: [503, 401, 503, 200].map { TransportReply(status: $0) }
        )
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            retry: RetryPolicy(random: { 0 }),
            transport: stub
        )
        let reply = try await client.reply(to: GetProfile()).reply
        #expect(
            reply.previousAttempts.map(\.outcome) == [.status(503), .status(401), .status(503)]
        )
        #expect(stub.tokens == ["old", "old", "new", "new"])
        #expect(session.refreshed == ["old"])
    }

    @Test func settingsAreOfOneRequest() async {
        stub.answer(GetItem.self, status: 503)
        _ = await error(GetItem(), client().with(\.retry, .never))
        #expect(stub.requests.count == 1)
        _ = await error(GetItem(), client().with(\.retry.maximumAttempts, 2))
        #expect(stub.requests.count == 3)
        _ = await error(GetItem(), client().with(\.retry.maximumAttempts, 0))
        #expect(stub.requests.count == 4)
    }

    @Test func pausesGrowToTheCap() async {
        stub.answer(GetItem.self, status: 503)
        let policy = RetryPolicy(
            maximumAttempts: 7,
            base: .seconds(1),
            cap: .seconds(10),
            random: { .max }
        )
        _ = await error(GetItem(), client(policy))
        #expect(pauses == [1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
    }

    /// Full jitter: any time from none to the longest.
    @Test func pausesAreByChance() async {
        stub.answer(GetItem.self, status: 503)
        let numbers = Locked<[UInt64]>([0, 1 << 63, 1 << 62])
        let policy = RetryPolicy(
            maximumAttempts: 4,
            base: .seconds(1),
            random: { numbers.withLock { $0.removeFirst() } }
        )
        _ = await error(GetItem(), client(policy))
        #expect(pauses == [1_000, 1_000])
        let attempts = stub.requests.last?.previousAttempts.map(\.pause)
        #expect(attempts == [.zero, .seconds(1), .seconds(1)])
    }
}
