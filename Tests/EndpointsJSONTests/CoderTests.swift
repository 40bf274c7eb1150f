import EndpointsJSON
import Foundation
import Testing

/// Models by the containers of a coder: what differs from bytes, and what must not.
struct CoderTests {
    private let decoder = JSONDecoder()
    private let encoder = JSONEncoder()

    /// Hand-written code around a model.
    private struct Page: Codable, Equatable {
        var accounts: [Account]
        var byName: [String: Account]
        var first: Account?
        var none: Account?
    }

    private let account = Account(
        login: "octocat",
        id: Int64.min,
        createdAt: Date(timeIntervalSince1970: 1_709_202_030.25),
        kind: .unrecognized("robot"),
        owner: []
    )

    /// Only a decoder that does not convert cannot read what the other one has converted.
    @Test(arguments: [(false, false), (false, true), (true, true)])
    func keyStrategies(encoderConverts: Bool, decoderConverts: Bool) throws {
        let keys = ConvertibleKeys([1, 2, 3, 4, 5, 6])
        if encoderConverts { encoder.keyEncodingStrategy = .convertToSnakeCase }
        if decoderConverts { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        let data = try encoder.encode([keys])
        #expect(try decoder.decode([ConvertibleKeys].self, from: data) == [keys])
        let some = ConvertibleKeys([nil, 2, nil, nil, nil, 6])
        #expect(try decoder.decode(ConvertibleKeys.self, from: encoder.encode(some)) == some)
        let tables = KeyedTables(
            plain: ["aB": 1, "a_b_c": 2, "URL": 3],
            times: [["aB": Date(timeIntervalSince1970: 0.5)], [:], ["c": Date.distantPast]]
        )
        #expect(try decoder.decode(KeyedTables.self, from: encoder.encode(tables)) == tables)
    }

    /// What is no conversion of a key of the model is another key, as in bytes.
    @Test(arguments: [
        (#"{"createdat":1}"#, false), (#"{"created_At_":1}"#, false), (#"{"htmlurl":1}"#, false),
        (#"{"html_url":1}"#, false), (#"{"html_URL":1}"#, false), (#"{"URL_":1}"#, false),
        (#"{"createdAt":1,"other_key":2}"#, false), (#"{"private_key":1}"#, true),
        (#"{"createdat":1}"#, true), (#"{"x2fa_co_de":1}"#, true), (#"{"U_R_L":1}"#, true),
    ])
    func anotherKeyIsNotTaken(text: String, converts: Bool) throws {
        if converts { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        let keys = try decoder.decode(ConvertibleKeys.self, from: Data(text.utf8))
        #expect(keys.values == Array(repeating: nil, count: 6))
        #expect(try ConvertibleKeys(json: Data(text.utf8)) == keys)
    }

    /// The order of a container's keys is another one in each run.
    @Test func ofSimilarKeysTheConvertedOneIsTaken() throws {
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let similar = #""createdat":0,"createdAT":0,"_created_at":0,"created_at_":0,"createDat":0"#
        for text in [#"{"created_at":1,\#(similar)}"#, #"{\#(similar),"created_at":1}"#] {
            let keys = try decoder.decode(ConvertibleKeys.self, from: Data(text.utf8))
            #expect(keys == ConvertibleKeys([1, nil, nil, nil, nil, nil]))
        }
        let tables = #"{"plain":{"_ab":1,"a_b":2,"_a_b":3,"ab":4,"u_r_l":5,"URL":6},"times":[]}"#
        let expected = ["_ab": 1, "a_b": 2, "_a_b": 3, "ab": 4, "u_r_l": 5, "URL": 6]
        let read = try decoder.decode(KeyedTables.self, from: Data(tables.utf8))
        #expect(read.plain == expected)
    }

    @Test func aKeyOfTheModelIsNoOtherKey() throws {
        struct Two: JSONModel, Equatable {
            var snake: Int?
            var camel: Int?
            init(from json: inout JSONReader) throws(JSONError) {
                let outer = try json.enterObject()
                while try json.nextRound() {
                    try json.int(&snake, "created_at")
                    try json.int(&camel, "createdAt")
                }
                try json.leaveObject(outer)
            }
            func write(to json: inout JSONWriter) {}
        }
        let two = try decoder.decode(Two.self, from: Data(#"{"createdAt":1}"#.utf8))
        #expect(two.snake == nil)
        #expect(two.camel == 1)
    }

    @Test func nestedInHandWrittenCode() throws {
        let page = Page(accounts: [account], byName: ["a_B": account], first: account)
        #expect(try decoder.decode(Page.self, from: encoder.encode(page)) == page)
        let list = try PropertyListEncoder().encode(page)
        #expect(try PropertyListDecoder().decode(Page.self, from: list) == page)
    }

    @Test(arguments: [
        (#"{"login":"a"}"#, "key 'id'"), (#"{"login":"a","id":null}"#, "null"),
        (#"{"login":null,"id":1}"#, "null"), (#"{"login":1,"id":1}"#, "string"),
        (#"{"login":"a","id":1,"created_at":"x"}"#, "expected a date-time, found \"x\""),
        (#"{"login":"a","id":1.5,"created_at":"x"}"#, "1.5"), ("[]", "array"), ("7", "number"),
    ])
    func problems(text: String, tells: String) throws {
        let data = Data(#"{"x":[\#(text)]}"#.utf8)
        let error = try #require(throws: DecodingError.self) {
            try decoder.decode([String: [Account]].self, from: data)
        }
        let path: [any CodingKey]
        switch error {
        case .dataCorrupted(let context), .keyNotFound(_, let context),
            .typeMismatch(_, let context), .valueNotFound(_, let context):
            path = context.codingPath
        @unknown default: path = []
        }
        #expect(path.prefix(2).map(\.intValue) == [nil, 0])
        #expect(path.first?.stringValue == "x")
        #expect(throws: JSONError.self) { try [String: [Account]](json: data) }
        #expect("\(error)".localizedCaseInsensitiveContains(tells))
    }

    @Test func aMissingKeyIsNamed() throws {
        let error = try #require(throws: DecodingError.self) {
            try decoder.decode(Account.self, from: Data(#"{"login":"a"}"#.utf8))
        }
        guard case .keyNotFound(let key, let context) = error else {
            Issue.record(error)
            return
        }
        #expect(key.stringValue == "id")
        #expect(context.codingPath.isEmpty)
        #expect(
            context.debugDescription
                == "expected the keys 'id', 'created_at', found an object without them"
        )
    }

    @Test func numbersAtTheirLimits() throws {
        struct Numbers: JSONModel, Equatable {
            var int32: Int32
            var uint32: UInt32
            var int64: Int64
            var uint64: UInt64
            var decimal: Decimal
            var double: Double
            var float: Float

            init(from json: inout JSONReader) throws(JSONError) {
                try json.beginArray()
                _ = try json.nextElement()
                int32 = try json.int32()
                _ = try json.nextElement()
                uint32 = try json.uint32()
                _ = try json.nextElement()
                int64 = try json.int64()
                _ = try json.nextElement()
                uint64 = try json.uint64()
                _ = try json.nextElement()
                decimal = try json.decimal()
                _ = try json.nextElement()
                double = try json.double()
                _ = try json.nextElement()
                float = try json.float()
                guard try !json.nextElement() else { throw json.error(expected: "7 elements") }
            }

            func write(to json: inout JSONWriter) {
                json.beginArray()
                json.int32(int32)
                json.uint32(uint32)
                json.int64(int64)
                json.uint64(uint64)
                json.decimal(decimal)
                json.double(double)
                json.float(float)
                json.endArray()
            }
        }
        let text =
            "[-2147483648,4294967295,-9223372036854775808,18446744073709551615,"
            + "1234567890.12345678901234567,1e-300,0.1]"
        let numbers = try Numbers(json: Data(text.utf8))
        #expect(try decoder.decode(Numbers.self, from: Data(text.utf8)) == numbers)
        #expect(try decoder.decode(Numbers.self, from: encoder.encode(numbers)) == numbers)
        let list = try PropertyListEncoder().encode(numbers)
        #expect(try PropertyListDecoder().decode(Numbers.self, from: list) == numbers)
        for wrong in ["[2147483648]", "[0,-1]", "[0,0,9223372036854775808]", "[0,0,0,-1]"] {
            #expect(throws: DecodingError.self) {
                try decoder.decode(Numbers.self, from: Data(wrong.utf8))
            }
        }
        let whole = "[1e2,1.0,1.0,1e2,1e2,1,1]"
        #expect(
            try decoder.decode(Numbers.self, from: Data(whole.utf8))
                == Numbers(json: Data(whole.utf8))
        )
    }

    @Test(arguments: [
        "null", "true", "1", "-0.5", "\"a\"", "[]", "{}", #"[[{"a_b":[null]}],{"C":1e300}]"#,
    ])
    func anyValueAtTheTop(text: String) throws {
        let value = try JSONValue(json: Data(text.utf8))
        #expect(try decoder.decode(JSONValue.self, from: Data(text.utf8)) == value)
        #expect(try decoder.decode(JSONValue.self, from: encoder.encode(value)) == value)
    }

    @Test func depthIsLimited() throws {
        let begin = #"{"login":"a","id":1,"created_at":"1970-01-01T00:00:00Z","owner":["#
        func text(_ depth: Int) -> Data {
            let ends = String(repeating: "]}", count: depth)
            return Data((String(repeating: begin, count: depth) + ends).utf8)
        }
        let deepest = try decoder.decode(Account.self, from: text(64))
        #expect(try encoder.encode(deepest).count > 64)
        #expect(throws: DecodingError.self) { try decoder.decode(Account.self, from: text(65)) }
        #expect(throws: EncodingError.self) {
            var deeper = deepest
            deeper.owner = [deepest]
            return try encoder.encode(deeper)
        }
    }

    @Test func depthOfDictionariesIsLimited() throws {
        struct Tree: JSONModel {
            var branches: [String: Tree]
            init(_ branches: [String: Tree]) { self.branches = branches }
            init(from json: inout JSONReader) throws(JSONError) {
                branches = try json.dictionary()
            }
            func write(to json: inout JSONWriter) { json.dictionary(branches) }
        }
        var tree = Tree([:])
        for _ in 1..<128 { tree = Tree(["a": tree]) }
        let data = try encoder.encode(tree)
        #expect(try data == tree.json())
        #expect(try encoder.encode(decoder.decode(Tree.self, from: data)) == data)
        let deeper = try encoder.encode(["a": JSONValue(json: data)])
        #expect(throws: DecodingError.self) { try decoder.decode(Tree.self, from: deeper) }
        #expect(throws: EncodingError.self) { try encoder.encode(Tree(["a": tree])) }
    }

    @Test func whatJSONCannotSayIsAnEncodingError() throws {
        struct Place: JSONModel {
            var day: CalendarDate
            init(day: CalendarDate) { self.day = day }
            init(from json: inout JSONReader) throws(JSONError) { day = try json.calendarDate() }
            func write(to json: inout JSONWriter) {
                json.beginObject()
                json.array([day], "a_days")
                json.endObject()
            }
        }
        let place = Place(day: CalendarDate(year: 2023, month: 2, day: 29))
        let error = try #require(throws: EncodingError.self) { try encoder.encode(["x": [place]]) }
        guard case .invalidValue(_, let context) = error else { return }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        #expect(path == ["x", "0", "a_days", "0"])
        #expect(context.debugDescription == "expected a date of the calendar, found 2023-02-29")
    }
}
