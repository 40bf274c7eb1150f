import EndpointsRuntime
import Foundation
import Testing

/// Laws of the models: what is written is read again, and every coder sees what the direct way sees.
@Suite("GitHub: models")
struct GitHubModelTests {
    @Test("a user")
    func user() throws {
        try expectLaws(GitHub.User.self, GitHubAnswers.user)
    }

    @Test("repositories")
    func repositories() throws {
        try expectLaws([GitHub.Repository].self, GitHubAnswers.repositories)
    }

    @Test("an issue")
    func issue() throws {
        try expectLaws(GitHub.Issue.self, GitHubAnswers.issue)
    }

    @Test("advisories")
    func advisories() throws {
        try expectLaws([GitHub.Advisory].self, GitHubAnswers.advisories)
    }

    @Test("a failure's values of any kind")
    func validationError() throws {
        try expectLaws(GitHub.ValidationError.self, GitHubAnswers.validationFailed)
    }

    @Test("a body's values of any kind")
    func dispatchEvent() throws {
        try expectLaws(
            GitHub.DispatchEvent.self,
            #"{"event_type":"e","client_payload":{"a":[1,-0.5e3,"\u00fc",true,null,{}]}}"#
        )
    }

    private func expectLaws<Model: Codable & Equatable & JSONReadable & JSONWritable>(
        _ type: Model.Type,
        _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let data = Data(text.utf8)
        let direct = try Model(json: data)
        let written = try direct.json()
        let copies = [
            try JSONDecoder().decode(Model.self, from: data),
            try Model(json: written),
            try JSONDecoder().decode(Model.self, from: written),
            try Model(json: JSONEncoder().encode(direct)),
            try PropertyListDecoder()
                .decode(Model.self, from: PropertyListEncoder().encode(direct)),
        ]
        for copy in copies { #expect(copy == direct, sourceLocation: sourceLocation) }
    }

    @Test("a coder's error has the place as its coding path")
    func codingPath() throws {
        let text = GitHubAnswers.user.replacing(#""2007-10-20T05:24:19Z""#, with: "12")
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(GitHub.User.self, from: Data(text.utf8))
        }
        switch error {
        case .dataCorrupted(let context), .typeMismatch(_, let context):
            #expect(context.codingPath.map(\.stringValue) == ["created_at"])
        default:
            Issue.record(error)
        }
    }
}
