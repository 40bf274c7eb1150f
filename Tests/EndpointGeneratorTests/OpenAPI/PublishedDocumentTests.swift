import Testing

@testable import EndpointGenerator

/// What published documents have that is not quite right: it gets its sensible reading and a warning.
struct PublishedDocumentTests {
    private static let answer = #""responses": { "200": { "description": "" } }"#

    private func schemas(_ schemas: String, version: String = "3.1.0") -> OpenAPIRun {
        OpenAPIRun(
            text: OpenAPIRun.document(
                #""openapi": "\#(version)""#,
                paths: "{}",
                #""components": { "schemas": \#(schemas) }"#
            )
        )
    }

    private func path(_ path: String, parameters: String = "") -> OpenAPIRun {
        let operation = #"{ "operationId": "op", "parameters": [\#(parameters)], \#(Self.answer) }"#
        return OpenAPIRun(
            text: OpenAPIRun.document(paths: #"{ "\#(path)": { "get": \#(operation) } }"#)
        )
    }

    @Test(arguments: [
        ("{ }", "WebAPI"), (#"{ "title": "API" }"#, "WebAPI"),
        (#"{ "title": "Swift" }"#, "SwiftAPI"),
        (#"{ "title": "Endpoints Runtime" }"#, "EndpointsRuntimeAPI"),
    ])
    func aTitleThatSwiftHasAlreadyGetsAWord(_ info: String, _ name: String) {
        let run = OpenAPIRun(text: #"{ "openapi": "3.0.0", "info": \#(info), "paths": {} }"#)
        #expect(run.generate().namespace?.value == name)
    }

    @Test func aPathSaysItsParametersInManyWays() {
        let x = #"{ "name": "x", "in": "path", "required": true, "schema": { "type": "string" } }"#
        for (text, template) in [
            ("/a/{x*}", "/a/{x}"), ("/a/{x}/{x}", "/a/{x}/{x2}"), ("/a/{x}}", "/a/{x}%7D"),
            ("/a/{x}/{b", "/a/{x}/%7Bb"), ("/{x}//:b", "/{x}/%3Ab"), ("a/{+x}", "/a/{+x}"),
        ] {
            let run = path(text, parameters: x)
            #expect(run.swift().contains(#"(.get, "\#(template)")"#), "\(text)")
            #expect(!run.generate().hasErrors, "\(text)")
        }
    }

    @Test func aPathParameterBehindTheQuestionMarkIsOneOfTheQuery() {
        let comp =
            #"{ "name": "c", "in": "path", "required": true, "schema": { "type": "integer" } }"#
        let run = path("/a?comp={c}&b=1", parameters: comp)
        #expect(run.told() == [])
        #expect(run.swift().contains("var comp: Int"))
    }

    @Test func aModelThatIsAnotherNameForItselfHoldsAnyValue() {
        let run = schemas(
            ##"{ "Tree": { "type": "array", "items": { "$ref": "#/components/schemas/Tree" } } }"##
        )
        #expect(run.swift().contains("typealias Tree = [EndpointsRuntime.JSONValue]"))
        #expect(run.told().count == 1)
    }

    @Test func unionsMayHoldEachOther() {
        let run = schemas(
            """
            { "A": { "oneOf": [{ "type": "integer" }, { "$ref": "#/components/schemas/B" }] },
              "B": { "oneOf": [{ "$ref": "#/components/schemas/A" }, { "type": "string" }] } }
            """
        )
        #expect(!run.generate().hasErrors)
    }

    @Test(.timeLimit(.minutes(1)))
    func whatAllOfNamesTwiceIsLookedAtOnce() {
        let levels = (0..<40).map { level in
            let next = ##"{ "$ref": "#/components/schemas/L\##(level + 1)" }"##
            return #""L\#(level)": { "allOf": [\#(next), \#(next), { "required": ["id"] }] }"#
        }
        let last = #""L40": { "properties": { "id": { "type": "string" } }, "type": "object" }"#
        let run = schemas("{ " + (levels + [last]).joined(separator: ", ") + " }")
        #expect(run.told() == [])
        #expect(run.swift().contains("struct L0"))
    }

    @Test func aPropertyThatIsThereTwiceIsTheFirst() {
        let run = schemas(
            """
            { "A": { "type": "object", "properties": {
              "a": { "type": "string" }, "b": { "type": "boolean" }, "a": { "type": "integer" } } } }
            """
        )
        #expect(run.told() == ["api/openapi.json:2: a second 'a' is left out"])
        #expect(run.swift().contains("var a: String?") && run.swift().contains("var b: Bool?"))
    }

    @Test func typesMayBeWrittenInCapitals() {
        let run = schemas(#"{ "A": { "type": "String" }, "B": { "type": "Integer" } }"#)
        #expect(run.swift().contains("typealias A = String"))
        #expect(run.swift().contains("typealias B = Int"))
        #expect(run.told().count == 2)
    }

    @Test func aUnionThatIsLeftWithItselfHoldsAnyValue() {
        let run = schemas(
            """
            { "A": { "oneOf": [{ "$ref": "#/components/schemas/B" }] },
              "B": { "oneOf": [{ "$ref": "#/components/schemas/A" }, { "$ref": "#/components/schemas/C" }] },
              "C": { "type": "string" } }
            """
        )
        #expect(
            run.told() == [
                "api/openapi.json:1: what 'A' is made of is read as any value",
                "api/openapi.json:2: what 'B' is made of is read as any value",
                "api/openapi.json:2: a member of a union that is never read is left out",
            ]
        )
    }

    @Test func aRequiredNameOfNoMemberOfAllOfIsLeftOut() {
        let run = schemas(
            """
            { "A": { "allOf": [{ "oneOf": [{ "type": "object", "properties": { "a": {} } }] },
              { "type": "object", "properties": { "b": { "type": "string" } } },
              { "type": "object", "required": ["b", "c"] }] },
              "D": { "allOf": [{ "$ref": "#/components/schemas/A" }, { "properties": { "d": {} } }] } }
            """
        )
        #expect(
            run.told() == [
                "api/openapi.json:3: required 'c', which is none of the properties, is left out",
                "api/openapi.json:4: a schema with 'properties' and no 'type' is read as an object",
            ]
        )
        #expect(run.swift().contains("var b: String\n"))
    }

    @Test func aMemberOfAllOfThatCannotBeMergedIsLeftOut() {
        let run = schemas(
            """
            { "A": { "allOf": [{ "type": "object", "properties": { "b": { "type": "string" } } },
              { "oneOf": [{ "$ref": "#/components/schemas/C" }, { "$ref": "#/components/schemas/D" }] },
              { "oneOf": [{ "$ref": "#/components/schemas/D" }, { "$ref": "#/components/schemas/C" }] }] },
              "C": { "type": "object", "required": ["c"], "properties": { "c": { "type": "string" } } },
              "D": { "type": "object", "required": ["d"], "properties": { "d": { "type": "string" } } } }
            """
        )
        #expect(run.told() == ["api/openapi.json:3: a member of 'allOf' is left out"])
    }

    @Test func aFileOfPlainAliasesImportsNothing() {
        let run = schemas(#"{ "A": { "type": "array", "items": { "type": "string" } } }"#)
        let models = run.generate().files[0].text
        #expect(models.contains("typealias A = [String]") && !models.contains("import"))
    }

    @Test func definitionsInASchemaAreItsOwn() {
        let run = schemas(
            """
            { "A": { "$defs": { "In": { "type": "string" } }, "type": "object",
                "properties": { "a": { "$ref": "#/$defs/In" } } },
              "B": { "$id": "https://example.com/b", "$defs": { "In": { "type": "integer" } },
                "type": "object", "properties": { "b": { "$ref": "#/$defs/In" } } },
              "C": { "$ref": "https://example.com/b" },
              "D~E": { "type": "object", "properties": { "d": { "type": "string" } } },
              "F": { "type": "array", "items": { "$ref": "#/components/schemas/D~E" } } }
            """
        )
        #expect(run.told() == [])
        let swift = run.swift()
        #expect(swift.contains("typealias AIn = String") && swift.contains("typealias BIn = Int"))
        #expect(swift.contains("typealias C = B") && swift.contains("typealias F = [DE]"))
    }

    @Test func serversHaveVariablesOfAllKinds() {
        let server =
            #"{ "url": "https://{shop}.a.org{path}", "variables": { "path": { "default": "/v1" } } }"#
        let run = OpenAPIRun(
            text: OpenAPIRun.document(paths: "{}", #""servers": [\#(server)]"#)
        )
        #expect(run.told().count == 2 && !run.generate().hasErrors)
        #expect(run.swift().contains(#".a.org/v1"#))
    }

    @Test func aHeaderIsThereOnceWhateverItsCase() {
        let headers = #"{ "X-A": { "schema": {} }, "x-a": { "schema": {} } }"#
        let answer = #"{ "200": { "description": "", "headers": \#(headers) } }"#
        let run = OpenAPIRun(
            text: OpenAPIRun.document(paths: #"{ "/": { "get": { "responses": \#(answer) } } }"#)
        )
        #expect(
            run.told().count == 1 && run.told()[0].hasSuffix("a second header 'x-a' is left out")
        )
    }

    @Test func aPartThatIsAnObjectIsJSON() {
        let schema =
            ##"{ "type": "object", "properties": { "a": { "type": "object", "properties": { "b": {} } } } }"##
        let content =
            #"{ "schema": \#(schema), "encoding": { "a": { "contentType": "application/xml" } } }"#
        let body = #"{ "content": { "multipart/form-data": \#(content) } }"#
        let run = OpenAPIRun(
            text: OpenAPIRun.document(
                paths: #"{ "/": { "post": { "requestBody": \#(body), \#(Self.answer) } } }"#
            )
        )
        #expect(!run.generate().hasErrors)
        #expect(run.told().count == 1)
    }
}
