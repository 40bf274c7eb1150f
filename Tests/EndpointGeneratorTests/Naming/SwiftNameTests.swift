import Testing

@testable import EndpointGenerator

/// Wire names and the names that a Swift programmer would give them: lower camel case for
/// properties, upper for types, acronyms in one case, as the Swift API Design Guidelines have it.
struct SwiftNameTests {
    @Test(arguments: WireName.all)
    func name(_ each: WireName) {
        #expect(SwiftName.lower(each.wire).text == each.member)
        #expect(SwiftName.upper(each.wire).text == each.type)
    }

    @Test func everyRowIsItsOwn() {
        #expect(Set(WireName.all.map { Array($0.wire.unicodeScalars) }).count == WireName.all.count)
    }

    @Test(arguments: WireName.all)
    func namesAreIdentifiers(_ each: WireName) {
        #expect(each.member.isSwiftIdentifier)
        #expect(each.type.isSwiftIdentifier)
    }

    /// Every word that the language reserves (The Swift Programming Language, "Lexical Structure").
    @Test(arguments: ["class", "default", "in", "init", "self", "Self", "Type", "where", "await"])
    func keywordsAreEscaped(_ word: String) {
        #expect(SwiftName(text: word).escaped == "`\(word)`")
    }

    @Test(arguments: ["login", "get", "set", "open", "actor", "async", "package", "some", "any"])
    func otherWordsAreNot(_ word: String) {
        #expect(SwiftName(text: word).escaped == word)
    }

    @Test(arguments: [
        ("none", "none_"), ("some", "some_"), ("self", "self_"), ("init", "init_"),
        ("all_cases", "allCases_"), ("raw_value", "rawValue_"), ("unrecognized", "unrecognized_"),
        ("open", "open"), ("default", "default"),
    ])
    func casesKeepClearOfOptionalAndOfMembers(_ wire: String, _ name: String) {
        #expect(Namer.caseName(wire).text == name)
    }

    @Test(arguments: [
        (StatusPattern.exact(404), "notFound"), (.exact(422), "unprocessableContent"),
        (.exact(499), "status499"), (.range(4), "clientError"), (.range(5), "serverError"),
        (.any, "other"),
    ])
    func failuresAreCalledAsTheirStatus(_ status: StatusPattern, _ name: String) {
        #expect(Namer.statusName(status).text == name)
    }

    @Test(arguments: [("a", true), ("_a", true), ("größe", true), ("class", true)])
    func identifiers(_ text: String, _ isIdentifier: Bool) {
        #expect(text.isSwiftIdentifier == isIdentifier)
    }

    @Test(arguments: ["", "_", "1a", "a b", "a-b", "a;b", "🎉", "a`"])
    func noIdentifiers(_ text: String) {
        #expect(!text.isSwiftIdentifier)
    }
}
