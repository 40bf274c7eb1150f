import Testing

@testable import EndpointGenerator

/// What is recognised, and answered by an error at its place, once for each use.
struct SupportTests {
    static let endpoints: [Mistake] = [
        .endpoint(
            ##""body": { "form": { "a": { 1️⃣"prefixItems"1️⃣: ["string"], "default": 2️⃣["x"]2️⃣ } } }"##,
            "'prefixItems' is",
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
        .endpoint(
            ##"1️⃣"examples"1️⃣: { "a": {} }"##,
            "'examples' of an endpoint is"
        ),
    ]

    static let schemas: [Mistake] = [
        .top(
            ##""models": { 1️⃣"A"1️⃣: "string", 2️⃣"B"2️⃣: "[string]", 3️⃣"C"3️⃣: "[string: string]", 4️⃣"D"4️⃣: "A" }"##,
            "a model that is another name for a type is",
            "a model that is an array is",
            "a model that is a dictionary is",
            "a model that is another name for a type is"
        ),
        .schema(##"{ 1️⃣"oneOf"1️⃣: ["User"] }"##, "'oneOf' is"),
        .schema(##"{ 1️⃣"anyOf"1️⃣: ["User"] }"##, "'anyOf' is"),
        .schema(##"{ 1️⃣"allOf"1️⃣: ["User"] }"##, "'allOf' is"),
        .schema(##"{ 1️⃣"prefixItems"1️⃣: ["User"] }"##, "'prefixItems' is"),
        .schema(
            ##"{ "properties": {}, 1️⃣"patternProperties"1️⃣: { "^a": "string" } }"##,
            "'patternProperties' is"
        ),
        .schema(
            ##"{ "properties": {}, 1️⃣"additionalProperties"1️⃣: true }"##,
            "'additionalProperties' beside 'properties' is"
        ),
        .schema(
            ##"{ "enum": [1️⃣11️⃣, 2] }"##,
            "an enumeration of other values than strings is"
        ),
        .schema(##"{ "enum": ["a"], 1️⃣"closed"1️⃣: true }"##, "'closed' is"),
        .schema(
            ##"{ "properties": { "a": { "type": "string", 1️⃣"nullable"1️⃣: true }, "b": { "items": "string", 2️⃣"lossy"2️⃣: true }, "c": { "items": "string", 3️⃣"uniqueItems"3️⃣: true }, "d": { "type": "int32", 4️⃣"default"4️⃣: 1 } } }"##,
            "'nullable' is",
            "'lossy' is",
            "'uniqueItems' is",
            "'default' of a property is"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": "string", 1️⃣"readOnly"1️⃣: true }, "b": { "type": "string", 2️⃣"writeOnly"2️⃣: true }, "c": { "type": "string", 3️⃣"dateFormat"3️⃣: "yyyy" }, "d": { "type": "string", 4️⃣"swiftType"4️⃣: "Money" } } }"##,
            "'readOnly' is",
            "'writeOnly' is",
            "'dateFormat' is",
            "'swiftType' is"
        ),
        .schema(
            ##"{ "properties": { "a": { 1️⃣"const"1️⃣: "x" }, "b": 2️⃣"binary"2️⃣, "c": { 3️⃣"type"3️⃣: "null" } } }"##,
            "'const' of a property is",
            "'binary' in JSON is",
            "type 'null' is"
        ),
        .top(
            ##""models": { "A": { "properties": { "b": "B?", "l": "[A]" } }, "B": { "properties": { "x": { "properties": { "a": 1️⃣"A"1️⃣ } } } } }"##,
            "model 'A' that holds itself is"
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
            .schema(
                ##"{ "properties": { "a": { "additionalProperties": "int32" }, "b": "any?", "c": "[[M]]" } }"##
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
