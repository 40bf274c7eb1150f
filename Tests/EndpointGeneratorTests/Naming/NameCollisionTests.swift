import Testing

@testable import EndpointGenerator

/// Wire names that lead to one Swift name: one error for each, with what can be done.
struct NameCollisionTests {
    struct Case: Sendable {
        var document: String
        var told: [String]

        /// A spec with a model `M` of these properties, or with more at its top.
        init(properties: String = "", top: String = "", _ told: String...) {
            document =
                #"{ "name": "A", "server": "https://a.example", "endpoints": {}, "#
                + #""models": { "M": { "properties": { \#(properties) } } }\#(top) }"#
            self.told = told
        }
    }

    static let cases = [
        Case(
            properties: #""user_id": "string", "userID": "string""#,
            "properties 'user_id' and 'userID' must not both be 'userID' in Swift"
        ),
        // Objects that stand inline are told as properties, and not as types besides.
        Case(
            properties: #""a_b": { "properties": {} }, "a-b": { "properties": {} }"#,
            "properties 'a_b' and 'a-b' must not both be 'aB' in Swift"
        ),
        Case(
            properties: #""state": { "enum": ["in_use", "in-use"] }"#,
            "enumeration values 'in_use' and 'in-use' must not both be 'inUse' in Swift"
        ),
        // The first is shortened for its list, the second is called so.
        Case(
            properties: #""labels": { "items": { "properties": {} } }, "#
                + #""label": { "properties": {} }, "labels_item": { "properties": {} }"#,
            "types 'LabelsItem' and 'LabelsItem' must not both be 'LabelsItem' in Swift"
        ),
        Case(properties: #""label": { "properties": {} }, "labels": { "items": "string" }"#),
        // Nothing but a title would tell them apart.
        Case(
            properties: #""a": { "oneOf": [{ "properties": { "x": "string" } }, "#
                + #"{ "properties": { "x": "integer" } }] }"#,
            "union members 'object' and 'object' must not both be 'object' in Swift"
        ),
        Case(
            properties: #""a": { "oneOf": [{ "title": "T", "properties": { "x": "string" } }, "#
                + #"{ "properties": { "x": "integer" } }] }"#
        ),
    ]

    @Test(arguments: cases)
    func collisionsAreTold(_ each: Case) {
        let output = Generator.generate(
            Generator.Document(
                path: "a.endpoints.json",
                name: "a.endpoints.json",
                bytes: Array(each.document.utf8)
            )
        )
        #expect(output.diagnostics.map(\.message) == each.told)
    }

    @Test(arguments: [("in_use", "names"), ("user_id", "swiftName")])
    func theNoteNamesTheKeyThatHelps(_ word: String, _ key: String) throws {
        let each = try #require(Self.cases.first { $0.document.contains("\"\(word)\"") })
        let output = Generator.generate(
            Generator.Document(path: "a", name: "a", bytes: Array(each.document.utf8))
        )
        let notes = output.diagnostics.flatMap(\.notes).map(\.message)
        #expect(notes == ["the other one is here", "give one of them another name by '\(key)'"])
    }
}
