import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What follows a 401 (RFC 9110 §15.5.2) to a bearer token.
@Suite(.timeLimit(.minutes(1)))
struct TokenRefreshTests {
    private func client(_ session: Session, _ stub: StubTransport) -> EndpointClient<Account> {
        EndpointClient(authentication: session.authentication(), transport: stub)
    }

    private func error(_ client: EndpointClient<Account>) async -> EndpointError<Never>? {
        do {
            _ = try await client.send(GetProfile())
            return nil
        } catch {
            return error
        }
    }

    @Test func refusedTokenIsRefreshedOnce() async throws {
        let session = Session("old") { _ in "new" }
        let stub = StubTransport.accepting("new")
        #expect(try await client(session, stub).send(GetProfile()) == "new")
        #expect(stub.tokens == ["old", "new"])
        #expect(session.refreshed == ["old"] && session.signOutCount == 0)
    }

    /// The refresh ends when all requests have met their 401.
    @Test func thousandAtOnceRefreshOnce() async throws {
        let count = 1_000
        let met = Gate(knocks: count)
        let session = Session("old") { _ in
            await met.wait()
            return "new"
        }
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            if request.token == "new" { return TransportReply(body: Data("new".utf8)) }
            met.knock()
            return TransportReply(status: 401)
        }
        let client = client(session, stub)
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<count { group.addTask { try await client.send(GetProfile()) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: "new", count: count))
        #expect(session.refreshed == ["old"])
        #expect(stub.requests.count == 2 * count)
    }

    /// Each of many requests that come with a token just replaced is only sent again.
    @Test func tokenReplacedMeanwhileIsJustSent() async throws {
        let session = Session("old")
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            if request.token == "new" { return TransportReply(body: Data("new".utf8)) }
            session.store("new")
            return TransportReply(status: 401)
        }
        #expect(try await client(session, stub).send(GetProfile()) == "new")
        #expect(stub.tokens == ["old", "new"] && session.refreshed == [])
    }

    /// A provider that is slow to keep the new token does not bring the old one back.
    @Test func replacedTokenIsNotSentAgain() async throws {
        let refreshed = Locked<[String]>([])
        let stub = StubTransport.accepting("new")
        let client = EndpointClient<Account>(
            authentication: .bearer(
                token: { "old" },
                refresh: { token in
                    refreshed.withLock { $0.append(token.value) }
                    return "new"
                }
            ),
            transport: stub
        )
        for _ in 0..<3 { #expect(try await client.send(GetProfile()) == "new") }
        #expect(stub.tokens == ["old", "new", "new", "new"])
        #expect(refreshed.withLock { $0 } == ["old"])
    }

    @Test func secondRefusalSignsOutOnce() async {
        let session = Session("old") { _ in "new" }
        let stub = StubTransport.accepting()
        let client = client(session, stub)
        for _ in 0..<3 { #expect(await error(client)?.statusCode == 401) }
        #expect(stub.tokens == ["old", "new", "new", "new"])
        #expect(session.refreshed == ["old"] && session.signOutCount == 1)
    }

    /// An answer that says nothing of the token does not make it good again.
    @Test func serverProblemBetweenRefusalsSignsOutOnce() async {
        let session = Session("old")
        let statuses = Locked([401, 503, 401, 429, 401])
        let stub = StubTransport()
        stub.answer(GetProfile.self) { _ in
            TransportReply(status: statuses.withLock { $0.removeFirst() })
        }
        let client = client(session, stub)
        for status in [401, 503, 401, 429, 401] {
            #expect(await error(client)?.statusCode == status)
        }
        #expect(session.refreshed == ["old"] && session.signOutCount == 1)
    }

    /// Two requests meet a 401 with the old token; one comes back after the refresh, and the new
    /// token is refused for both.
    @Test func lateRefusalDoesNotRefreshTheNewToken() async {
        let session = Session("old") { $0 == "old" ? "new" : "newer" }
        let (lateIsSent, refreshed) = (Gate(), Gate())
        let count = Locked(0)
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 1 {
                lateIsSent.knock()
                await refreshed.wait()
            } else if request.token == "new" {
                refreshed.knock()
            }
            return TransportReply(status: 401)
        }
        let client = client(session, stub)
        async let late = error(client)
        await lateIsSent.wait()
        #expect(await error(client)?.statusCode == 401)
        #expect(await late?.statusCode == 401)
        #expect(session.refreshed == ["old"] && session.signOutCount == 1)
    }

    /// A provider that computes the expiration each time gives the same token.
    @Test func expirationIsNoPartOfATokensIdentity() {
        let now = Date(timeIntervalSince1970: 0)
        let (first, second) = (BearerToken("a", expiration: now), BearerToken("a"))
        #expect(first == second && Set([first, second]).count == 1)
        #expect(first != BearerToken("b", expiration: now))
    }

    @Test func refreshThatGivesNothingSignsOutOnce() async {
        let session = Session("old")
        let stub = StubTransport.accepting()
        let client = client(session, stub)
        for _ in 0..<3 { #expect(await error(client)?.statusCode == 401) }
        #expect(session.refreshed == ["old"] && session.signOutCount == 1)
    }

    @Test func signingInAgainStartsAfresh() async throws {
        let session = Session("old") { $0 == "expired" ? "renewed" : nil }
        let stub = StubTransport.accepting("renewed")
        let client = client(session, stub)
        #expect(await error(client)?.statusCode == 401)
        session.store("expired")
        #expect(try await client.send(GetProfile()) == "renewed")
        #expect(session.refreshed == ["old", "expired"] && session.signOutCount == 1)
    }

    @Test func failedRefreshFailsItsWaitersAndIsTriedAfresh() async throws {
        struct Unreachable: Error {}
        let count = 50
        let isReachable = Locked(false)
        let session = Session("old") { _ in
            guard !isReachable.withLock({ $0 }) else { return "new" }
            // A request that came later would not wait for this refresh, but begin another.
            let refresh = try #require(TokenRefresh.surrounding.last)
            while refresh.waiterCount < count { await Task.yield() }
            throw Unreachable()
        }
        let stub = StubTransport.accepting("new")
        let client = client(session, stub)
        let errors = await withTaskGroup(of: EndpointError<Never>?.self) { group in
            for _ in 0..<count { group.addTask { await error(client) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for error in errors {
            guard case .authentication(let problem) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(problem.underlying is Unreachable)
            #expect(problem.description.contains("GET /profile: the token could not be refreshed"))
        }
        #expect(session.refreshed == ["old"] && session.signOutCount == 0)
        isReachable.withLock { $0 = true }
        #expect(try await client.send(GetProfile()) == "new")
        #expect(session.refreshed == ["old", "old"])
    }

    /// The one that is cancelled is the one whose 401 started the refresh.
    @Test func cancelledWaiterHarmsNoOther() async throws {
        let (isRefreshing, mayEnd, met) = (Gate(), Gate(), Gate(knocks: 2))
        let session = Session("old") { _ in
            isRefreshing.knock()
            await mayEnd.wait()
            return "new"
        }
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            if request.token == "new" { return TransportReply(body: Data("new".utf8)) }
            met.knock()
            return TransportReply(status: 401)
        }
        let client = client(session, stub)
        let first = Task { await error(client) }
        await isRefreshing.wait()
        let second = Task { try await client.send(GetProfile()) }
        await met.wait()
        first.cancel()
        #expect(await first.value?.isCancellation == true)
        mayEnd.knock()
        #expect(try await second.value == "new")
        #expect(session.refreshed == ["old"])
    }

    /// A refresh whose own request is refused, by the same client, ends with its 401.
    @Test func refreshNeverWaitsForItself() async throws {
        let own = Locked<EndpointClient<Account>?>(nil)
        let session = Session("old") { _ in
            let client = try #require(own.withLock { $0 })
            return BearerToken(try await client.send(RefreshToken()))
        }
        let stub = StubTransport.accepting("new")
        stub.answer(RefreshToken.self, status: 401)
        let client = client(session, stub)
        own.withLock { $0 = client }
        guard case .authentication(let problem) = await error(client) else {
            Issue.record("no authentication problem")
            return
        }
        #expect((problem.underlying as? any EndpointFailure)?.statusCode == 401)
        #expect(stub.tokens == ["old", "old"] && session.refreshed == ["old"])
        stub.answer(RefreshToken.self, TransportReply(body: Data("new".utf8)))
        #expect(try await client.send(GetProfile()) == "new")
    }

    /// What a refresh sends by tasks that it makes is part of it.
    @Test func refreshByTasksOfItsOwnNeverWaitsForItself() async throws {
        let own = Locked<EndpointClient<Account>?>(nil)
        let session = Session("old") { _ in
            let client = try #require(own.withLock { $0 })
            async let refused: String = client.send(RefreshToken())
            #expect(await (try? refused) == nil)
            return BearerToken(try await Task { try await client.send(RefreshToken()) }.value)
        }
        let stub = StubTransport.accepting("new")
        let fresh = TransportReply(body: Data("new".utf8))
        stub.answer(RefreshToken.self, inTurn: [TransportReply(status: 401), fresh])
        let client = client(session, stub)
        own.withLock { $0 = client }
        #expect(try await client.send(GetProfile()) == "new")
        #expect(stub.tokens == ["old", "old", "old", "new"] && session.refreshed == ["old"])
    }

    @Test func requestWithoutCredentialsIsNotRefreshed() async {
        let session = Session(nil) { _ in "new" }
        let stub = StubTransport.accepting()
        #expect(await error(client(session, stub))?.statusCode == 401)
        #expect(stub.tokens == [nil] && session.refreshed == [] && session.signOutCount == 0)
    }

    /// A server of another origin, to which a redirect leads, gets no token and refuses none.
    @Test func otherOriginsRefusalIsNotRefreshed() async {
        let session = Session("old") { _ in "new" }
        let stub = StubTransport()
        let away = TransportReply(status: 302, headers: ["Location": "https://example.org/"])
        stub.answer(GetProfile.self, inTurn: [away, TransportReply(status: 401)])
        #expect(await error(client(session, stub))?.statusCode == 401)
        #expect(stub.tokens == ["old", nil] && session.refreshed == [])
    }

    @Test func fixedTokenAndOtherCredentialsAreNotSentAgain() async {
        let provided = Authentication.bearer { "old" }
        for authentication in [.bearer("old"), provided] as [Authentication] {
            let stub = StubTransport.accepting()
            let client = EndpointClient<Account>(authentication: authentication, transport: stub)
            #expect(await error(client)?.statusCode == 401)
            #expect(stub.tokens == ["old"])
        }
    }

    /// Foundation on Linux keeps a 401 with this challenge back for ever where it may answer it.
    @Test(arguments: ["Basic realm=\"account\"", "Bearer error=\"invalid_token\""])
    func challengeOverAConnectionIsRefreshed(challenge: String) async throws {
        let server = try LoopbackServer { request in
            request.header("Authorization") == "Bearer new"
                ? .text(200, "new")
                : .text(401, "refused", headers: ["WWW-Authenticate": challenge])
        }
        defer { server.stop() }
        let session = Session("old") { _ in "new" }
        let client = EndpointClient<Account>(
            server: EndpointServer(server.url),
            authentication: session.authentication()
        )
        #expect(try await client.send(GetProfile()) == "new")
        #expect(server.requests.map { $0.header("Authorization") } == ["Bearer old", "Bearer new"])
    }
}
