import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a success says of a refreshed token: that a later refusal is worth another refresh.
struct TokenProofTests {
    private struct Late: Requestable {
        typealias API = Account
        typealias Response = String
        static var endpoint: Endpoint { .init(.get, "/late") }
    }

    /// A request that is refused while another refreshes its token, and refused with the new one too.
    private func send(
        proof: [TransportReply]
    ) async -> (session: Session, response: String?, tokens: [String?]) {
        let session = Session("a") { $0 == "a" ? "b" : "c" }
        let stub = StubTransport()
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            transport: stub
        )
        stub.answer(GetProfile.self, inTurn: [TransportReply(status: 401)] + proof)
        stub.answer(Late.self) { request in
            if request.token == "a" { _ = try await client.send(GetProfile()) }
            return request.token == "c"
                ? TransportReply(body: Data("late".utf8)) : TransportReply(status: 401)
        }
        let response = try? await client.send(Late())
        return (session, response, stub.requests(to: Late.self).map(\.token))
    }

    @Test func aProvenTokenIsRefreshedAgain() async {
        let (session, response, tokens) = await send(proof: [TransportReply()])
        #expect(response == "late" && tokens == ["a", "b", "c"])
        #expect(session.refreshed == ["a", "b"] && session.signOutCount == 0)
    }

    /// A success of another origin, to which no token went, proves none.
    @Test func aSuccessElsewhereProvesNothing() async {
        let elsewhere = TransportReply(
            status: 302,
            headers: ["Location": "https://other.example/"]
        )
        let (session, response, tokens) = await send(proof: [elsewhere, TransportReply()])
        #expect(response == nil && tokens == ["a", "b"])
        #expect(session.refreshed == ["a"] && session.signOutCount == 1)
    }
}
