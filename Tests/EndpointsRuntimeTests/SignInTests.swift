import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// Somebody signs in while a request with the token of another is under way: nobody is signed out.
@Suite(.timeLimit(.minutes(1)))
struct SignInTests {
    private func client(_ session: Session, _ stub: StubTransport) -> EndpointClient<Account> {
        EndpointClient(authentication: session.authentication(), transport: stub)
    }

    /// A session whose refreshes give `token`, before which somebody else has signed in.
    private func session(_ first: BearerToken, gives token: BearerToken?) -> Session {
        let own = Locked<Session?>(nil)
        let session = Session(first) { _ in
            if token == nil { own.withLock { $0 }?.store("other") }
            return token
        }
        own.withLock { $0 = session }
        return session
    }

    @Test func lateRefusalOfARefreshedToken() async throws {
        let session = session("old", gives: "new")
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            if request.token == "other" { return TransportReply(body: Data("other".utf8)) }
            if request.token == "new" { session.store("other") }
            return TransportReply(status: 401)
        }
        #expect(try await client(session, stub).send(GetProfile()) == "other")
        #expect(stub.tokens == ["old", "new", "other"])
        #expect(session.refreshed == ["old"] && session.signOutCount == 0)
    }

    /// The other's token is a token like any other: a 401 to it stands when it cannot be refreshed.
    @Test func refusalOfTheOthersTokenSignsOutTheOther() async throws {
        let session = Session("old") { $0 == "old" ? "new" : nil }
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            if request.token == "new" { session.store("other") }
            return TransportReply(status: 401)
        }
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client(session, stub).send(GetProfile())
        }
        #expect(error?.statusCode == 401)
        #expect(stub.tokens == ["old", "new", "other"])
        #expect(session.refreshed == ["old", "other"] && session.signOutCount == 1)
    }

    @Test func refreshThatGivesNothing() async throws {
        let session = session("old", gives: nil)
        let stub = StubTransport.accepting("other")
        #expect(try await client(session, stub).send(GetProfile()) == "other")
        #expect(stub.tokens == ["old", "other"])
        #expect(session.refreshed == ["old"] && session.signOutCount == 0)
    }

    @Test func earlyRefreshThatGivesNothing() async throws {
        let session = session(BearerToken("old", expiration: .distantPast), gives: nil)
        let stub = StubTransport.accepting("other")
        #expect(try await client(session, stub).send(GetProfile()) == "other")
        #expect(stub.tokens == ["other"])
        #expect(session.refreshed == ["old"] && session.signOutCount == 0)
    }
}
