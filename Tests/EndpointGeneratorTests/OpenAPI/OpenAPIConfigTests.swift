import Testing

@testable import EndpointGenerator

/// A config's filters and pointers, on an OpenAPI document as it stands.
struct OpenAPIConfigTests {
    static let document = OpenAPIRun.document(
        paths: """
            { "/pets/{id}": {
                "get": { "operationId": "pets/get-one", "tags": ["pets"],
                  "parameters": [
                    { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } },
                    { "$ref": "#/components/parameters/lang" }
                  ],
                  "responses": { "200": { "description": "A pet.", "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/pet" } } } } } },
                "delete": { "deprecated": true, "parameters": [
                    { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } } ],
                  "responses": { "204": { "description": "Gone." } } } } }
            """,
        """
        "components": {
          "parameters": { "lang": { "name": "lang", "in": "query", "schema": { "type": "string" } } },
          "schemas": {
            "pet": { "type": "object", "properties": {
              "pet_name": { "type": "string" }, "kind": { "enum": ["k1", "k2"] },
              "owner": { "$ref": "#/components/schemas/owner" } } },
            "owner": { "type": "object", "properties": { "name": { "type": "string" } } },
            "shop": { "type": "object", "properties": { "name": { "type": "string" } } }
          } }
        """
    )

    private func swift(_ config: String) throws -> String {
        let (found, text) = try ConfigUse.of(config, spec: Self.document)
        #expect(found == [])
        return text
    }

    /// Of a type of the app's nothing but its name is known: a default goes, and may still be left out.
    @Test func aTypeOfOnesOwnHasNoDefault() throws {
        let document = OpenAPIRun.document(
            paths: """
                { "/pets": { "get": { "operationId": "list", "parameters": [
                  { "name": "shelf", "in": "query", "schema": { "type": "string", "format": "uuid",
                    "default": "00000000-0000-0000-0000-000000000000" } } ],
                  "responses": { "204": { "description": "None." } } } } }
                """
        )
        let (plain, text) = try ConfigUse.of("{}", spec: document)
        #expect(plain == [])
        #expect(text.contains("init(shelf: UUID = "))
        let (found, own) = try ConfigUse.of(#"{ "types": { "uuid": "Shelf" } }"#, spec: document)
        #expect(found.count == 1)
        #expect(own.contains("init(shelf: Shelf? = nil)"))
    }

    /// An operation is what stands at its method, a parameter what stands in the list or among the
    /// components.
    @Test(arguments: [
        ("/components/schemas/pet", "Animal", "struct Animal:"),
        ("/paths/~1pets~1{id}/get", "PetByID", "struct PetByID:"),
        ("/paths/~1pets~1{id}/delete", "RemovePet", "struct RemovePet:"),
        ("/paths/~1pets~1{id}/get/parameters/0", "petID", "var petID: String"),
        ("/components/parameters/lang", "language", "var language: String?"),
        ("/components/schemas/pet/properties/pet_name", "title", "var title: String?"),
        ("/components/schemas/pet/properties/kind/enum/1", "cat", "case \"k2\": self = .cat"),
    ])
    func namesPointIntoTheDocument(_ pointer: String, _ name: String, _ line: String) throws {
        #expect(try !swift("{}").contains(line))
        #expect(try swift(##"{ "names": { "\##(pointer)": "\##(name)" } }"##).contains(line))
    }

    @Test(arguments: [
        (##""include": { "endpoints": ["pets/get-one"] }"##, "PetsGetOne Pet Owner"),
        (##""include": { "endpoints": ["PetsGetOne"] }"##, "PetsGetOne Pet Owner"),
        (##""include": { "tags": ["pets"] }"##, "PetsGetOne Pet Owner"),
        (##""include": { "endpoints": ["delete_pets_by_id"] }"##, "DeletePetsByID"),
        (##""include": { "deprecated": false }"##, "PetsGetOne Pet Owner"),
        (##""exclude": { "deprecated": true }"##, "PetsGetOne Pet Owner"),
        (##""exclude": { "endpoints": ["PetsGetOne"] }"##, "DeletePetsByID"),
        (##""include": { "paths": ["/pets/*"] }"##, "PetsGetOne DeletePetsByID Pet Owner"),
    ])
    func filtersLeaveWhatIsNeeded(_ filter: String, _ types: String) throws {
        let text = try swift("{ \(filter) }")
        #expect(Set(ConfigUse.types(text)) == Set(types.split(separator: " ").map(String.init)))
    }

    static let scalars = OpenAPIRun.document(
        paths: ##"""
            { "/a": { "get": { "operationId": "a", "responses": { "200": { "description": "", "content": {
                "application/json": { "schema": { "$ref": "#/components/schemas/A" } } } } } } },
              "/b": { "get": { "operationId": "b", "responses": { "200": { "description": "", "content": {
                "application/json": { "schema": { "$ref": "#/components/schemas/B" } } } } } } } }
            """##,
        ##"""
        "components": { "schemas": {
          "A": { "type": "object", "required": ["id"], "properties": {
            "id": { "type": "string", "format": "snowflake" },
            "price": { "type": "string", "format": "decimal" } } },
          "B": { "type": "object", "properties": { "x": { "type": "string", "format": "odd" },
            "id": { "type": "integer", "format": "snowflake" }, "y": { "type": "string", "format": "odd" } } }
        } }
        """##
    )

    /// A format that the document alone knows gets the type that the config says, and no warning.
    @Test func formatsHaveTheTypesOfTheConfig() throws {
        let (found, text) = try ConfigUse.of(
            #"{ "types": { "snowflake": "Snowflake", "decimal": "Money", "odd": "Odd" } }"#,
            spec: Self.scalars
        )
        #expect(found == [])
        for words in [
            "var id: Snowflake\n", "var price: Money?", "var id: Snowflake?", "var x: Odd?",
        ] {
            #expect(text.contains(words), "\(words)")
        }
    }

    /// What a filter leaves out is not warned of; what is said of several places is told of those left.
    @Test(arguments: [
        ("{}", ["'snowflake' so at one other place", "'odd' so at one other place"]),
        (#"{ "include": { "endpoints": ["a"] } }"#, ["'snowflake'"]),
        (
            #"{ "include": { "endpoints": ["b"] } }"#,
            ["'odd' so at one other place", "'snowflake'"]
        ),
    ])
    func warningsAreOfWhatIsLeft(_ config: String, _ told: [String]) throws {
        let found = try ConfigUse.of(config, spec: Self.scalars).found
        let words = found.map { finding in
            finding.text.replacing("warning: unknown format ", with: "")
                .replacing(", read as if it were not there", with: "")
                .replacing("\nnote:", with: "")
        }
        #expect(words == told)
    }

    /// The config asks for it, so the config is told, once; the document is right.
    @Test func aNameThatIsTakenIsRefusedInTheConfig() throws {
        let (found, text) = try ConfigUse.of(
            ##"{ "names": { "/components/schemas/pet": "Owner" } }"##,
            spec: Self.document
        )
        #expect(text == "")
        #expect(found.count == 1)
        #expect(
            found.first?.text.hasPrefix("models 'pet' and 'owner' must not both be 'Owner'") == true
        )
    }

    /// What is wrong stops a run only where something needs it.
    @Test(arguments: [
        (#""exclude": { "tags": ["old"] }"#, ["#/components/pathItems/None"]),
        (#""exclude": { "paths": ["/old", "/none"] }"#, []),
        (#""include": { "endpoints": ["new"] }"#, []),
        (
            #""include": { "paths": ["/*"] }"#,
            ["https://library.example/page.json", "#/components/pathItems/None", "a.json"]
        ),
        ("", ["https://library.example/page.json", "#/components/pathItems/None", "a.json"]),
    ])
    func whatIsLeftOutDoesNotStopTheRun(_ filter: String, _ broken: [String]) throws {
        let text = OpenAPIRun.document(
            paths: ##"""
                { "/new": { "get": { "operationId": "new", "responses": { "204": { "description": "" } } } },
                  "/old": { "get": { "tags": ["old"],
                    "parameters": [{ "$ref": "https://library.example/page.json" }],
                    "responses": { "200": { "description": "", "content": { "application/json": {
                      "schema": { "$ref": "#/components/schemas/Old" } } } } } } },
                  "/none": { "$ref": "#/components/pathItems/None" } }
                """##,
            ##""components": { "schemas": { "Old": { "properties": { "a": { "$ref": "a.json" } } } } }"##
        )
        let (found, swift) = try ConfigUse.of("{ \(filter) }", spec: text)
        let references = found.map(\.text).filter { $0.contains("reference") }
            .compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
        #expect(Set(references) == Set(broken))
        #expect(swift.isEmpty != broken.isEmpty)
    }
}
