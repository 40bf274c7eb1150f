import EndpointsRuntime
import Testing

/// OpenAPI 3.2: the query as a whole, media types as components, security schemes by reference, and the member that
/// has all other values of a discriminator.
struct WordsOfOpenAPI32Tests {
    private let host = "https://library.example"

    /// Parameter Object: `querystring`, and `style: cookie`.
    @Test func theQueryIsAForm() async throws {
        let request = WordsOfOpenAPI32.FindBooks(title: "a", tags: ["b", "c"], session: "s")
        #expect(
            try await request.sent(with: .bearer("t"), answer: "{}")
                == """
                GET \(host)/books?title=a&tags=b,c
                accept: application/json
                authorization: Bearer t
                cookie: session=s
                """
        )
    }

    /// Components Object: `mediaTypes`.
    @Test func contentsAreShared() throws {
        #expect(
            try WordsOfOpenAPI32.AddBook(body: .init(title: "a")).wire()
                == "POST \(host)/books\ncontent-type: application/json\n\n" + #"{"title":"a"}"#
        )
        #expect(
            try WordsOfOpenAPI32.FindBooks.response(200, #"{"title":"a"}"#) == .init(title: "a")
        )
    }

    /// Parameter Object: `allowReserved` in a path.
    @Test func aPathKeepsWhatIsReserved() throws {
        #expect(
            try WordsOfOpenAPI32.GetFile(path: "a/b").wire() == "GET \(host)/files/a/b"
        )
    }

    /// Discriminator Object: `defaultMapping`.
    @Test func oneMemberHasAllOtherValues() throws {
        try expectRoundTrip(
            #"{"kind":"Cat","lives":9}"#,
            WordsOfOpenAPI32.Pet.cat(.init(lives: 9))
        )
        for text in [#"{"kind":"Dog","bark":"w"}"#, #"{"kind":"Cow","bark":"w"}"#] {
            let pet = try WordsOfOpenAPI32.Pet(text: text)
            guard case .dog(let dog) = pet else {
                Issue.record("\(pet)")
                return
            }
            #expect(dog.bark == "w")
            try expectRoundTrip(text, pet)
        }
        try expectRoundTrip(#"{"bark":"w"}"#, WordsOfOpenAPI32.Pet.dog(.init(bark: "w")))
    }
}
