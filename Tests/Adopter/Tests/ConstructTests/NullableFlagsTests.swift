import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.24: `nullable` adds null to the values; whether a key is there is another matter.
struct NullableFlagsTests {
    @Test func nullIsAValueOfWhatIsRequired() throws {
        try expectRoundTrip(
            #"{"a":null,"c":null,"e":null,"g":"t"}"#,
            NullableFlags.Owner(a: nil, c: nil, e: nil, g: "t")
        )
        try expectRoundTrip(
            #"{"a":"s","c":{"name":"n"},"e":"x","g":"t"}"#,
            NullableFlags.Owner(a: "s", c: .init(name: "n"), e: .x, g: "t")
        )
    }

    @Test func whatIsOptionalIsAbsentNullOrThere() throws {
        let owner = NullableFlags.Owner(
            a: nil,
            b: .null,
            c: nil,
            d: [1, nil],
            e: .y,
            f: .null,
            g: "t",
            h: .null
        )
        try expectRoundTrip(
            #"{"a":null,"b":null,"c":null,"d":[1,null],"e":"y","f":null,"g":"t","h":null}"#,
            owner
        )
        try expectRoundTrip(
            #"{"a":null,"b":"s","c":null,"e":null,"f":{"k":null},"g":"t","h":{"i":true}}"#,
            NullableFlags.Owner(
                a: nil,
                b: .value("s"),
                c: nil,
                e: nil,
                f: .value(["k": nil]),
                g: "t",
                h: .value(.init(i: true))
            )
        )
    }

    @Test(
        arguments: [
            #"{"c":null,"e":null,"g":"t"}"#, #"{"a":null,"e":null,"g":"t"}"#,
            #"{"a":null,"c":null,"g":"t"}"#, #"{"a":null,"c":null,"e":null}"#,
            #"{"a":null,"c":null,"e":null,"g":null}"#,
        ]
    )
    func aRequiredKeyIsThere(_ text: String) {
        #expect(throws: JSONError.self) { try NullableFlags.Owner(text: text) }
    }
}
