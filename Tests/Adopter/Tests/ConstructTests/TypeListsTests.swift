import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §6.1.1 (Validation): a list of types allows each of them; null is one.
struct TypeListsTests {
    typealias Owner = TypeLists.Owner

    @Test func requiredOnesMayBeNull() throws {
        try expectRoundTrip(
            #"{"a":null,"c":null,"e":null,"g":"t","k":null}"#,
            Owner(a: nil, c: nil, e: nil, g: "t")
        )
        try expectRoundTrip(
            #"{"a":"s","c":{"name":"n"},"e":"y","g":"t","k":null}"#,
            Owner(a: "s", c: .init(name: "n"), e: .y, g: "t")
        )
    }

    @Test func optionalOnesAreAbsentNullOrThere() throws {
        let day = CalendarDate(year: 2024, month: 5, day: 6)
        try expectRoundTrip(
            #"{"a":null,"b":null,"c":null,"e":null,"f":null,"g":"t","i":null,"j":null,"k":null,"#
                + #""n":null}"#,
            Owner(
                a: nil,
                b: .null,
                c: nil,
                e: nil,
                f: .null,
                g: "t",
                i: .null,
                j: .null,
                n: .null
            )
        )
        try expectRoundTrip(
            #"{"a":null,"b":"2024-05-06","c":null,"d":[1,null],"e":null,"f":{"x":null},"g":"t","#
                + #""h":7,"i":1.5,"j":[true],"k":null,"l":{"m":"s"},"n":"x"}"#,
            Owner(
                a: nil,
                b: .value(day),
                c: nil,
                d: [1, nil],
                e: nil,
                f: .value(["x": nil]),
                g: "t",
                h: .integer(7),
                i: .value(1.5),
                j: .value(.booleans([true])),
                l: .m(.init(m: "s")),
                n: .value(.x)
            )
        )
    }

    @Test func severalTypesAreAUnion() throws {
        try expectRoundTrip(
            #"{"a":null,"c":null,"e":null,"g":"t","h":"s","j":"u","k":null,"l":true}"#,
            Owner(
                a: nil,
                c: nil,
                e: nil,
                g: "t",
                h: .string("s"),
                j: .value(.string("u")),
                l: .boolean(true)
            )
        )
    }

    @Test(
        arguments: [
            #"{"c":null,"e":null,"g":"t","k":null}"#, #"{"a":null,"c":null,"e":null,"g":"t"}"#,
            #"{"a":null,"c":null,"e":null,"g":null,"k":null}"#,
            #"{"a":null,"c":null,"e":null,"g":"t","k":0}"#,
            #"{"a":null,"c":null,"e":null,"g":"t","k":null,"l":{}}"#,
        ]
    )
    func othersAreErrors(_ text: String) {
        #expect(throws: JSONError.self) { try Owner(text: text) }
    }
}
