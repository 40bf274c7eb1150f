import Testing

@testable import EndpointGenerator

/// What a right spec becomes.
struct SpecDecoderTests {
    private func decode(_ text: String) throws -> API {
        let mistake = Mistake(text: text, messages: [])
        #expect(mistake.findings.found == [])
        return try #require(mistake.api)
    }

    private func endpoint(_ fragment: String) throws -> Endpoint {
        try decode(
            ##"""
            { "name": "A", "headers": { "X-A": { "const": "1" }, "X-B": "string?" },
              "errors": { "default": "E", "404": "text" },
              "parameters": { "page": { "type": "int32?", "description": "Which." } },
              "endpoints": { "e": { "method": "POST", "path": "/x", \##(fragment) } },
              "models": { "E": { "properties": {} }, "a/b~c d": { "properties": {} } } }
            """##
        ).endpoints[0]
    }

    private func schema(_ text: String) throws -> Schema {
        try decode(
            ##"""
            { "name": "A", "endpoints": {}, "models": { "M": \##(text), "User": { "properties": {} } } }
            """##
        ).models[0].schema
    }

    @Test func theTopLevelIsRead() throws {
        let api = try decode(
            ##"""
            { "$schema": "x", "name": "GitHub", "description": "D.", "variables": { "v": { "default": "1" } },
              "servers": { "production": "https://a.b/{v}", "local": { "scheme": "http", "host": "127.0.0.1", "port": 9000, "basePath": "/v1" } },
              "authentication": { "apiKey": { "in": "header", "name": "X-Key", "prefix": "Bot " }, "optional": true },
              "headers": { "X-A": { "const": "1" }, "X-B": "string?" }, "parameters": { "page": "int32?" },
              "errors": { "404": "E", "5XX": "E", "default": "text" },
              "tags": { "users": "People." }, "endpoints": {}, "models": { "E": { "properties": {} } },
              "x-internal": true, "$comment": "no" }
            """##
        )
        #expect(api.name.value == "GitHub")
        #expect(api.description == "D.")
        #expect(api.servers.map { $0.name?.value } == ["production", "local"])
        #expect(api.servers[0].variables.map(\.defaultValue?.value) == ["1"])
        guard case .parts(let parts) = api.servers[1].location else {
            Issue.record("no parts")
            return
        }
        #expect(parts.scheme?.value == "http")
        #expect(parts.host.value == "127.0.0.1")
        #expect(parts.port?.value == 9000)
        #expect(parts.basePath?.value == "/v1")
        guard case .scheme(let scheme, optional: true) = api.authentication?.requirement else {
            Issue.record("no scheme")
            return
        }
        #expect(scheme == .apiKey(name: "X-Key", place: .header, prefix: "Bot "))
        #expect(api.headers.map(\.isRequired) == [true, false])
        #expect(api.parameters.map(\.name.value) == ["page"])
        #expect(api.failures.map(\.status.value) == [.exact(404), .range(5), .any])
        #expect(api.tags.map(\.name.value) == ["users"])
    }

    @Test func apiErrorsAreMergedStatusByStatus() throws {
        let merged = try endpoint(##""errors": { "404": "E", "5XX": "E", "default": null }"##)
        #expect(merged.failures.map(\.status.value) == [.exact(404), .range(5)])
        guard case .json = merged.failures[0].content else {
            Issue.record("404 is still the API's")
            return
        }
        #expect(
            try endpoint(##""summary": """##).failures.map(\.status.value) == [.any, .exact(404)]
        )
    }

    @Test func nullRemovesAHeaderWhateverItsCase() throws {
        let endpoint = try endpoint(##""headers": { "x-a": null, "X-C": "int32" }"##)
        #expect(endpoint.removedHeaders.map(\.value) == ["x-a"])
        #expect(endpoint.parameters.map(\.name.value) == ["X-C"])
    }

    @Test func aSharedParameterIsReadWhereItIsUsed() throws {
        let endpoint = try endpoint(
            ##""query": { "p": { "$ref": "#/parameters/page" }, "q": { "$ref": "#/parameters/page", "description": "Mine.", "default": 1 } }"##
        )
        #expect(endpoint.parameters.map(\.name.value) == ["p", "q"])
        #expect(endpoint.parameters.map(\.schema.description) == ["Which.", "Mine."])
        #expect(endpoint.parameters.map(\.isRequired) == [false, false])
        #expect(endpoint.parameters[1].schema.defaultValue?.excerpt == "1")
    }

    @Test(
        arguments: [
            (##""E""##, true), (##""E?""##, false), (##"{ "json": "E" }"##, true),
            (##"{ "json": "E", "optional": true }"##, false), (##"{ "json": "E?" }"##, false),
            (##"{ "type": "E", "optional": true }"##, false),
            (##"{ "form": { "a": "string?" } }"##, true),
            (##"{ "text": "text/plain; charset=utf-8", "optional": true }"##, false),
        ]
    )
    func aBodyIsRequiredUnlessItSaysOtherwise(_ body: String, _ isRequired: Bool) throws {
        #expect(try endpoint(##""body": \##(body)"##).body?.isRequired == isRequired)
    }

    @Test func answersAreRead() throws {
        let one = try endpoint(##""response": "[E]""##)
        #expect(one.successes.map(\.status.value) == [.range(2)])
        #expect(try endpoint(##""response": null"##).successes.count == 1)
        #expect(try endpoint(##""summary": "x""##).successes.isEmpty)
        let several = try endpoint(
            ##""responses": { "201": "E", "204": null, "2XX": { "json": "E", "headers": { "X-T": "integer" } } }"##
        )
        #expect(several.successes.map(\.status.value) == [.exact(201), .exact(204), .range(2)])
        #expect(several.successes[2].headers.map(\.name.value) == ["X-T"])
    }

    @Test(
        arguments: [
            ("get", HTTPMethod.get), ("POST", .post), ("Delete", .delete), ("OPTIONS", .options),
        ]
    )
    func aMethodIsUnderstoodInAnyCase(_ text: String, _ method: HTTPMethod) throws {
        let api = try decode(
            ##"{ "name": "A", "endpoints": { "e": { "method": "\##(text)", "path": "/" } } }"##
        )
        #expect(api.endpoints[0].method.value == method)
    }

    @Test(
        arguments: [
            (##""[string]""##, "array"), (##""[string:User?]""##, "object"), (##""any""##, "any"),
            (##""User""##, "User"), (##"{ "type": "string", "format": "date" }"##, "date"),
            (##"{ "type": "integer", "format": "int64" }"##, "int64"),
            (##"{ "type": "object" }"##, "object"), (##"{ "type": "array" }"##, "array"),
            (##"{ "additionalProperties": "int32" }"##, "object"),
            (##"{ "items": "string", "uniqueItems": true }"##, "array"),
            (##"{ "enum": ["a"] }"##, "enum"), (##"{ "const": null }"##, "const"),
            (##"{ "anyOf": ["User", "string"], "discriminator": "kind" }"##, "oneOf"),
            (##"{ "anyOf": ["User", { "type": "null" }] }"##, "User"),
            (##"{ "allOf": ["User"], "properties": { "a": "string" } }"##, "object"),
            (##"{ "allOf": ["User"] }"##, "User"),
            (##"{ "type": "string", "dateFormat": "yyyy" }"##, "date-time"),
            (##"{ "$ref": "#/models/User" }"##, "User"), (##"{ "type": "null" }"##, "null"),
        ]
    )
    func aSchemaHasItsKind(_ text: String, _ word: String) throws {
        #expect(try schema(text).typeWord == word)
    }

    @Test func aReferenceIsUnescaped() throws {
        let response = try endpoint(##""response": { "$ref": "#/models/a~1b~0c%20d" }"##).successes[
            0
        ]
        guard case .json(let schema) = response.content else {
            Issue.record("no JSON")
            return
        }
        #expect(schema.typeWord == "a/b~c d")
    }

    @Test func aQuestionMarkIsAbsenceOutsideAndNullInside() throws {
        let schema = try schema(##""[string: [User?]]?""##)
        #expect(schema.isOptional && !schema.isNullable)
        guard case .dictionary(let array) = schema.kind, case .array(let user, _) = array.kind
        else {
            Issue.record("no dictionary of arrays")
            return
        }
        #expect(!array.isOptional && !array.isNullable)
        #expect(user.isNullable && !user.isOptional)
    }

    @Test(
        arguments: [
            (
                ##"{ "properties": { "a": "string", "b": "string?", "c": { "type": "string", "optional": true } } }"##,
                ["a"]
            ),
            (
                ##"{ "properties": { "a": "string", "b": "string?", "c": "string" }, "required": ["c"] }"##,
                ["c"]
            ),
            (##"{ "properties": { "a": "string" }, "required": [] }"##, []),
            (##"{ "properties": { "a": { "type": "string", "nullable": true } } }"##, ["a"]),
        ] as [(String, [String])]
    )
    func aPropertyIsRequiredUnlessItSaysOtherwise(_ text: String, _ required: [String]) throws {
        guard case .object(let object) = try schema(text).kind else {
            Issue.record("no object")
            return
        }
        #expect(object.properties.filter(\.isRequired).map(\.name.value) == required)
    }

    @Test(
        arguments: [
            ##"{ "allOf": [{ "properties": { "id": "string?" } }], "required": ["id"] }"##,
            ##"{ "allOf": [{ "required": ["id"] }, { "properties": { "id": "string?" } }] }"##,
        ]
    )
    func besideAllOfWhatIsRequiredMayStandElsewhere(_ text: String) throws {
        guard case .object(let object) = try schema(text).kind else {
            Issue.record("no object")
            return
        }
        #expect(object.requiredKeys == ["id"])
    }

    @Test func limitsAreKeptAsTheyAreWritten() throws {
        let schema = try schema(
            ##"{ "type": "string", "minLength": 1, "pattern": "^a", "title": "T", "examples": ["a"] }"##
        )
        #expect(schema.limits.map(\.keyword) == ["minLength", "pattern"])
        #expect(schema.limits.map(\.text) == ["1", "^a"])
        #expect(schema.title == "T")
        #expect(schema.examples.map(\.excerpt) == ["'a'"])
    }
}
