import EndpointsJSON
import Testing

struct PointerTests {
    /// What an integer at the pointer is; nil where it leads to none.
    @Test(
        arguments: [
            ("7", [], 7), (#"{"a":[1,2,{"b":3}],"b":0}"#, ["a", "2", "b"], 3),
            (#"{"a":1,"b":2,"a":3}"#, ["a"], 3), (#"{"a":{"b":1},"a":{}}"#, ["a", "b"], nil),
            (#"{"":1}"#, [""], 1), (#"{"a\/b":1}"#, ["a/b"], 1), (#"{"0":[5]}"#, ["0", "0"], 5),
            (#"{"\u00e9":1,"e\u0301":2}"#, ["\u{E9}"], 1),
            (#"{"\u00e9":1}"#, ["e\u{301}"], nil), ("[1]", ["00"], nil), ("[1]", ["-"], nil),
            ("[1]", ["1"], nil), ("[]", ["0"], nil), ("null", ["a"], nil),
            (#"{"a":1,}"#, ["a"], nil), (#"{"b":[1,}],"a":1}"#, ["a"], nil),
        ] as [(String, [String], Int?)]
    )
    func integers(text: String, tokens: [String], value: Int?) {
        let found = try? reading(text) { json throws(JSONError) in
            try json.at(tokens[...]) { json throws(JSONError) in try json.int() }
        }
        #expect(found == value)
    }

    /// A value that may be absent is nil where nothing stands, and a mistake where something else does.
    @Test(
        arguments: [
            (#"{"a":{"b":1}}"#, .some(1)), (#"{"a":{"b":null}}"#, .some(nil)),
            (#"{"a":{"c":1}}"#, .some(nil)), (#"{"a":null}"#, .some(nil)), ("{}", .some(nil)),
            ("null", .some(nil)), (#"{"a":{"b":"1"}}"#, nil), (#"{"a":7}"#, nil), ("[", nil),
            (#"{"a":{"b":1},"a":{}}"#, .some(nil)),
        ] as [(String, Int??)]
    )
    func optionalIntegers(text: String, value: Int??) {
        let found = try? reading(text) { json throws(JSONError) -> [Int?] in
            [try json.at(["a", "b"]) { json throws(JSONError) in try json.optionalInt() }]
        }
        #expect(found == value.map { [$0] })
    }

    @Test func whereItLeadsToNothing() {
        let error = problem(#"{"data":[{"id":1},{}]}"#) { json throws(JSONError) in
            try json.at(["data", "1", "id"]) { json throws(JSONError) in try json.int() }
        }
        #expect(
            error?.description == "data[1]: expected something at 'id', found an object (byte 18)"
        )
    }
}
