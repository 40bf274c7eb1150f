import Testing

@testable import EndpointGenerator

/// What is recognised, and answered by an error at its place, once for each use.
struct SupportTests {
    static let endpoints: [Mistake] = [
        .endpoint(
            ##""body": { "form": { "a": { "prefixItems": ["string"], "default": 1️⃣["x"]1️⃣ } } }"##,
            "a default of this type is"
        ),
        .endpoint(
            ##""responses": { "202": { "json": "User", "headers": { "A": 1️⃣"any"1️⃣, "B": 2️⃣"User"2️⃣, "C": "[3️⃣[string]3️⃣]", "D": "[4️⃣string?4️⃣]", "F": { "type": "string", "contentType": 5️⃣"application/json"5️⃣ } } } }"##,
            "any JSON value in a response header is",
            "an object in a response header is",
            "an array of arrays in a response header is",
            "null in a response header is",
            "'contentType' of a response header is"
        ),
        .endpoint(
            ##""failure": { "when": { "/a": 1️⃣[1, 0.12345678901234567890]1️⃣ }, "json": "User" }"##,
            "a number of so many digits is"
        ),
    ]

    static let schemas: [Mistake] = [
        .schema(
            ##"{ "oneOf": ["string", { "const": 1️⃣[1]1️⃣ }] }"##,
            "a member that is a constant object or array is"
        ),
        // Neither a tuple nor absence beside null has room for a box.
        .schema(
            ##"{ "properties": { "a": { "$ref": 1️⃣"#/models/M"1️⃣, "nullable": true, "optional": true } } }"##,
            "a property that may be absent or null and hold its own model is"
        ),
        .schema(
            ##"{ "properties": { "a": { "prefixItems": ["string", "1️⃣M1️⃣?"] } } }"##,
            "a tuple that holds its own model is"
        ),
    ]

    @Test(arguments: endpoints + schemas)
    func isToldOnceAtItsPlace(_ mistake: Mistake) {
        let found = mistake.all
        let expected = zip(MarkedText(mistake.text).ranges, mistake.messages)
            .map { Finding($0, "\($1) not supported yet") }
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }

    @Test(
        arguments: [
            Mistake.endpoint(
                ##""query": { "a": { "type": "[uuid]", "style": "form", "explode": true }, "b": { "enum": ["x"], "default": "x" }, "c": { "const": 1 } }"##
            ),
            .endpoint(##""body": { "json": "User", "contentType": "application/json" }"##),
            .endpoint(##""body": { "json": "User?", "contentType": "application/a+json" }"##),
            .endpoint(##""cookies": { "c": "string", "d": "User?" }"##),
            .endpoint(
                ##""query": { "a": "User", "b": { "items": "[User]", "style": "deepObject" }, "c": "any", "d": "[string?]", "e": { "type": "string", "nullable": true, "allowReserved": true } }, "headers": { "X-C": "[string]", "X-D": "User" }"##
            ),
            .endpoint(
                ##""query": { "a": { "type": "date", "default": "2024-05-31" }, "b": { "type": "[uuid]", "default": [] }, "c": { "type": "any", "default": { "a": [null] } }, "d": { "type": "User", "default": { "id": 1 } } }"##
            ),
            .endpoint(
                ##""body": { "multipart": { "a": "binary", "b": "[binary]?", "c": "[User]", "d": { "type": "string", "contentType": "a/b" } }, "optional": true }"##
            ),
            .endpoint(##""body": { "form": { "a": "[int32]", "b": "User" } }"##),
            .endpoint(##""body": { "text": "text/plain" }"##),
            .endpoint(##""body": { "binary": "image/png", "optional": true }"##),
            .endpoint(##""body": "[User]?", "responses": { "201": "User" }"##),
            .endpoint(
                ##""body": { "properties": { "a": { "properties": { "b": "[string?]" } } } }"##
            ),
            .endpoint(##""authentication": { "basic": true, "optional": true }, "tags": ["a"]"##),
            .endpoint(
                ##""authentication": { "anyOf": ["basic", ["bearer", { "apiKey": { "in": "query", "name": "k" } }]] }, "server": "https://a.b", "timeout": 0.5, "idempotent": true"##
            ),
            .top(##""server": "https://{v}", "variables": { "v": {} }"##),
            .schema(##"{ "properties": {}, "additionalProperties": false }"##),
            .schema(##"{ "properties": {}, "additionalProperties": "User" }"##),
            .schema(##"{ "properties": {}, "patternProperties": { "^a": "string" } }"##),
            .schema(##"{ "oneOf": ["User", "[User]", { "type": "null" }] }"##),
            .schema(##"{ "allOf": ["User", { "required": ["id"] }, { "description": "D" }] }"##),
            .top(
                ##""models": { "A": { "properties": { "b": "B?", "l": "[A]" } }, "B": { "properties": { "x": { "properties": { "a": "A" } } } } }"##
            ),
            .schema(
                ##"{ "properties": { "a": { "additionalProperties": "int32" }, "b": "any?", "c": "[[M]]" } }"##
            ),
            .endpoint(
                ##""query": { "a": { "type": "date", "default": "2024-05-31" }, "b": { "type": "[uuid]", "default": [] } }"##
            ),
            .top(
                ##""models": { "A": "string", "B": "[string]", "C": "[string: string]", "D": "A", "E": { "enum": [1, "a", null] }, "F": { "const": 1 } }"##
            ),
            .schema(
                ##"{ "properties": { "b": { "items": "string", "lossy": true }, "c": { "type": "string", "dateFormat": "yyyy" }, "d": { "type": "string", "swiftType": "Money" }, "e": { "prefixItems": ["User"] } } }"##
            ),
            .schema(
                ##"{ "properties": { "a": { "type": "string?", "nullable": true, "readOnly": true }, "b": { "type": "int32", "default": 1 }, "c": { "const": [] }, "d": { "type": "null", "writeOnly": true } } }"##
            ),
            .schema(
                ##"{ "enum": ["a", "b"], "names": ["x", "y"], "title": "T", "examples": ["a"] }"##
            ),
        ]
    )
    func isSupported(_ mistake: Mistake) {
        #expect(mistake.all == [])
    }

    @Test func aLongChainOfModelsIsNoProblem() {
        let models = (0..<20_000).map {
            ##""M\##($0)": { "properties": { "n": "M\##($0 + 1)" } }"##
        }
        let text =
            ##"{ "name": "A", "endpoints": {}, "models": { \##(models.joined(separator: ",")), "M20000": { "properties": {} } } }"##
        #expect(Mistake(text: text, messages: []).all == [])
    }
}
