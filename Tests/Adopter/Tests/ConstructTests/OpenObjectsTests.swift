import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §10.3.2: `additionalProperties` and `patternProperties` are of the keys that have no name.
struct OpenObjectsTests {
    @Test func objectsOfAnyKeysAreDictionaries() throws {
        #expect(OpenObjects.Free.self == [String: JSONValue].self)
        #expect(OpenObjects.FreeToo.self == OpenObjects.Free.self)
        #expect(OpenObjects.FreeSchema.self == OpenObjects.Free.self)
        #expect(OpenObjects.Counts.self == [String: Int32].self)
        let nested: OpenObjects.Nested = try .init(text: #"{"a":[{"b":1}]}"#)
        #expect(nested == ["a": [["b": 1]]])
        let inline: OpenObjects.Inline = try .init(text: #"{"a":{"x":1.5}}"#)
        #expect(inline == ["a": .init(x: 1.5)])
        #expect(throws: JSONError.self) { try OpenObjects.Inline(text: #"{"a":{}}"#) }
        let patterns: OpenObjects.OnlyPatterns = try .init(text: #"{"a":{"b":1}}"#)
        #expect(patterns == ["a": ["b": 1]])
    }

    @Test func otherKeysAreKept() throws {
        try expectRoundTrip(
            #"{"id":"a","x":"b"}"#,
            OpenObjects.Mixed(id: "a", additionalProperties: ["x": "b"])
        )
        #expect(throws: JSONError.self) { try OpenObjects.Mixed(text: #"{"id":"a","x":1}"#) }
        try expectRoundTrip(
            #"{"id":"a","x":[null]}"#,
            OpenObjects.MixedFree(id: "a", additionalProperties: ["x": [.null]])
        )
        try expectRoundTrip(
            #"{"id":"a","n-x":1.5}"#,
            OpenObjects.Patterns(id: "a", additionalProperties: ["n-x": .number(1.5)])
        )
        let rest: OpenObjects.PatternsAndRest = try .init(text: #"{"x-a":"b","c":{"d":1}}"#)
        #expect(rest == ["x-a": .string("b"), "c": .counts(["d": 1])])
    }

    /// A server that has grown is no error.
    @Test func whereThereAreNoneTheyArePassedOver() throws {
        try expectRoundTrip(#"{"a":"b"}"#, OpenObjects.Closed(a: "b"))
        #expect(try OpenObjects.Closed(text: #"{"a":"b","new":1}"#) == .init(a: "b"))
        try expectRoundTrip("{}", OpenObjects.Empty())
    }
}
