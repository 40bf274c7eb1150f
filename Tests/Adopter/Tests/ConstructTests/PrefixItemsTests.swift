import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §10.3.1: `prefixItems` are the schemas of the first elements, `items` that of the others.
struct PrefixItemsTests {
    @Test func elementsHaveTheirPlaces() throws {
        try expectRoundTrip(#"["a",1]"#, PrefixItems.Pair(first: "a", second: 1))
        try expectRoundTrip(
            #"["a",["b",2]]"#,
            PrefixItems.Unsaid(first: "a", second: .init(first: "b", second: 2))
        )
        try expectRoundTrip(#"["a",true]"#, PrefixItems.OldPair(first: "a", second: true))
    }

    @Test(arguments: ["[]", #"["a"]"#, #"[1,"a"]"#, #"{"0":"a","1":1}"#])
    func othersAreErrors(_ text: String) {
        #expect(throws: JSONError.self) { try PrefixItems.Pair(text: text) }
    }

    @Test func theRestIsAList() throws {
        try expectRoundTrip(#"["a"]"#, PrefixItems.Rest(first: "a", rest: []))
        try expectRoundTrip(#"["a",1.5,2.5]"#, PrefixItems.Rest(first: "a", rest: [1.5, 2.5]))
        #expect(throws: JSONError.self) { try PrefixItems.Rest(text: #"["a","b"]"#) }
    }

    /// Where nothing is said of further elements, they may be there.
    @Test func furtherElementsArePassedOver() throws {
        #expect(
            try PrefixItems.OldPair(text: #"["a",true,3]"#) == .init(first: "a", second: true)
        )
    }

    /// Before 2020-12 a list as `items` was what `prefixItems` are; without `minItems` not all need be there.
    @Test func fewerElementsMayBeThere() throws {
        for (text, list) in [
            ("[]", []), (#"["a"]"#, [.string("a")]),
            (#"["a",true]"#, [.string("a"), .boolean(true)]),
        ] as [(String, PrefixItems.Old)] {
            #expect(try PrefixItems.Old(text: text) == list)
            #expect(try list.text == text)
        }
    }

    /// `maxItems` refuses what is longer, so the longer of two is not the shorter one.
    @Test func ofTwoLengthsTheRightOneIsRead() throws {
        try expectRoundTrip("[1.5,2.5]", PrefixItems.Position.flat(.init(first: 1.5, second: 2.5)))
        try expectRoundTrip(
            "[1.5,2.5,3.5]",
            PrefixItems.Position.high(.init(first: 1.5, second: 2.5, third: 3.5))
        )
    }

    @Test func listsAreLists() throws {
        #expect(PrefixItems.Set.self == [String].self)
        #expect(PrefixItems.Bare.self == [JSONValue].self)
        #expect(PrefixItems.Limited.self == [String].self)
    }
}
