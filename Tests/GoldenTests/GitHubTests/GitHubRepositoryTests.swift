import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

@Suite("GitHub: repositories")
struct GitHubRepositoryTests {
    @Test("defaults are sent, what is not given is not")
    func defaults() async throws {
        let server = try LoopbackServer(.json(200, GitHubAnswers.repositories))
        defer { server.stop() }

        let repositories = try await EndpointClient<GitHub>(of: server)
            .send(.listRepositories(username: "defunkt"))

        expectOnly(
            "GET /users/defunkt/repos?type=owner&sort=full_name HTTP/1.1",
            headers: GitHubHeaders.plain,
            by: server
        )
        #expect(repositories.map(\.fullName) == ["defunkt/ace", "defunkt/acts_as_textiled"])
        #expect(repositories.map(\.id) == [1_861_402, 3_594])
        #expect(repositories.map(\.fork) == [true, false])
        #expect(repositories.map(\.language) == ["JavaScript", nil])
        #expect(repositories.map(\.stargazersCount) == [15, 112])
        let first = try #require(repositories.first)
        #expect(first.owner.login == "defunkt")
        #expect(first.owner.id == 2)
        #expect(first.private == false)
        #expect(first.visibility == .public)
        #expect(first.description == #"Ajax.org Cloud9 Editor — "fast""#)
        #expect(first.htmlURL == URL(string: "https://github.com/defunkt/ace"))
        #expect(first.homepage == nil)
        #expect(first.license?.name == "MIT License")
        #expect(first.license?.spdxID == "MIT")
        #expect(first.license?.url == URL(string: "https://api.github.com/licenses/mit"))
        #expect(first.topics == ["editor", "ajax"])
        #expect(first.permissions == nil)
        #expect(first.defaultBranch == "master")
        #expect(first.size == 4405)
        #expect(first.hasDownloads == true)
        #expect(first.pushedAt == Date(timeIntervalSince1970: 1_321_468_662))
        #expect(first.createdAt == Date(timeIntervalSince1970: 1_307_472_100))
    }

    @Test("everything is sent, in the spec's order")
    func everything() async throws {
        let server = try LoopbackServer(.json(200, "[]"))
        defer { server.stop() }

        let repositories = try await EndpointClient<GitHub>(of: server)
            .send(
                .listRepositories(
                    username: "defunkt",
                    type: .unrecognized("a&b=c d"),
                    sort: .pushed,
                    direction: .desc,
                    perPage: 2,
                    page: 3,
                    ifNoneMatch: #"W/"5f2a""#
                )
            )

        #expect(repositories == [])
        expectOnly(
            """
            GET /users/defunkt/repos?type=a%26b%3Dc%20d&sort=pushed&direction=desc&per_page=2&page=3 HTTP/1.1
            """,
            headers: (GitHubHeaders.plain + [#"if-none-match: W/"5f2a""#]).sorted(),
            by: server
        )
    }

    @Test("status 304 is a status: it has no body that could be read")
    func notModified() async throws {
        let server = try LoopbackServer(.response(304, headers: ["ETag": #"W/"5f2a""#]))
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<GitHub.ListRepositories.Failure>.self)
        {
            try await EndpointClient<GitHub>(of: server)
                .send(.listRepositories(username: "defunkt", ifNoneMatch: #"W/"5f2a""#))
        }

        guard case .status(let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == 304)
        #expect(reply.headers["ETag"] == #"W/"5f2a""#)
        #expect(reply.body.isEmpty)
    }

    @Test("a header with a line break is not sent")
    func headerInjection() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<GitHub.ListRepositories.Failure>.self)
        {
            try await EndpointClient<GitHub>(of: server)
                .send(.listRepositories(username: "defunkt", ifNoneMatch: "x\r\nCookie: y"))
        }

        guard case .invalidRequest = error else {
            Issue.record(error)
            return
        }
        #expect(server.connectionCount == 0)
    }
}
