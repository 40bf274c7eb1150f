import Testing

@testable import EndpointGenerator

struct SwiftTypeNameTests {
    @Test(
        arguments: [
            "Decimal", "Money.Amount", "Tagged<User, String>", "[Tag]", "[String: Tag]?", "_A1",
            "Größe", "A<B<C>>.D",
        ]
    )
    func isAType(_ text: String) {
        #expect(SwiftTypeName.isValid(text))
    }

    @Test(
        arguments: [
            "", "1A", "A B", "A{}", "A; import Foo", "[A", "A<>", "A..B", "A??", "@A", "A\n", "A/*",
            "(A)", "A<B", String(repeating: "[", count: 100_000),
        ]
    )
    func isNone(_ text: String) {
        #expect(!SwiftTypeName.isValid(text))
    }

    @Test(arguments: ["a", "_a", "class", "größe", "名前", "a1"])
    func isAnIdentifier(_ text: String) {
        #expect(text.isSwiftIdentifier)
    }

    @Test(arguments: ["", "_", "1a", "a-b", "a b", "a\n", "`a`", "a.b", "$a", "🎬\u{200B}"])
    func isNoIdentifier(_ text: String) {
        #expect(!text.isSwiftIdentifier)
    }
}
