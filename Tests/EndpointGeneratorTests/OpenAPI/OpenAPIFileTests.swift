import Testing

@testable import EndpointGenerator

/// References into other files of the document's folder, relative to the file that holds them (RFC
/// 3986 §5).
struct OpenAPIFileTests {
    static let files = [
        "paths/books.json": """
        { "get": { "operationId": "getBook",
            "parameters": [{ "$ref": "./common.json#/id" }],
            "responses": { "200": { "$ref": "../openapi.json#/components/responses/Book" } } } }
        """,
        "paths/common.json": """
        { "id": { "name": "id", "in": "path", "required": true, "schema": { "type": "integer" } } }
        """,
        "schemas/book.json": """
        { "type": "object", "properties": {
            "author": { "$ref": "author.json" },
            "sequel": { "$ref": "#" },
            "shelf": { "$ref": "../openapi.json#/components/schemas/Shelf" } } }
        """,
        "schemas/author.json": """
        { "type": "object", "properties": {
            "books": { "type": "array", "items": { "$ref": "book.json" } },
            "agent": { "$ref": "people%20we%20know.json#/definitions/Agent" } } }
        """,
        "schemas/people we know.json": """
        { "definitions": { "Agent": { "type": "object", "properties": { "age": { "type": "integer" } } } } }
        """,
    ]

    static func run(reference: String = "schemas/book.json") -> OpenAPIRun {
        let text = OpenAPIRun.document(
            paths: #"{ "/books/{id}": { "$ref": "paths/books.json" } }"#,
            """
            "components": {
              "responses": { "Book": { "description": "A book.", "content": {
                "application/json": { "schema": { "$ref": "\(reference)" } } } } },
              "schemas": { "Shelf": { "type": "object", "properties": { "row": { "type": "integer" } } } } }
            """
        )
        return OpenAPIRun(text: text, files: files)
    }

    @Test func eachLeadsToAModelOfItsName() {
        let run = Self.run()
        #expect(run.told() == [])
        let swift = run.swift()
        for name in ["struct Shelf:", "struct Author:", "struct Agent:", "struct GetBook:"] {
            #expect(swift.contains(name))
        }
        // It holds itself.
        #expect(swift.contains("struct Book:") || swift.contains("final class Book:"))
        #expect(swift.contains("let shelf: Shelf?") || swift.contains("var shelf: Shelf?"))
        #expect(swift.contains("typealias Response = Book"))
    }

    /// The spec holds all files.
    @Test func theSpecStandsAlone() throws {
        let run = Self.run()
        let spec = try #require(Generator.convert(run.document).text)
        #expect(OpenAPIRun(text: spec).swift() == run.swift())
    }

    @Test(arguments: [
        ("schemas/bok.json", "nothing stands at reference 'schemas/bok.json'"),
        (
            "schemas/book.json#/properties/x",
            "nothing stands at reference 'schemas/book.json#/properties/x'"
        ),
        ("../book.json", "reference '../book.json' leads out of the document's folder"),
        (
            "schemas/../../book.json",
            "reference 'schemas/../../book.json' leads out of the document's folder"
        ),
        ("/etc/book.json", "reference '/etc/book.json' leads out of the document's folder"),
        (
            "https://library.example/book.json",
            "reference 'https://library.example/book.json' leads out of the document's folder"
        ),
    ])
    func oneThatLeadsNowhereIsTold(_ reference: String, _ message: String) {
        #expect(Self.run(reference: reference).told() == ["api/openapi.json:3: \(message)"])
    }

    /// One that holds itself twice has its own fields.
    @Test func aFormThatHoldsItselfEnds() {
        let circle = ##"{ "$ref": "#/components/schemas/Form" }"##
        let text = OpenAPIRun.document(
            paths: """
                { "/forms": { "post": { "responses": {}, "requestBody": { "content": {
                    "application/x-www-form-urlencoded": { "schema": \(circle) } } } } } }
                """,
            """
            "components": { "schemas": { "Form": {
              "allOf": [\(circle), \(circle), { "properties": { "a": { "type": "string" } } }],
              "oneOf": [\(circle), \(circle), { "required": ["a"] }] } } }
            """
        )
        _ = OpenAPIRun(text: text).generate()
    }

    /// A message names the file that the mistake stands in.
    @Test(arguments: [
        ("{ \"type\":\n }", "api/schemas/author.json:2: expected a value, found '}'"),
        ("type: object\n", "api/schemas/author.json:1: expected JSON, found YAML"),
        (
            "{\n\"$ref\": \"none.json\" }",
            "api/schemas/author.json:2: nothing stands at reference 'none.json'"
        ),
    ])
    func aMistakeInAnotherFileHasItsPlaceThere(_ text: String, _ message: String) {
        var run = Self.run()
        run.files["schemas/author.json"] = text
        #expect(run.told() == [message])
    }

    /// Two files of one name, and one that is called like a model of the document.
    @Test func noTwoModelsHaveOneName() {
        let book = #"{ "type": "object", "properties": { "title": { "type": "string" } } }"#
        let text = OpenAPIRun.document(
            paths: "{}",
            """
            "components": { "schemas": { "book": \(book), "Both": { "type": "object", "properties": {
              "a": { "$ref": "a/book.json" }, "b": { "$ref": "b/book.json" },
              "c": { "$ref": "./b/../b/book.json#" } } } } }
            """
        )
        let run = OpenAPIRun(text: text, files: ["a/book.json": book, "b/book.json": book])
        #expect(run.told() == [])
        let swift = run.swift()
        for property in ["a: Book2?", "b: Book3?", "c: Book3?"] {
            #expect(swift.contains(property))
        }
    }

    /// A schema that is nothing but a reference to a file is what the file holds, over further files.
    @Test func aFileHasTheNameOfTheSchemaThatItIs() {
        let text = OpenAPIRun.document(
            #""openapi": "3.0.3""#,
            paths: "{}",
            """
            "components": { "schemas": {
              "Writer": { "$ref": "author.json", "description": "Passed over." },
              "Poet": { "$ref": "author.json" },
              "Book": { "type": "object", "properties": { "by": { "$ref": "author.json" } } } } }
            """
        )
        let run = OpenAPIRun(
            text: text,
            files: [
                "author.json": ##"{ "$ref": "people.json#/Author" }"##,
                "people.json":
                    ##"{ "Author": { "properties": { "x": { "$ref": "#/Author" } } } }"##,
            ]
        )
        let swift = run.swift()
        #expect(swift.contains("struct Writer:") && swift.contains("typealias Poet = Writer"))
        #expect(swift.contains("var by: Writer?") && swift.contains("var x: Writer?"))
        #expect(!swift.contains("Author"))
    }
}
