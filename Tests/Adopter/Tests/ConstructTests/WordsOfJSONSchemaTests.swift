import EndpointsRuntime
import Testing

/// JSON Schema 2020-12: conditions and limits say which values there are; only some words say of what shape they are.
struct WordsOfJSONSchemaTests {
    @Test func definitionsMayStandInside() throws {
        try expectRoundTrip(
            #"{"value":"a","children":[{"value":1.5}]}"#,
            WordsOfJSONSchema.Tree(
                value: .string("a"),
                children: [.init(value: .number(1.5))]
            )
        )
        #expect(throws: JSONError.self) { try WordsOfJSONSchema.Tree(text: "{}") }
    }

    @Test func conditionsAreTheServers() throws {
        try expectRoundTrip(#"{"kind":"big"}"#, WordsOfJSONSchema.Conditional(kind: "big"))
        try expectRoundTrip(
            #"{"kind":"small","size":99}"#,
            WordsOfJSONSchema.Conditional(kind: "small", size: 99)
        )
        #expect(WordsOfJSONSchema.Contains.self == [Int].self)
    }

    @Test func trueIsAnythingAndFalseIsNothing() throws {
        #expect(WordsOfJSONSchema.Whatever.self == JSONValue.self)
        try expectRoundTrip(
            #"{"a":[1],"c":{"d":null}}"#,
            WordsOfJSONSchema.Holder(a: [1], c: ["d": .null])
        )
    }

    @Test func allOfHasBoth() throws {
        try expectRoundTrip(
            #"{"kind":"k","size":1,"value":"v","children":[]}"#,
            WordsOfJSONSchema.Inherits(kind: "k", size: 1, value: .string("v"), children: [])
        )
        try expectRoundTrip(
            #"{"next":{"next":1}}"#,
            WordsOfJSONSchema.Dynamic(next: ["next": 1])
        )
    }
}
