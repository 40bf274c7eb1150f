import Testing

@testable import EndpointGenerator

/// Examples are held against what their endpoint declares.
struct ExampleTests {
    static let requests: [Mistake] = [
        .example(
            ##""query": { "page": "int32" }"##,
            ##"{ "parameters": { "X-A": "a", "page": 1️⃣"1"1️⃣ } }"##,
            "query parameter 'page' of example 'x' must be a whole number that int32 holds, not '1'"
        ),
        .endpoint(
            ##""query": { "page": "int32", "size": { "type": "int32", "default": 1 }, "v": { "const": 2 } }, "examples": { 1️⃣"x"1️⃣: { "parameters": { "x-a": "a", "v": 2️⃣32️⃣ } } }"##,
            "example 'x' must give query parameter 'page'",
            "query parameter 'v' of example 'x' must be 2, not 3"
        ),
        .endpoint(
            ##""examples": { 1️⃣"x"1️⃣: {} }"##,
            "example 'x' must give header 'X-A'"
        ),
        .example(
            ##""headers": { "x-a": null }"##,
            ##"{ "parameters": { 1️⃣"X-A"1️⃣: "a" }, "body": 2️⃣12️⃣ }"##,
            "unknown parameter 'X-A' in 'parameters' of example 'x'",
            "example 'x' may not have 'body', as 'e' has none"
        ),
        .example(
            ##""headers": { "x-a": "int32" }, "cookies": { "c": "User?" }"##,
            ##"{ "parameters": { "X-A": 1️⃣"a"1️⃣, "c": 2️⃣{2️⃣ } } }"##,
            "header 'x-a' of example 'x' must be a whole number that int32 holds, not 'a'",
            "cookie 'c' of example 'x' must have property 'id'"
        ),
        .example(
            ##""headers": { "x-a": null }, "body": { "form": { "a": "int32", "b": "string" } }"##,
            ##"{ "body": 1️⃣{1️⃣ "a": 2️⃣true2️⃣, 3️⃣"c"3️⃣: 1 } }"##,
            "example 'x' must give field 'b'",
            "field 'a' of example 'x' must be a whole number that int32 holds, not true",
            "unknown parameter 'c' in the body of example 'x'"
        ),
        .example(
            ##""headers": { "x-a": null }, "body": { "multipart": { "a": "binary" } }"##,
            ##"{ "body": { "a": 1️⃣"?"1️⃣ } }"##,
            "field 'a' of example 'x' must be bytes as base64 text, not '?'"
        ),
        .example(
            ##""headers": { "x-a": null }, "body": { "form": { "a": "string" } }"##,
            ##"{ "body": 1️⃣[]1️⃣ }"##,
            "the body of example 'x' must be an object of its fields, not an array"
        ),
        .example(
            ##""headers": { "x-a": null }, "body": { "text": "text/plain" }"##,
            ##"{ "body": 1️⃣11️⃣ }"##,
            "the body of example 'x' must be a string, not 1"
        ),
    ]

    static let answers: [Mistake] = [
        .response("User", ##"1️⃣{1️⃣}"##, "the response of example 'x' must have property 'id'"),
        .response(
            "[string: [User]]",
            ##"{ "a/b": [{ "id": 1 }, { "id": 1️⃣1.51️⃣ }] }"##,
            "'/a~1b/1/id' in the response of example 'x' must be a whole number that int64 holds, not 1.5"
        ),
        .response("text", "1️⃣null1️⃣", "the response of example 'x' must be a string, not null"),
        .response("[User]", "1️⃣{}1️⃣", "the response of example 'x' must be an array, not an object"),
        .answer(
            ##""response": { "prefixItems": ["string", "int32"] }"##,
            ##""response": 1️⃣["a"]1️⃣"##,
            "the response of example 'x' must be an array of 2 elements or more, not an array"
        ),
        .answer(
            ##""response": { "properties": { "a": "string?" }, "additionalProperties": false }"##,
            ##""response": { "a": "b", 1️⃣"aa"1️⃣: 1 }"##,
            "the response of example 'x' may not have property 'aa'\nnote: did you mean 'a'?"
        ),
        .answer(
            ##""response": { "type": "string", "dateFormat": "yyyy-MM-dd" }"##,
            ##""response": 1️⃣"1.1.2024"1️⃣"##,
            "the response of example 'x' must be a date as 'yyyy-MM-dd', not '1.1.2024'"
        ),
        .answer(
            ##""response": { "enum": ["a", "b"] }"##,
            ##""response": 1️⃣11️⃣"##,
            "the response of example 'x' must be a string, not 1"
        ),
        .answer(
            ##""response": { "enum": ["a", "b"], "closed": true }"##,
            ##""response": 1️⃣"c"1️⃣"##,
            "the response of example 'x' must be a value of its 'enum', not 'c'"
        ),
        .answer(
            ##""response": { "oneOf": ["[int32]", "User"] }"##,
            ##""response": [1, 1️⃣"c"1️⃣]"##,
            "'/1' in the response of example 'x' must be a whole number that int32 holds, not 'c'"
        ),
        .answer(
            ##""response": { "oneOf": ["string", "User"] }"##,
            ##""response": 1️⃣11️⃣"##,
            "the response of example 'x' must be a member of its union, not 1"
        ),
        .answer(
            ##""response": "User", "unwrap": "/data""##,
            ##""response": 1️⃣{1️⃣ "date": {} }"##,
            "the response of example 'x' must have property 'data'"
        ),
        .answer(
            ##""response": "User", "failure": { "when": { "/ok": false }, "json": { "properties": { "error": "string" } } }"##,
            ##""response": 1️⃣{1️⃣ "ok": false }"##,
            "the response of example 'x' must have property 'error'"
        ),
        .answer(
            ##""response": { "lines": "User" }"##,
            ##""response": [{ "id": 1 }, 1️⃣{1️⃣}]"##,
            "'/1' in the response of example 'x' must have property 'id'"
        ),
        .answer(
            ##""response": { "eventTypes": { "a": "text", "b": "User" } }"##,
            ##""response": [{ "a": "x" }, { "b": { "id": 1️⃣"1"1️⃣ } }, { 2️⃣"c"2️⃣: 1 }]"##,
            "'/1/b/id' in the response of example 'x' must be a whole number that int64 holds, not '1'",
            "'/2' in the response of example 'x' may not have property 'c'"
        ),
        .answer(
            ##""response": { "eventTypes": { "a": "text", "b": "User" } }"##,
            ##""response": [1️⃣{1️⃣}, 2️⃣{2️⃣ "a": "x", "b": { "id": 1 } }, 3️⃣"a"3️⃣]"##,
            "'/0' in the response of example 'x' must be an object with the event's name, not an empty one",
            "'/1' in the response of example 'x' must be an object with the event's name, not one with 2 names",
            "'/2' in the response of example 'x' must be an object, not 'a'"
        ),
        .answer(
            ##""response": { "oneOf": ["User", { "properties": { "name": "string" } }] }"##,
            ##""response": { "name": 1️⃣11️⃣ }"##,
            "'/name' in the response of example 'x' must be a string, not 1"
        ),
        .answer(
            ##""response": { "properties": { "a": { "const": [1, { "a": 2, "b": 3 }] } } }"##,
            ##""response": { "a": 1️⃣[1, { "b": 3 }]1️⃣ }"##,
            "'/a' in the response of example 'x' must be its 'const', not an array"
        ),
        .answer(
            ##""response": "User""##,
            ##""status": 404, "response": 1️⃣"x"1️⃣"##,
            "the response of example 'x' must be an object, not 'x'"
        ),
        .answer(
            ##""errors": { "404": null }"##,
            ##""status": 1️⃣4041️⃣"##,
            "status 404 of example 'x' must be declared by 'e'"
        ),
        .answer(
            ##""errors": { "4XX": "text", "default": { "json": "User", "unwrap": "/e" } }"##,
            ##""status": 500, "response": { "e": 1️⃣{1️⃣} }"##,
            "'/e' in the response of example 'x' must have property 'id'"
        ),
    ]

    @Test(arguments: requests + answers)
    func isToldAtItsPlace(_ mistake: Mistake) {
        let (found, expected) = mistake.findings
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }

    @Test(
        arguments: [
            Mistake.answer(##""response": "User""##, ##""response": { "id": 1, "more": [] }"##),
            .answer(##""response": { "enum": ["a"] }"##, ##""response": "b""##),
            .answer(##""response": { "enum": [1, "a"] }"##, ##""response": true"##),
            .answer(##""response": { "enum": [1.0], "closed": true }"##, ##""response": 1"##),
            .answer(
                ##""response": { "oneOf": ["string", "User"] }"##,
                ##""response": { "id": 1 }"##
            ),
            .answer(
                ##""response": { "properties": { "c": { "const": [1, { "a": 2, "b": 3 }] } } }"##,
                ##""response": { "c": [1.0, { "b": 3, "a": 2 }] }"##
            ),
            .answer(##""response": "[User?]""##, ##""response": [null]"##),
            .answer(##""responses": { "200": "User", "2XX": null }"##, ##""status": 204"##),
            .answer(##""errors": { "default": "text" }"##, ##""status": 302, "response": """##),
            .answer("", ##""status": 204, "response": null"##),
            .answer(
                ##""response": { "properties": { "a": { "type": "string", "writeOnly": true }, "b": { "type": "int32", "default": 1 } } }"##,
                ##""response": {}"##
            ),
            .example(
                ##""body": { "properties": { "a": { "type": "string", "readOnly": true } } }"##,
                ##"{ "parameters": { "X-A": "" }, "body": {} }"##
            ),
            .example(##""body": "User?""##, ##"{ "parameters": { "X-A": "" }, "body": null }"##),
        ]
    )
    func isRight(_ example: Mistake) {
        #expect(example.all == [])
    }

    /// Each level could be either of two members: without a memory of what was judged, each would
    /// double the time.
    @Test func unionsInUnionsAreJudgedOnce() {
        let levels = 60
        let value =
            String(repeating: ##"{ "l": "", "r": 1, "a": "##, count: levels) + "1"
            + String(repeating: " }", count: levels)
        let text = ##"""
            { "name": "A", "models": { "L": { "properties": { "a": "U", "l": "string" } },
              "R": { "properties": { "a": "U", "r": "int32" } },
              "U": { "anyOf": ["R", "L", "boolean"] } },
              "endpoints": { "e": { "method": "GET", "path": "/", "response": "U",
                "examples": { "x": { "response": \##(value) } } } } }
            """##
        #expect(Mistake(text: text, messages: []).codes == [.exampleMismatch])
    }
}

extension Mistake {
    /// An example `x` beside other members of an endpoint.
    fileprivate static func example(
        _ endpoint: String,
        _ example: String,
        _ messages: String...
    ) -> Mistake {
        let before = endpoint.isEmpty ? "" : endpoint + ", "
        var mistake = Mistake.endpoint(##"\##(before)"examples": { "x": \##(example) }"##)
        mistake.messages = messages
        return mistake
    }

    /// An example of an answer alone.
    fileprivate static func answer(
        _ endpoint: String,
        _ answer: String,
        _ messages: String...
    ) -> Mistake {
        var mistake = Mistake.example(endpoint, "{ \(answer) }")
        mistake.messages = messages
        return mistake
    }

    fileprivate static func response(
        _ type: String,
        _ value: String,
        _ messages: String...
    ) -> Mistake {
        var mistake = Mistake.answer(##""response": "\##(type)""##, ##""response": \##(value)"##)
        mistake.messages = messages
        return mistake
    }
}
