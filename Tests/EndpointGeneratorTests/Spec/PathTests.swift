import Testing

@testable import EndpointGenerator

struct PathTests {
    @Test(
        arguments: [
            ("/users/{username}", "/users/{username}", ["username"]),
            ("/users/:username/repos", "/users/{username}/repos", ["username"]),
            ("/files/{+path}", "/files/{+path}", ["path"]),
            ("/", "/", []),
            ("/a/", "/a/", []),
            ("/v1/users:batch", "/v1/users:batch", []),
            ("/{a}-{b}.json", "/{a}-{b}.json", ["a", "b"]),
            ("/:a.json/:", "/{a}.json/:", ["a"]),
            ("/a/{b-c}/{größe}", "/a/{b-c}/{größe}", ["b-c", "größe"]),
        ] as [(String, String, [String])]
    )
    func aPathHasOneForm(_ path: String, _ text: String, _ names: [String]) {
        var diagnostics: [Diagnostic] = []
        let range = SourceRange(file: 0, 0..<path.utf8.count + 2)
        let template = PathTemplateParser.parse(Located(path, range), into: &diagnostics)
        #expect(diagnostics.map(\.message) == [])
        #expect(template.text == text)
        #expect(template.parameterNames.map(\.value) == names)
    }

    static let mistakes: [Mistake] = [
        .path(##"1️⃣"users"1️⃣"##, "path 'users' must begin with '/'"),
        .path(##"1️⃣""1️⃣"##, "path '' must begin with '/'"),
        .path(##""/a/1️⃣/1️⃣b""##, "path '/a//b' may not have an empty segment"),
        .path(##""/a/1️⃣{1️⃣b""##, "'{' must have its counterpart in path '/a/{b'"),
        .path(##""/a/b1️⃣}1️⃣/c""##, "'}' must have its counterpart in path '/a/b}/c'"),
        .path(
            ##""/1️⃣{}1️⃣/2️⃣{a/b}2️⃣/3️⃣{?q}3️⃣/4️⃣{c*}4️⃣""##,
            "'{}' must be a path parameter such as '{name}' or '{+name}'",
            "'{a/b}' must be a path parameter such as '{name}' or '{+name}'",
            "'{?q}' must be a path parameter such as '{name}' or '{+name}'",
            "'{c*}' must be a path parameter such as '{name}' or '{+name}'"
        ),
        .path(
            ##""/{a}/1️⃣:a1️⃣""##,
            "path parameter 'a' must appear once in path '/{a}/:a'\nnote: the first one is here"
        ),
        .path(
            ##""/a1️⃣?b={c}1️⃣""##,
            "a path may not hold '?'\nnote: query parameters stand under 'query'"
        ),
        .path(##""/a1️⃣#b1️⃣""##, "a path may not hold '#'"),
        .path(##"1️⃣"\u002fa/{}"1️⃣"##, "'{}' must be a path parameter such as '{name}' or '{+name}'"),
        .path(
            ##""/users/{username}", "pathParams": { 1️⃣"usrname"1️⃣: "string", 2️⃣"id"2️⃣: "int64" }"##,
            "path parameter 'usrname' must appear in path '/users/{username}'\nnote: did you mean 'username', declared here?",
            "path parameter 'id' must appear in path '/users/{username}'"
        ),
        .path(
            ##""/{a}/{b}/{c}/{d}", "pathParams": { "a": 1️⃣"int64?"1️⃣, "b": { "type": "string", "optional": 2️⃣true2️⃣ }, "c": { "type": 3️⃣"string?"3️⃣, 4️⃣"default"4️⃣: "x" }, "d": { "$ref": 5️⃣"#/parameters/page"5️⃣ } }"##,
            "path parameter 'a' may not have '?', as it is required",
            "path parameter 'b' may not have 'optional', as it is required",
            "path parameter 'c' may not have '?', as it is required",
            "path parameter 'c' may not have 'default', as it is required",
            "path parameter 'd' may not have '?', as it is required"
        ),
    ]

    @Test(arguments: mistakes)
    func isToldOnceAtItsPlace(_ mistake: Mistake) {
        let (found, expected) = mistake.findings
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }

    @Test func pathParametersStandInThePathsOrder() throws {
        let text = ##"""
            { "name": "A", "endpoints": { "e": { "method": "GET", "path": "/{a}/:b/{c}",
              "query": { "q": "string" }, "pathParams": { "c": "int32", "a": "uuid" } } } }
            """##
        let api = try #require(Mistake(text: text, messages: []).api)
        let parameters = api.endpoints[0].parameters
        #expect(parameters.map(\.name.value) == ["a", "b", "c", "q"])
        #expect(parameters.map(\.schema.typeWord) == ["uuid", "string", "int32", "string"])
        #expect(parameters.map(\.place) == [.path, .path, .path, .query])
    }
}

extension Mistake {
    /// The text of a path, and perhaps members behind it.
    fileprivate static func path(_ fragment: String, _ messages: String...) -> Mistake {
        Mistake(
            text: """
                { "name": "A", "parameters": { "page": "int32?" },
                  "endpoints": { "e": { "method": "GET", "path": \(fragment) } } }
                """,
            messages: messages
        )
    }
}
