import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tokens whose expiration is known, refreshed from 30 seconds before it.
@Suite(.timeLimit(.minutes(1)))
struct TokenExpirationTests {
    private static let start = Date(timeIntervalSince1970: 1_000_000)
    private static let old = BearerToken("old", expiration: start + 100)

    private func client(
        _ session: Session,
        _ stub: StubTransport,
        at seconds: TimeInterval
    ) -> EndpointClient<Account> {
        let authentication = session.authentication(now: { Self.start + seconds })
        return EndpointClient(authentication: authentication, transport: stub)
    }

    @Test(arguments: [(0, false), (69, false), (70, true), (99, true), (100, true), (500, true)])
    func tokenAboutToExpireIsRefreshedFirst(seconds: TimeInterval, isRefreshed: Bool) async throws {
        let session = Session(Self.old) { _ in "new" }
        let stub = StubTransport.accepting("old", "new")
        let sent = try await client(session, stub, at: seconds).send(GetProfile())
        #expect(sent == (isRefreshed ? "new" : "old"))
        #expect(stub.requests.count == 1)
        #expect(session.refreshed == (isRefreshed ? ["old"] : []))
    }

    @Test func manyAtOnceRefreshOnce() async throws {
        let count = 100
        let asking = Gate(knocks: count)
        let refreshed = Locked(0)
        let authentication = Authentication.bearer(
            token: {
                asking.knock()
                return Self.old
            },
            refresh: { _ in
                refreshed.withLock { $0 += 1 }
                await asking.wait()
                return "new"
            },
            now: { Self.start + 90 }
        )
        let stub = StubTransport.accepting("new")
        let client = EndpointClient<Account>(authentication: authentication, transport: stub)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<count { group.addTask { try await client.send(GetProfile()) } }
            try await group.waitForAll()
        }
        #expect(refreshed.withLock { $0 } == 1 && stub.requests.count == count)
    }

    @Test func failedRefreshLeavesTheTokenWhileItLasts() async throws {
        let session = Session(Self.old) { _ in throw URLError(.notConnectedToInternet) }
        let stub = StubTransport.accepting("old")
        #expect(try await client(session, stub, at: 80).send(GetProfile()) == "old")
        #expect(session.refreshed == ["old"])
        do {
            _ = try await client(session, stub, at: 100).send(GetProfile())
            Issue.record("no error")
        } catch {
            guard case .authentication(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            #expect((problem.underlying as? URLError)?.code == .notConnectedToInternet)
            #expect(error.isOffline && error.sentence.key == .notConnected)
        }
        #expect(stub.requests.count == 1)
    }

    /// It is sent until it has expired: refreshed ahead of that, it would be by each request.
    @Test func tokenThatLivesShorterThanTheLeewayIsRefreshedOnce() async throws {
        let seconds = Locked<TimeInterval>(90)
        let session = Session(Self.old) { token in
            BearerToken(token == "old" ? "new" : "newer", expiration: Self.start + 110)
        }
        let stub = StubTransport.accepting("new", "newer")
        let client = EndpointClient<Account>(
            authentication: session.authentication(
                now: { Self.start + seconds.withLock { $0 } }
            ),
            transport: stub
        )
        for time in [90, 90, 109] as [TimeInterval] {
            seconds.withLock { $0 = time }
            #expect(try await client.send(GetProfile()) == "new")
        }
        #expect(session.refreshed == ["old"])
        seconds.withLock { $0 = 110 }
        // The clock goes wrong: what is refreshed has expired by it, and the server knows better.
        for _ in 0..<2 { #expect(try await client.send(GetProfile()) == "newer") }
        #expect(session.refreshed == ["old", "new"] && stub.requests.count == 5)
    }

    /// Another refresh would not help.
    @Test func refusalOfATokenRefreshedFirstSignsOut() async throws {
        let session = Session(Self.old) { _ in "new" }
        let stub = StubTransport.accepting()
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client(session, stub, at: 90).send(GetProfile())
        }
        #expect(error?.statusCode == 401 && stub.tokens == ["new"])
        #expect(session.refreshed == ["old"] && session.signOutCount == 1)
    }

    @Test func refreshThatGivesNothingSignsOut() async throws {
        let session = Session(Self.old)
        let stub = StubTransport.accepting()
        let client = client(session, stub, at: 100)
        do {
            _ = try await client.send(GetProfile())
            Issue.record("no error")
        } catch {
            #expect(error.sentence.key == .signedOut)
            #expect(
                error.description == "GET /profile: the token has expired, and there is no other"
            )
        }
        #expect(stub.requests.isEmpty && session.signOutCount == 1)
    }

    @Test func tokenIsNotPrinted() {
        let token = BearerToken("sesame", expiration: Self.start)
        var dumped = ""
        dump(token, to: &dumped)
        #expect(!"\(token) \(String(reflecting: token)) \(dumped)".contains("sesame"))
    }
}
