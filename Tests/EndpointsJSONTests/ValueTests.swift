import EndpointsJSON
import Foundation
import Testing

struct ValueTests {
    @Test func literals() throws {
        let value: JSONValue = [
            "a": [.null, true, 1, 1.5, "x"], "b": [:], "c": [],
        ]
        let text = #"{"a":[null,true,1,1.5,"x"],"b":{},"c":[]}"#
        #expect(try JSONValue(json: Data(text.utf8)) == value)
        #expect(try String(decoding: value.json(), as: UTF8.self) == text)
        #expect(value["a"]?[4] == "x")
        #expect(value["a"]?[5] == nil)
        #expect(value["d"] == nil)
        #expect(value[0] == nil)
    }

    @Test func numbersKeepTheirText() throws {
        let text = "[1.0,1e2,-0,0.10,123456789012345678901234567890]"
        #expect(
            try String(decoding: JSONValue(json: Data(text.utf8)).json(), as: UTF8.self) == text
        )
    }

    @Test func openEnumerationsAreEqualByText() throws {
        #expect(Account.Kind(rawValue: "user") == .user)
        #expect(Account.Kind.unrecognized("user") == .user)
        #expect(Set<Account.Kind>([.user, .unrecognized("user"), .unrecognized("x")]).count == 2)
        let kinds: [Account.Kind] = try reading(#"["organization","x"]"#) {
            json throws(JSONError) in
            try json.array()
        }
        #expect(kinds == [.organization, .unrecognized("x")])
        #expect(try String(decoding: kinds.json(), as: UTF8.self) == #"["organization","x"]"#)
    }

    @Test func aTableFindsTheFirstCaseOfAValue() {
        let table = EnumerationTable<Account.Kind>([.user, .organization, .unrecognized("user")])
        let organization = table["organization"]
        #expect(organization == .organization)
        #expect(table["x"] == nil)
        guard case .user? = table["user"] else {
            Issue.record("the listed case, and not the one that has its text")
            return
        }
    }

    @Test func kindsAndOffsets() throws {
        let kinds = try reading(#" [ {}, [], "", 1, true, null]"#) { json throws(JSONError) in
            var kinds: [JSONKind] = [try json.peek()]
            var offsets: [Int] = []
            try json.beginArray()
            while try json.nextElement() {
                offsets.append(json.offset)
                kinds.append(try json.peek())
                try json.skip()
            }
            #expect(offsets == [3, 7, 11, 15, 18, 24])
            return kinds
        }
        #expect(kinds == [.array, .object, .array, .string, .number, .bool, .null])
    }
}
