import EndpointsJSON
import Foundation
import Testing

struct ObjectTests {
    private static let keys: [StaticString] = [
        "a", "longer_than_eight", "é", "q\"uote", "back\\slash",
    ]

    /// Which keys are taken in which order, by their indexes; others are passed over.
    @Test(
        arguments: [
            ("{}", []), (#"{"a":1}"#, [0]), (#"{"é":1,"a":2}"#, [2, 0]),
            (#"{"a":1,"longer_than_eight":2,"é":3,"q\"uote":4,"back\\slash":5}"#, [0, 1, 2, 3, 4]),
            (#"{"b":1,"a":2,"longer_than_eighT":3,"longer_than_eight":4}"#, [0, 1]),
            (#"{"\u0061":1,"longer\u005Fthan_eight":2,"\u00E9":3}"#, [0, 1, 2]),
            (#"{"back\slash":1}"#, nil), (#"{"x":{"a":1},"é":[2],"y":3,"a":4,"z":{}}"#, [2, 0]),
            (#"{"e\u0301":1,"\u0065\u0301":2}"#, []), (#"{"\u0065\u0301":1,"\u00e9":2}"#, [2]),
            (#"{"back\\slash":1}"#, [4]), (#"{"q"uote":1}"#, nil),
            (#"{"a":1,"a":2}"#, [0, 0]), (#"{"":1,"A":{"a":[{}]}}"#, []),
            ("{ \"a\" : 1 ,\n\t\"é\":\r2 }", [0, 2]),
        ] as [(String, [Int]?)]
    )
    func keys(text: String, indexes: [Int]?) {
        let found = try? reading(text) { json throws(JSONError) in
            var found: [Int] = []
            let outer = try json.enterObject()
            while try json.nextRound() {
                for (index, key) in Self.keys.enumerated() where try json.field(key) {
                    found.append(index)
                    try json.skip()
                }
            }
            try json.leaveObject(outer)
            return found
        }
        #expect(found == indexes)
    }

    @Test(arguments: [
        "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\" 1}",
        "{a:1}", "{\"a\":1 \"b\":2}", "{\"a\":1]", "{1:1}", "{\"a\":}", "{\"a\":1}}", "{\"a\":1},",
        "{\"a\":1,,\"b\":2}", "{\"a\"::1}",
    ])
    func brokenObjects(text: String) {
        let bodies: [JSONError?] = [
            problem(text) { json throws(JSONError) in try json.skip() },
            problem(text) { json throws(JSONError) in try json.value() },
            problem(text) { json throws(JSONError) in
                let outer = try json.enterObject()
                while try json.nextRound() {
                    if try json.field("b") { _ = try json.int() }
                }
                try json.leaveObject(outer)
            },
        ]
        #expect(bodies.allSatisfy { $0 != nil })
    }

    @Test(arguments: [
        "[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}", "]", "[1]]", "[1],", "[1,,2]", "[[1]",
    ])
    func brokenArrays(text: String) {
        let bodies: [JSONError?] = [
            problem(text) { json throws(JSONError) in try json.skip() },
            problem(text) { json throws(JSONError) in try json.value() },
            problem(text) { json throws(JSONError) in
                let values: [Int] = try json.array()
                return values
            },
        ]
        #expect(bodies.allSatisfy { $0 != nil })
    }

    @Test func ofEqualKeysTheLastWins() throws {
        let value = try JSONValue(json: Data(#"{"a":1,"b":2,"a":3}"#.utf8))
        #expect(value == ["a": 3, "b": 2])
        let account = try Account(
            json: Data(
                #"{"login":"a","id":1,"login":"b","created_at":"1970-01-01T00:00:00Z"}"#.utf8
            )
        )
        #expect(account.login == "b")
    }

    @Test func missingAndNullAreToldApart() throws {
        func state(_ text: String) throws -> String {
            try reading(text) { json throws(JSONError) in
                var state = "missing"
                let outer = try json.enterObject()
                while try json.nextRound() {
                    if try json.field("a") {
                        state = try json.optionalInt().map(String.init) ?? "null"
                    }
                }
                try json.leaveObject(outer)
                return state
            }
        }
        #expect(try state("{}") == "missing")
        #expect(try state(#"{"a":null}"#) == "null")
        #expect(try state(#"{"b":null,"a":1}"#) == "1")
    }

    @Test func collections() throws {
        let arrays: [[Int?]] = try reading("[[1,null],[]]") { json throws(JSONError) in
            try json.read()
        }
        #expect(arrays == [[1, nil], []])
        let members: [String: Bool]? = try reading(#"{"x":true,"y":false}"#) {
            json throws(JSONError) in try json.optional()
        }
        #expect(members == ["x": true, "y": false])
        let dates = try reading("[0,1.5]") { json throws(JSONError) in
            try json.array { json throws(JSONError) in try json.unixTime() }
        }
        #expect(dates == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)])
        let nothing: [Int]? = try reading("null") { json throws(JSONError) in
            try json.optionalArray()
        }
        #expect(nothing == nil)
    }

    @Test func everythingMustBeTaken() {
        let unread = problem("[1]") { json throws(JSONError) in try json.beginArray() }
        #expect(unread != nil)
        let rest = problem("1 2") { json throws(JSONError) in try json.int() }
        #expect(rest?.description == "expected the end of the text, found 2 (byte 2)")
        #expect(
            problem("") { json throws(JSONError) in try json.int() }?.found == "the end of the text"
        )
        #expect(problem(" \n\t\r1 \n\t\r") { json throws(JSONError) in try json.int() } == nil)
        #expect(problem("\u{B}1") { json throws(JSONError) in try json.int() } != nil)
    }
}
