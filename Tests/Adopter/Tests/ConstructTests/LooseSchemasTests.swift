import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.24: a schema without `type` is of any type; what its other words mean tells which.
struct LooseSchemasTests {
    @Test func typesAreWhatTheirWordsSay() throws {
        try expectRoundTrip(#"{"a":"b"}"#, LooseSchemas.Untyped(a: "b"))
        #expect(throws: JSONError.self) { try LooseSchemas.Untyped(text: "{}") }
        #expect(LooseSchemas.Items.self == [String].self)
        try expectRoundTrip(#"{"a":[1,"b",null]}"#, LooseSchemas.Always(a: [1, "b", .null]))
    }

    @Test func requiredNamesWhatThereIs() throws {
        try expectRoundTrip(#"{"a":"b"}"#, LooseSchemas.Required(a: "b"))
        #expect(throws: JSONError.self) { try LooseSchemas.Required(text: #"{"gone":1}"#) }
    }

    @Test func nothingSaidIsAnything() throws {
        #expect(LooseSchemas.Described.self == LooseSchemas.Anything.self)
        let value: LooseSchemas.Anything = try .init(text: #"{"a":[true]}"#)
        #expect(value == ["a": [true]])
    }

    @Test func typesThatThereAreNotAreWhatIsMeant() throws {
        try expectRoundTrip(
            #"{"a":1,"b":true,"c":"2024-05-06T07:08:09Z","d":{"e":1}}"#,
            LooseSchemas.Misspelled(a: 1, b: true, c: "2024-05-06T07:08:09Z", d: ["e": 1])
        )
        #expect(throws: JSONError.self) { try LooseSchemas.Misspelled(text: #"{"a":"1"}"#) }
    }

    @Test func aKeyWithoutANameIsPassedOver() throws {
        #expect(try LooseSchemas.Nameless(text: #"{"":"x","a":"b"}"#) == .init(a: "b"))
    }
}
