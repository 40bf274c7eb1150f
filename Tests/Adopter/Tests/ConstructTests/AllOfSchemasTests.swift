import EndpointsRuntime
import Foundation
import Testing

/// JSON Schema 2020-12 §10.2.1.1: a value is valid against all of `allOf`.
struct AllOfSchemasTests {
    @Test func oneIsTheSame() {
        #expect(AllOfSchemas.One.self == AllOfSchemas.Named.self)
        #expect(AllOfSchemas.OneTold.self == AllOfSchemas.Named.self)
        #expect(AllOfSchemas.Told.self == AllOfSchemas.Named.self)
    }

    @Test func severalAreOneObject() throws {
        try expectRoundTrip(
            #"{"name":"a","at":"1970-01-01T00:00:00Z","size":2}"#,
            AllOfSchemas.Several(name: "a", at: Date(timeIntervalSince1970: 0), size: 2)
        )
        try expectRoundTrip(#"{"name":"a","size":2}"#, AllOfSchemas.Beside(name: "a", size: 2))
    }

    @Test(arguments: ["{}", #"{"name":"a"}"#, #"{"at":"1970-01-01T00:00:00Z"}"#])
    func eachMayRequire(_ text: String) {
        #expect(throws: JSONError.self) { try AllOfSchemas.Several(text: text) }
        #expect(throws: JSONError.self) { try AllOfSchemas.Beside(text: text) }
    }

    @Test func anotherMayRequireWhatOneHas() throws {
        let text = #"{"at":"1970-01-01T00:00:00Z"}"#
        let start = Date(timeIntervalSince1970: 0)
        try expectRoundTrip(text, AllOfSchemas.Required(at: start))
        try expectRoundTrip(text, AllOfSchemas.RequiredBeside(at: start))
        try expectRoundTrip("{}", AllOfSchemas.Dated())
        try expectRoundTrip(
            #"{"at":"1970-01-01T00:00:00Z","size":2}"#,
            AllOfSchemas.RequiredOfNone(at: start, size: 2)
        )
        #expect(throws: JSONError.self) { try AllOfSchemas.RequiredOfNone(text: text) }
        #expect(throws: JSONError.self) { try AllOfSchemas.Required(text: "{}") }
        #expect(throws: JSONError.self) { try AllOfSchemas.RequiredBeside(text: "{}") }
    }

    /// What stands beside `allOf` speaks of the other keys.
    @Test func otherKeysAreKept() throws {
        try expectRoundTrip(
            #"{"name":"a","at":"1970-01-01T00:00:00Z","x":1}"#,
            AllOfSchemas.Open(
                name: "a",
                at: Date(timeIntervalSince1970: 0),
                additionalProperties: ["x": 1]
            )
        )
        #expect(throws: JSONError.self) { try AllOfSchemas.Open(text: #"{"name":"a","x":"y"}"#) }
    }

    @Test func propertiesMayBeAllOfSeveral() throws {
        let b = AllOfSchemas.Named(name: "n")
        try expectRoundTrip(
            #"{"a":{"name":"m"},"b":{"name":"n"},"c":"t"}"#,
            AllOfSchemas.Holder(a: .value(.init(name: "m")), b: b, c: "t")
        )
        try expectRoundTrip(
            #"{"a":null,"b":{"name":"n"}}"#,
            AllOfSchemas.Holder(a: .null, b: b)
        )
        try expectRoundTrip(#"{"b":{"name":"n"}}"#, AllOfSchemas.Holder(b: b))
    }
}
