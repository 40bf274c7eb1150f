import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §6.1.3 (Validation): a value is valid against `const` if it is equal.
struct ConstantSchemasTests {
    static let required = #"{"object":"event","version":2,"flag":true,"nothing":null}"#

    @Test func constantsAreAlwaysWritten() throws {
        try expectRoundTrip(Self.required, ConstantSchemas.Event())
        try expectRoundTrip(
            String(Self.required.dropLast()) + #","kind":"maybe","single":"only"}"#,
            ConstantSchemas.Event(kind: .maybe, single: .only)
        )
    }

    @Test(
        arguments: [
            #"{"object":"other","version":2,"flag":true,"nothing":null}"#,
            #"{"object":"event","version":3,"flag":true,"nothing":null}"#,
            #"{"object":"event","version":2,"flag":false,"nothing":null}"#,
            #"{"object":"event","version":2,"flag":true,"nothing":0}"#,
            #"{"version":2,"flag":true,"nothing":null}"#,
            #"{"object":"event","version":2,"flag":true}"#,
            #"{"object":"event","version":2,"flag":true,"nothing":null,"kind":"no"}"#,
        ]
    )
    func anotherValueIsAnError(_ text: String) {
        #expect(throws: JSONError.self) { try ConstantSchemas.Event(text: text) }
    }

    /// An enumeration of one value may get others.
    @Test func enumerationsStayOpen() throws {
        let text = String(Self.required.dropLast()) + #","single":"new"}"#
        try expectRoundTrip(text, ConstantSchemas.Event(single: .unrecognized("new")))
    }
}
