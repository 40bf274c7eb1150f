import EndpointsJSON
import Foundation
import Testing

/// Models and values through the coders of Foundation.
struct CodableTests {
    private let account = Account(
        login: "octocat",
        id: 9_007_199_254_740_993,
        name: "The Octocat",
        createdAt: Date(timeIntervalSince1970: 1_709_202_030.25),
        kind: .organization,
        owner: [Account(login: "b", id: -1, createdAt: Date(timeIntervalSince1970: 0))]
    )

    @Test func jsonCoders() throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .millisecondsSince1970
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let data = try encoder.encode(["first": [account]])
        #expect(try decoder.decode([String: [Account]].self, from: data) == ["first": [account]])
        #expect(try [String: [Account]](json: data) == ["first": [account]])
        #expect(try decoder.decode(Account.self, from: account.json()) == account)
        let kinds = try decoder.decode([Account.Kind].self, from: Data(#"["user","robot"]"#.utf8))
        #expect(kinds == [.user, .unrecognized("robot")])
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        let data = try encoder.encode(["first": account])
        let copy = try PropertyListDecoder().decode([String: Account].self, from: data)
        #expect(copy == ["first": account])
        let values: JSONValue = [
            "null": .null, "bools": [true, false], "numbers": [0, 1, -1, 0.5, 1e300],
            "text": "1", "object": [:], "large": .number(JSONNumber(UInt64.max)),
        ]
        let list = try encoder.encode(values)
        #expect(try PropertyListDecoder().decode(JSONValue.self, from: list) == values)
    }

    @Test func valuesKeepTheirNumbers() throws {
        let text =
            #"{"a_b":[1,18446744073709551615,-9223372036854775808,0.1,1e300,1.5e-7,"#
            + #"0.12345678901234567890123456789]}"#
        let value = try JSONValue(json: Data(text.utf8))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(JSONValue.self, from: Data(text.utf8)) == value)
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        #expect(try JSONValue(json: encoder.encode(value)) == value)
    }

    @Test func problemsAreDecodingErrors() throws {
        let text =
            #"{"x":[{"login":"a","id":1,"created_at":"1970-01-01T00:00:00Z","owner":[{"#
            + #""login":"b","id":2,"created_at":12}]}]}"#
        do {
            _ = try JSONDecoder().decode([String: [Account]].self, from: Data(text.utf8))
            Issue.record("decoded")
        } catch DecodingError.dataCorrupted(let context) {
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            #expect(path == ["x", "0", "owner", "0", "created_at"])
            #expect(context.debugDescription == "expected a date-time, found 12")
        }
    }

    @Test func problemsAreEncodingErrors() throws {
        let value: JSONValue = ["a": [0, .number(JSONNumber(Double.nan))]]
        struct Holder: JSONModel {
            var value: JSONValue
            init(value: JSONValue) { self.value = value }
            init(from json: inout JSONReader) throws(JSONError) { value = try json.value() }
            func write(to json: inout JSONWriter) { json.value(value) }
        }
        do {
            _ = try JSONEncoder().encode(["x": Holder(value: value)])
            Issue.record("encoded")
        } catch EncodingError.invalidValue(_, let context) {
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            #expect(path == ["x", "a", "1"])
        }
    }

    @Test func calendarTypes() throws {
        let dates = try JSONDecoder().decode(
            [CalendarDate].self,
            from: Data(#"["2024-02-29"]"#.utf8)
        )
        #expect(dates == [CalendarDate(year: 2024, month: 2, day: 29)])
        #expect(try JSONEncoder().encode(dates) == Data(#"["2024-02-29"]"#.utf8))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2024-02-30"]"#.utf8))
        }
        let duration = try JSONDecoder().decode(
            [CalendarDuration].self,
            from: Data(#"["PT5M"]"#.utf8)
        )
        #expect(duration == [CalendarDuration(minutes: 5)])
    }
}
