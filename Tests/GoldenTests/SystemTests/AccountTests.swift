import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@Suite("Account")
struct AccountTests {
    private static let answer =
        #"{"user":{"first_name":"Ada","last_name":"L","email_address":"ada@example.com"}}"#
    private static let user = Account.User(
        firstName: "Ada",
        lastName: "L",
        emailAddress: "ada@example.com"
    )

    @Test("the profile is unwrapped, the token asked for before each request")
    func user() async throws {
        let server = try LoopbackServer(.json(200, Self.answer), .json(200, Self.answer))
        defer { server.stop() }
        let session = Session("first")
        let client = EndpointClient<Account>(
            server: EndpointServer(server.url + "/v1"),
            authentication: .bearer(session)
        )

        #expect(try await client.send(.getUser()) == Self.user)
        await session.sign(in: "second")
        let answer = try await client.reply(to: .getUser())

        #expect(answer.value == Self.user)
        #expect(answer.reply.status == 200)
        #expect(String(decoding: answer.reply.body, as: UTF8.self) == Self.answer)
        expectOnly(
            ["first", "second"].map { token in
                ExpectedRequest(
                    "GET /v1/user HTTP/1.1",
                    headers: ["accept: application/json", "authorization: Bearer \(token)"]
                )
            },
            by: server
        )
    }

    @Test("a 401 is followed by one refresh, by the API's own request, and the request again")
    func refresh() async throws {
        let server = try LoopbackServer { request in
            switch (request.method, request.values(of: "Authorization")) {
            case ("POST", []): .json(200, #"{"access_token":"new","expires_in":3600}"#)
            case ("GET", ["Bearer new"]): .json(200, Self.answer)
            default: .response(401, headers: ["WWW-Authenticate": "Bearer"])
            }
        }
        defer { server.stop() }
        let client = EndpointClient<Account>(of: server)
        let session = Session("old") { _ in
            let token = try await client.send(.refreshToken(refreshToken: "r"))
            return BearerToken(token.accessToken)
        }
        let account = EndpointClient<Account>(of: server, authentication: .bearer(session))

        #expect(try await account.send(.getUser()) == Self.user)

        expectOnly(
            [
                Self.getUser("old"),
                ExpectedRequest(
                    "POST /token HTTP/1.1",
                    headers: ["accept: application/json", "content-type: application/json"],
                    body: #"{"refresh_token":"r"}"#
                ),
                Self.getUser("new"),
            ],
            by: server
        )
    }

    @Test("a second 401 signs out, once, and is what the caller gets")
    func signedOut() async throws {
        let server = try LoopbackServer { _ in
            .response(401, headers: ["WWW-Authenticate": "Bearer"])
        }
        defer { server.stop() }
        let session = Session("old") { _ in "new" }
        let client = EndpointClient<Account>(
            of: server,
            authentication: .bearer(session, onSignedOut: { await session.noteSignOut() })
        )

        let error = try await #require(throws: EndpointError<Never>.self) {
            try await client.send(.getUser())
        }

        #expect(error.statusCode == 401)
        expectOnly([Self.getUser("old"), Self.getUser("new")], by: server)
        #expect(await session.signOuts == 1)
    }

    @Test("a stub takes the place of the client that is injected")
    func injected() async throws {
        struct Profile {
            var client = EndpointClient<Account>()
            func name() async throws -> String { try await client.send(.getUser()).firstName }
        }
        let stub = StubTransport()
        stub.answer(Account.GetUser.self, json: Self.answer)
        let profile = Profile(
            client: EndpointClient(authentication: .bearer("t"), transport: stub)
        )
        #expect(try await profile.name() == "Ada")
    }

    private static func getUser(_ token: String) -> ExpectedRequest {
        ExpectedRequest(
            "GET /user HTTP/1.1",
            headers: ["accept: application/json", "authorization: Bearer \(token)"]
        )
    }

    /// Somebody who is signed in.
    private actor Session: BearerTokenProvider {
        private var current: BearerToken?
        private(set) var signOuts = 0
        private let renew: @Sendable (BearerToken) async throws -> BearerToken?

        init(
            _ token: BearerToken,
            renew: @escaping @Sendable (BearerToken) async throws -> BearerToken? = { _ in nil }
        ) {
            current = token
            self.renew = renew
        }

        func sign(in token: BearerToken) { current = token }

        func noteSignOut() { signOuts += 1 }

        func token() -> BearerToken? { current }

        func refresh(_ token: BearerToken) async throws -> BearerToken? {
            current = try await renew(token)
            return current
        }
    }
}
