import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// The view model of the article "Four apps", as it stands there, at work.
@MainActor
@Suite("GitHub: the profile that the article shows")
struct ProfileTests {
    @Test("one client and one request type serve what a view shows")
    func user() async throws {
        let server = try LoopbackServer(.json(200, GitHubAnswers.user))
        defer { server.stop() }
        let model = ProfileModel(github: EndpointClient(of: server))

        await model.load("defunkt")

        let user = try #require(model.user)
        #expect(user.login == "defunkt")
        #expect(user.id == 2)
        #expect(user.followers == 22436)
        #expect(user.following == 215)
        #expect(model.message == nil)
        expectOnly("GET /users/defunkt HTTP/1.1", headers: GitHubHeaders.plain, by: server)
    }

    @Test("a user who is not there, and a server in trouble, have their sentences")
    func failures() async throws {
        let server = try LoopbackServer(
            .json(404, #"{"message":"Not Found"}"#),
            .json(500, #"{"message":"Oops"}"#)
        )
        defer { server.stop() }
        let model = ProfileModel(github: EndpointClient(of: server))

        await model.load("nobody")
        #expect(model.user == nil)
        #expect(model.message == "There is no nobody.")

        await model.load("nobody")
        #expect(model.message?.contains("There is no") == false)
    }

    @Test("what is tested here is what the article says")
    func isTheArticles() throws {
        let here = URL(filePath: #filePath)
        let model = try String(
            contentsOf: here.deletingLastPathComponent().appending(path: "ProfileModel.swift"),
            encoding: .utf8
        )
        let root = here.pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let article = try String(
            contentsOfFile: "\(root)/Sources/EndpointsRuntime/EndpointsRuntime.docc/FourApps.md",
            encoding: .utf8
        )
        let code = try #require(model.range(of: "@MainActor")).lowerBound
        #expect(article.contains(model[code...].trimmingCharacters(in: .newlines)))
    }
}
