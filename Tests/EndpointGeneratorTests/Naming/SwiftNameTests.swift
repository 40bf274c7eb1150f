import Testing

@testable import EndpointGenerator

/// Wire names and the names that a Swift programmer would give them: lower camel case for
/// properties, upper for types, acronyms in one case, as the Swift API Design Guidelines have it.
struct SwiftNameTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var wire: String
        var lower: String
        var upper: String
        var testDescription: String { wire }

        init(_ wire: String, _ lower: String, _ upper: String) {
            self.wire = wire
            self.lower = lower
            self.upper = upper
        }
    }

    static let words = [
        Case("login", "login", "Login"),
        Case("created_at", "createdAt", "CreatedAt"),
        Case("createdAt", "createdAt", "CreatedAt"),
        Case("CreatedAt", "createdAt", "CreatedAt"),
        Case("created-at", "createdAt", "CreatedAt"),
        Case("created.at", "createdAt", "CreatedAt"),
        Case("created at", "createdAt", "CreatedAt"),
        Case("created  at", "createdAt", "CreatedAt"),
        Case("_links", "links", "Links"),
        Case("__typename", "typename", "Typename"),
        Case("trailing_", "trailing", "Trailing"),
        Case("X-GitHub-Api-Version", "xGitHubAPIVersion", "XGitHubAPIVersion"),
        Case("repos/list-for-user", "reposListForUser", "ReposListForUser"),
        Case("NOT_FOUND", "notFound", "NotFound"),
        Case("OPEN", "open", "OPEN"),
        Case("camelCase2Words", "camelCase2Words", "CamelCase2Words"),
    ]

    static let acronyms = [
        Case("id", "id", "ID"),
        Case("ID", "id", "ID"),
        Case("user_id", "userID", "UserID"),
        Case("userId", "userID", "UserID"),
        Case("user_ids", "userIDs", "UserIDs"),
        Case("html_url", "htmlURL", "HTMLURL"),
        Case("htmlUrl", "htmlURL", "HTMLURL"),
        Case("HTMLURL", "htmlurl", "HTMLURL"),
        Case("avatarURL", "avatarURL", "AvatarURL"),
        Case("imageURLs", "imageURLs", "ImageURLs"),
        Case("url", "url", "URL"),
        Case("urls", "urls", "URLs"),
        Case("APIError", "apiError", "APIError"),
        Case("api_error", "apiError", "APIError"),
        Case("HTTPSConnection", "httpsConnection", "HTTPSConnection"),
        Case("JSONSchemaURL", "jsonSchemaURL", "JSONSchemaURL"),
        Case("idea", "idea", "Idea"),
        Case("valid", "valid", "Valid"),
        Case("OAuthToken", "oAuthToken", "OAuthToken"),
        Case("oauth_token", "oauthToken", "OAuthToken"),
    ]

    static let digitsAndSymbols = [
        Case("2fa", "_2fa", "_2fa"),
        Case("1", "_1", "_1"),
        Case("+1", "plus1", "Plus1"),
        Case("-1", "minus1", "Minus1"),
        Case("utf-8", "utf8", "Utf8"),
        Case("v1beta1", "v1beta1", "V1beta1"),
        Case("sha256_hash", "sha256Hash", "SHA256Hash"),
        Case("3d_model", "_3dModel", "_3dModel"),
        Case("", "empty", "Empty"),
        Case("_", "underscore", "Underscore"),
        Case("*", "star", "Star"),
        Case("<=", "lessEquals", "LessEquals"),
        Case("@type", "type", "Type"),
        Case("$ref", "ref", "Ref"),
        Case("#", "hash", "Hash"),
        Case("🎉", "u1f389", "U1f389"),
        Case("party🎉time", "partyTime", "PartyTime"),
    ]

    static let letters = [
        Case("größe", "größe", "Größe"),
        Case("Größe_max", "größeMax", "GrößeMax"),
        Case("名前", "名前", "名前"),
        Case("имя_файла", "имяФайла", "ИмяФайла"),
    ]

    @Test(arguments: words + acronyms + digitsAndSymbols + letters)
    func name(_ each: Case) {
        #expect(SwiftName.lower(each.wire).text == each.lower)
        #expect(SwiftName.upper(each.wire).text == each.upper)
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
        #expect(Namer.failureName(status).text == name)
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
