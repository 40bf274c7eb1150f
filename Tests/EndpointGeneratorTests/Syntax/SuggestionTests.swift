import Testing

@testable import EndpointGenerator

struct SuggestionTests {
    @Test(
        arguments: [
            ("Usr", ["Repository", "User"], "User"),
            ("user", ["User"], "User"),
            ("descripton", ["deprecated", "description"], "description"),
            ("GTE", ["GET", "PUT"], "GET"),
            ("per-page", ["page", "per_page"], "per_page"),
            ("4O4", ["4XX"], nil),
            ("Cat", ["User", "Car2go"], nil),
            ("a", ["b"], nil),
            ("ab", ["ba"], "ba"),
            ("Artist", ["Concert", "Orchestra"], nil),
            ("", ["a"], nil),
            ("x", [], nil),
        ] as [(String, [String], String?)]
    )
    func onlyWhatIsNearIsSuggested(_ name: String, _ known: [String], _ nearest: String?) {
        #expect(Suggestion.nearest(to: name, among: known) == nearest)
    }

    @Test func theNearestWins() {
        #expect(
            Suggestion.nearest(to: "responses", among: ["response", "responsez", "x"]) == "response"
        )
        #expect(Suggestion.nearest(to: "respnse", among: ["responses", "response"]) == "response")
    }

    @Test func longNamesCostLittle() {
        let long = String(repeating: "a", count: 100_000)
        #expect(Suggestion.nearest(to: long, among: [long + "b"]) == nil)
        #expect(Suggestion.nearest(to: "abc", among: [long]) == nil)
    }
}
