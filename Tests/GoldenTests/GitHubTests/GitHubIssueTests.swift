import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

@Suite("GitHub: issues")
struct GitHubIssueTests {
    @Test("an issue is created with what is given, and read")
    func create() async throws {
        let server = try LoopbackServer(
            .json(
                201,
                GitHubAnswers.issue,
                headers: ["Location": "https://api.github.com/repos/defunkt/ace/issues/1347"]
            )
        )
        defer { server.stop() }
        let client = EndpointClient<GitHub>(of: server, authentication: .bearer("ghp_16C7e42F"))

        let issue = try await client.send(
            .createIssue(
                owner: "defunkt",
                repo: "ace",
                title: "Found a bug: \"ü\" / 100 % 🐞",
                body: "I'm having a problem with this.\n\n```\n\tboom\u{1}\\\n```",
                labels: ["bug", "help wanted"]
            )
        )

        expectOnly(
            "POST /repos/defunkt/ace/issues HTTP/1.1",
            headers: GitHubHeaders.authorizedJSON("ghp_16C7e42F"),
            body: #"""
                {"title":"Found a bug: \"ü\" / 100 % 🐞",\#
                "body":"I'm having a problem with this.\n\n```\n\tboom\u0001\\\n```",\#
                "labels":["bug","help wanted"]}
                """#,
            by: server
        )
        #expect(issue.id == 2_964_719_312)
        #expect(issue.number == 1347)
        #expect(issue.title == "Found a bug: \"ü\" / 100 % 🐞")
        #expect(issue.body == "I'm having a problem with this.\n\n```\n\tboom\n```")
        #expect(issue.state == .open)
        #expect(issue.user?.login == "octocat")
        #expect(issue.user?.htmlURL == URL(string: "https://github.com/octocat"))
        #expect(issue.labels.map(\.name) == ["bug", "help wanted"])
        #expect(issue.labels.map(\.color) == ["f29513", "008672"])
        #expect(issue.labels.map(\.default) == [true, true])
        #expect(issue.labels.map(\.description) == ["Something isn't working", nil])
        #expect(issue.assignees == [])
        #expect(issue.comments == 0)
        #expect(issue.authorAssociation.rawValue == "NONE")
        #expect(issue.createdAt == Date(timeIntervalSince1970: 1_743_585_330))
        #expect(issue.closedAt == nil)
    }

    @Test("a title alone is all that is written; empty lists and texts are values")
    func sparseBodies() async throws {
        let answer = LoopbackServer.Answer.json(201, GitHubAnswers.issue)
        let server = try LoopbackServer(answer, answer)
        defer { server.stop() }
        let client = EndpointClient<GitHub>(of: server, authentication: .bearer("t"))

        _ = try await client.send(.createIssue(owner: "o", repo: "r", title: "T"))
        _ = try await client.send(
            .createIssue(
                owner: "o",
                repo: "r",
                title: "",
                body: "",
                labels: [],
                assignees: ["a"],
                milestone: 9_007_199_254_740_993
            )
        )

        #expect(
            server.requests.map(\.text) == [
                #"{"title":"T"}"#,
                #"""
                {"title":"","body":"","labels":[],"assignees":["a"],"milestone":9007199254740993}
                """#,
            ]
        )
    }

    @Test("without credentials nothing is sent where they are required")
    func noCredentials() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<GitHub.CreateIssue.Failure>.self) {
            try await EndpointClient<GitHub>(of: server)
                .send(.createIssue(owner: "o", repo: "r", title: "T"))
        }

        guard case .authentication(let problem) = error, case .missing = problem.reason else {
            Issue.record(error)
            return
        }
        #expect(problem.description.hasPrefix("POST /repos/{owner}/{repo}/issues: "))
        #expect(server.connectionCount == 0)
    }

    @Test("status 422 is decoded as the spec declares it")
    func validation() async throws {
        let server = try LoopbackServer(.json(422, GitHubAnswers.validationFailed))
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<GitHub.CreateIssue.Failure>.self) {
            try await EndpointClient<GitHub>(of: server, authentication: .bearer("t"))
                .send(.createIssue(owner: "o", repo: "r", title: "", assignees: ["nobody"]))
        }

        guard case .failure(.unprocessableContent(let problem), let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == 422)
        #expect(problem.message == "Validation Failed")
        #expect(problem.errors?.map(\.code) == ["missing_field", "invalid"])
        #expect(problem.errors?.map(\.field) == ["title", "assignees"])
        #expect(problem.errors?.map(\.value) == [nil, "nobody"])
        #expect(problem.errors?.map(\.message) == [nil, nil])
    }
}
