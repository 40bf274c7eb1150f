import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// What `send` throws, by what the server answers to `getUser`.
@Suite("GitHub: failures")
struct GitHubFailureTests {
    private typealias Failure = EndpointError<GitHub.GetUser.Failure>

    private func failure(of answer: LoopbackServer.Answer) async throws -> Failure {
        let server = try LoopbackServer(answer)
        defer { server.stop() }
        return try await #require(throws: Failure.self) {
            try await EndpointClient<GitHub>(of: server).send(.getUser(username: "defunkt"))
        }
    }

    @Test("status 404 is the failure that the endpoint declares")
    func notFound() async throws {
        let error = try await failure(of: .json(404, GitHubAnswers.notFound))

        guard case .failure(.notFound(let problem), let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.message == "Not Found")
        #expect(
            problem.documentationURL?.absoluteString
                == "https://docs.github.com/rest/users/users#get-a-user"
        )
        #expect(reply.status == 404)
        #expect(error.statusCode == 404)
    }

    @Test(
        "any other status is the failure that the API declares",
        arguments: [
            (401, GitHubAnswers.badCredentials, "Bad credentials"),
            (403, GitHubAnswers.rateLimited, "API rate limit exceeded for 203.0.113.9."),
            (503, GitHubAnswers.unavailable, "Service unavailable"),
        ]
    )
    func others(status: Int, text: String, message: String) async throws {
        let error = try await failure(
            of: .json(status, text, headers: ["X-RateLimit-Remaining": "0"])
        )

        guard case .failure(.other(let problem, let declaredStatus), let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.message.hasPrefix(message))
        #expect(declaredStatus == status)
        #expect(reply.status == status)
        #expect(reply.headers["x-ratelimit-remaining"] == "0")
    }

    @Test(
        "a challenge does not hold the answer up",
        arguments: [
            #"Basic realm="GitHub""#, "Bearer", #"Digest realm="x", nonce="y""#, "Negotiate",
        ]
    )
    func challenge(scheme: String) async throws {
        let error = try await failure(
            of: .json(401, GitHubAnswers.badCredentials, headers: ["WWW-Authenticate": scheme])
        )

        guard case .failure(.other(let problem, 401), let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.message == "Bad credentials")
        #expect(reply.headers["WWW-Authenticate"] == scheme)
    }

    @Test("a status with a page instead of JSON is a status, with the page kept")
    func badGateway() async throws {
        let page = GitHubAnswers.badGateway
        let error = try await failure(of: .text(502, page, type: "text/html"))

        guard case .status(let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == 502)
        #expect(reply.body == Data(page.utf8))
        #expect(reply.headers["Content-Type"] == "text/html")
        // The API declares JSON for every status: why that did not decode is told beside it.
        #expect(reply.problem?.offset == 0)
    }

    @Test("a value of the wrong kind is named by its path and place")
    func wrongKind() async throws {
        let text = GitHubAnswers.user.replacing(#""2007-10-20T05:24:19Z""#, with: "12")
        let error = try await failure(of: .json(200, text))

        guard case .decoding(let problem, let reply) = error else {
            Issue.record(error)
            return
        }
        let prefix = try #require(text.range(of: #""created_at": "#))
        let offset = text.utf8.distance(from: text.startIndex, to: prefix.upperBound)
        #expect(problem.path.description == "created_at")
        #expect(problem.offset == offset)
        // The opening brace stands in line 1, and `created_at` is the 32nd member.
        #expect(problem.line == 33)
        #expect(problem.column == 17)
        #expect(
            problem.description == "created_at: expected a date-time, found 12 (byte \(offset))"
        )
        #expect(reply.status == 200)
        #expect(reply.body == Data(text.utf8))
    }

    @Test("a problem deep in a list is named by its path")
    func wrongKindInList() async throws {
        let text = GitHubAnswers.repositories
        let second = try #require(text.range(of: "acts_as_textiled"))
        let owner = try #require(
            text.range(of: #""id": 2,"#, range: second.upperBound..<text.endIndex)
        )
        let server = try LoopbackServer(
            .json(200, text.replacingCharacters(in: owner, with: #""id": "2","#))
        )
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<GitHub.ListRepositories.Failure>.self)
        {
            try await EndpointClient<GitHub>(of: server)
                .send(.listRepositories(username: "defunkt"))
        }

        guard case .decoding(let problem, _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.path.description == "[1].owner.id")
    }

    @Test("a missing value is named")
    func missing() async throws {
        let error = try await failure(
            of: .json(200, GitHubAnswers.user.replacing(#""login": "defunkt","#, with: ""))
        )

        guard case .decoding(let problem, _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.description.contains("login"))
    }

    @Test("a redirect is followed, and a token does not go along to another port")
    func redirect() async throws {
        let elsewhere = try LoopbackServer(.json(200, GitHubAnswers.user))
        defer { elsewhere.stop() }
        let server = try LoopbackServer(
            .json(
                301,
                GitHubAnswers.movedPermanently,
                headers: ["Location": "\(elsewhere.url)/user/2?x=%2F"]
            )
        )
        defer { server.stop() }
        let client = EndpointClient<GitHub>(of: server, authentication: .bearer("ghp_16C7e42F"))

        let user = try await client.send(.getUser(username: "defunkt"))

        #expect(user.id == 2)
        expectOnly(
            "GET /users/defunkt HTTP/1.1",
            headers: GitHubHeaders.authorized("ghp_16C7e42F"),
            by: server
        )
        expectOnly("GET /user/2?x=%2F HTTP/1.1", headers: GitHubHeaders.plain, by: elsewhere)
    }

    @Test(
        "no whole reply is no reply, and the error shows no URL",
        arguments: [.close, .reset, .json(200, GitHubAnswers.user).cut(after: 900)]
            as [LoopbackServer.Answer]
    )
    func noReply(answer: LoopbackServer.Answer) async throws {
        let error = try await failure(of: answer)

        guard case .transport(let problem) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.endpoint == GitHub.GetUser.endpoint)
        #expect(problem.description.hasPrefix("GET /users/{username}: "))
        #expect(error.statusCode == nil)
    }
}
