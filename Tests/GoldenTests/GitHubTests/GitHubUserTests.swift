import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

@Suite("GitHub: users")
struct GitHubUserTests {
    @Test("a user is asked for and read")
    func user() async throws {
        let server = try LoopbackServer(.json(200, GitHubAnswers.user))
        defer { server.stop() }

        let user = try await EndpointClient<GitHub>(of: server).send(.getUser(username: "defunkt"))

        expectOnly("GET /users/defunkt HTTP/1.1", headers: GitHubHeaders.plain, by: server)
        let expected = GitHub.User(
            login: "defunkt",
            id: 2,
            type: .user,
            name: "Chris Wanstrath",
            blog: URL(string: "http://chriswanstrath.com/"),
            location: nil,
            email: nil,
            bio: "🍔",
            avatarURL: try #require(URL(string: "https://avatars.githubusercontent.com/u/2?v=4")),
            htmlURL: try #require(URL(string: "https://github.com/defunkt")),
            publicRepos: 107,
            followers: 22436,
            following: 215,
            createdAt: Date(timeIntervalSince1970: 1_192_857_859),
            updatedAt: Date(timeIntervalSince1970: 1_743_013_910)
        )
        #expect(user == expected)
    }

    @Test(
        "a handle is one segment of the path, whatever it holds",
        arguments: [
            ("a b", "a%20b"), ("a/b", "a%2Fb"), ("a+b", "a%2Bb"), ("50%", "50%25"),
            ("%2e", "%252e"),
            ("a?b#c", "a%3Fb%23c"), ("ü🍔", "%C3%BC%F0%9F%8D%94"), ("...", "..."),
            ("a:b@c", "a%3Ab%40c"),
        ]
    )
    func path(username: String, segment: String) async throws {
        let server = try LoopbackServer(.json(200, GitHubAnswers.user))
        defer { server.stop() }

        _ = try await EndpointClient<GitHub>(of: server).send(.getUser(username: username))

        expectOnly("GET /users/\(segment) HTTP/1.1", headers: GitHubHeaders.plain, by: server)
    }

    @Test("a handle that would change the path is not sent", arguments: ["", ".", ".."])
    func impossiblePath(username: String) async throws {
        let server = try LoopbackServer()
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<GitHub.GetUser.Failure>.self) {
            try await EndpointClient<GitHub>(of: server).send(.getUser(username: username))
        }

        guard case .invalidRequest = error else {
            Issue.record(error)
            return
        }
        #expect(server.connectionCount == 0)
    }

    @Test("a token is sent when the client has one")
    func token() async throws {
        let server = try LoopbackServer(.json(200, GitHubAnswers.user))
        defer { server.stop() }
        let client = EndpointClient<GitHub>(of: server, authentication: .bearer("ghp_16C7e42F"))

        let user = try await GitHub.GetUser(username: "defunkt").send(with: client)

        #expect(user.login == "defunkt")
        expectOnly(
            "GET /users/defunkt HTTP/1.1",
            headers: GitHubHeaders.authorized("ghp_16C7e42F"),
            by: server
        )
    }

    @Test("status and headers of a reply are at hand, and an unknown kind of account is kept")
    func reply() async throws {
        let text = GitHubAnswers.user.replacing(#""type": "User""#, with: #""type": "Mannequin""#)
        let server = try LoopbackServer(
            .json(200, text, headers: ["ETag": #"W/"5f2a""#, "X-RateLimit-Remaining": "59"])
        )
        defer { server.stop() }

        let reply = try await EndpointClient<GitHub>(of: server)
            .reply(to: .getUser(username: "defunkt"))

        #expect(reply.value.type == .unrecognized("Mannequin"))
        #expect(reply.value.type.rawValue == "Mannequin")
        #expect(reply.reply.status == 200)
        #expect(reply.reply.headers["etag"] == #"W/"5f2a""#)
        #expect(reply.reply.headers["X-RateLimit-Remaining"] == "59")
        #expect(reply.reply.body == Data(text.utf8))
    }
}
