import Testing

@testable import EndpointGenerator

/// Which endpoints remain by a config, and the models that they need.
struct EndpointFilterTests {
    private func types(_ config: String) throws -> Set<String> {
        let (found, text) = try ConfigUse.of(config)
        #expect(found == [])
        return Set(ConfigUse.types(text))
    }

    @Test(arguments: [
        ("{}", "ListItems GetItem ListReviews OldSearch Problem Item Maker Review Hits Unused"),
        (##"{ "include": { "endpoints": ["getItem"] } }"##, "GetItem Problem Item Maker"),
        (##"{ "include": { "tags": ["reviews"] } }"##, "ListReviews Problem Review"),
        (##"{ "include": { "paths": ["/items/*"] } }"##, "GetItem Problem Item Maker"),
        (
            ##"{ "include": { "paths": ["/items/**"] } }"##,
            "GetItem ListReviews Problem Item Maker Review"
        ),
        (
            ##"{ "include": { "endpoints": ["getItem"], "tags": ["reviews"] } }"##,
            "GetItem ListReviews Problem Item Maker Review"
        ),
        (
            ##"{ "include": { "deprecated": false } }"##,
            "ListItems GetItem ListReviews Problem Item Maker Review"
        ),
        (
            ##"{ "exclude": { "deprecated": true, "endpoints": ["listItems"] } }"##,
            "GetItem ListReviews Problem Item Maker Review"
        ),
        (
            ##"{ "include": { "tags": ["items", "beta"] }, "exclude": { "paths": ["/items/{id}"] } }"##,
            "ListItems OldSearch Problem Item Maker Hits"
        ),
    ])
    func whatRemains(_ config: String, _ expected: String) throws {
        #expect(try types(config) == Set(expected.split(separator: " ").map(String.init)))
    }

    @Test(arguments: [
        (
            ##"{ "include": { "endpoints": [1️⃣"getItems"1️⃣] } }"##,
            "'getItems' must be an endpoint of the spec\nnote: did you mean 'getItem'?"
        ),
        (
            ##"{ "exclude": { "tags": [1️⃣"alpha"1️⃣] } }"##,
            "'alpha' must be the tag of an endpoint"
        ),
        (
            ##"{ "exclude": { "paths": [1️⃣"/orders/**"1️⃣] } }"##,
            "'/orders/**' must be a pattern of an endpoint's path"
        ),
        (##"{ "exclude": { "paths": [1️⃣"/**"1️⃣] } }"##, "an endpoint must remain"),
    ])
    func whatMatchesNothingIsToldAtItsPlace(_ marked: String, _ message: String) throws {
        let text = MarkedText(marked)
        #expect(try ConfigUse.of(text.text).found == [Finding(text.ranges[0], message)])
    }

    @Test(arguments: [
        ("/users/*", "/users/{id}", true), ("/users/*", "/users/{id}/repos", false),
        ("/users/**", "/users/{id}/repos", true), ("/users/**", "/users/", true),
        ("/users/*", "/users", false), ("/*/repos", "/{a}/repos", true), ("*", "a/b", false),
        ("**", "", true), ("/a*c*", "/abcd", true), ("/a*c*", "/abd", false), ("/", "/", true),
    ])
    func globs(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(Glob(pattern).matches(path) == matches)
    }
}
