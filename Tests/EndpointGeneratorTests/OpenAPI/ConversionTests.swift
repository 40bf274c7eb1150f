import Testing

@testable import EndpointGenerator

/// A document and the spec that it is converted to become the same Swift.
struct ConversionTests {
    static let operation = """
        "operationId": "books/list", "summary": "Lists books.", "tags": ["books"],
        "deprecated": true
        """

    /// One document of each version, which all say the same.
    static let documents =
        ["3.0.3", "3.1.0", "3.2.0"].map { version in
            OpenAPIRun.document(
                #""openapi": "\#(version)""#,
                paths: """
                    { "/books/{shelf}": { "get": { \(operation),
                      "parameters": [
                        { "name": "shelf", "in": "path", "required": true, "schema": { "type": "string" } },
                        { "name": "tag", "in": "query", "style": "pipeDelimited", "explode": false,
                          "schema": { "type": "array", "items": { "type": "string" } } }
                      ],
                      "responses": { "200": { "description": "Books.", "content": { "application/json": {
                        "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Book" } }
                      } } } } } } }
                    """,
                #""servers": [{ "url": "https://library.example" }]"#,
                #""components": { "schemas": { "Book": \#(book) } }"#
            )
        } + [
            OpenAPIRun.document(
                #""swagger": "2.0""#,
                paths: """
                    { "/books/{shelf}": { "get": { \(operation), "produces": ["application/json"],
                      "parameters": [
                        { "name": "shelf", "in": "path", "required": true, "type": "string" },
                        { "name": "tag", "in": "query", "type": "array", "items": { "type": "string" },
                          "collectionFormat": "pipes" }
                      ],
                      "responses": { "200": { "description": "Books.",
                        "schema": { "type": "array", "items": { "$ref": "#/definitions/Book" } } } } } } }
                    """,
                #""host": "library.example", "schemes": ["https"]"#,
                #""definitions": { "Book": \#(book) }"#
            )
        ]

    static let book = """
        { "type": "object", "required": ["title", "kind"], "properties": {
            "title": { "type": "string", "description": "As on its \\"cover\\"." },
            "kind": { "type": "string", "enum": ["novel", "tale"] },
            "written": { "type": "string", "format": "date" } } }
        """

    @Test(arguments: documents)
    func theSpecBecomesTheSameSwift(_ document: String) throws {
        let run = OpenAPIRun(text: document)
        let conversion = Generator.convert(run.document)
        #expect(conversion.diagnostics.map(\.message) == [])
        let spec = OpenAPIRun(text: try #require(conversion.text))
        #expect(run.swift() == spec.swift())
        #expect(run.swift().contains("struct Book"))
        #expect(!spec.text.contains("openapi") && !spec.text.contains("swagger"))
    }

    @Test func allVersionsBecomeTheSameSwift() {
        #expect(Set(Self.documents.map { OpenAPIRun(text: $0).swift() }).count == 1)
    }

    /// What is short stands on one line, and no line is longer than a screen.
    @Test func theSpecIsForReading() throws {
        let conversion = Generator.convert(OpenAPIRun(text: Self.documents[0]).document)
        let lines = try #require(conversion.text).split(separator: "\n")
        #expect(
            lines.contains {
                $0.hasSuffix(#""kind": { "type": "string", "enum": ["novel", "tale"] },"#)
            }
        )
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    /// What a document shows comes along where it is asked for, but for what does not fit.
    @Test func examplesComeAlong() throws {
        let pages = #"{ "type": "integer", "examples": [7, "many"] }"#
        let run = OpenAPIRun(
            text: OpenAPIRun.document(
                paths: "{}",
                """
                "components": { "schemas": { "Book": {
                  "type": "object", "properties": { "pages": \(pages) } } } }
                """
            )
        )
        #expect(Generator.convert(run.document).text?.contains("examples") == false)
        let spec = try #require(Generator.convert(run.document, examples: true).text)
        #expect(spec.contains(#""examples": [7]"#))
    }

    /// Members that differ in what they hold alone get a name each, also in the spec.
    @Test func membersOfOneNameAreToldApart() throws {
        let members = ["string", "integer"].map { type in
            #"{ "type": "object", "properties": { "labels": { "type": "\#(type)" } } }"#
        }
        let run = OpenAPIRun(
            text: OpenAPIRun.document(
                paths: "{}",
                #""components": { "schemas": { "Change": { "oneOf": [\#(members.joined(separator: ","))] } } }"#
            )
        )
        #expect(run.told() == ["api/openapi.json:1: 'object' is read as 'object2'"])
        #expect(run.swift().contains("case object2(Object2)"))
        let spec = try #require(Generator.convert(run.document).text)
        #expect(OpenAPIRun(text: spec).swift() == run.swift())
    }

    @Test func anErrorLeavesNoSpec() {
        let paths = ##"{ "/": { "$ref": "#/components/pathItems/none" } }"##
        let run = OpenAPIRun(text: OpenAPIRun.document(paths: paths))
        #expect(Generator.convert(run.document).text == nil)
    }

    @Test func aSpecIsNotConverted() {
        let conversion = Generator.convert(OpenAPIRun(text: #"{ "name": "A" }"#).document)
        #expect(!conversion.isOpenAPI && conversion.text == nil)
    }
}
