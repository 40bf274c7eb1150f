import EndpointsJSON
import Foundation
import Testing

struct WriterTests {
    @Test func members() throws {
        let text = try writing { json in
            json.beginObject()
            json.string("a", "string")
            json.string(nil, "nothing")
            json.int(-1, "int")
            json.bool(true, "bool")
            json.array(["x", "y"], "array")
            json.array([1, 2], "times") { json, value in
                json.unixTime(Date(timeIntervalSince1970: TimeInterval(value)))
            }
            json.dictionary(["b": 1, "a": 2, "é": 3, "B": 4], "dictionary")
            json.key("null")
            json.null()
            json.key("key \"data\"")
            json.beginArray()
            json.beginObject()
            json.endObject()
            json.beginArray()
            json.endArray()
            json.uint64(.max)
            json.endArray()
            json.write([Int?.none, 1], "optionals")
            json.endObject()
        }
        #expect(
            text == #"{"string":"a","int":-1,"bool":true,"array":["x","y"],"times":[1,2],"#
                + #""dictionary":{"B":4,"a":2,"b":1,"é":3},"null":null,"#
                + #""key \"data\"":[{},[],18446744073709551615],"optionals":[null,1]}"#
        )
    }

    @Test(arguments: [
        ("", ""), ("a/b", "a/b"), ("\"\\", #"\"\\"#), ("\u{8}\u{C}\n\r\t", #"\b\f\n\r\t"#),
        ("\0\u{1F}", #"\u0000\u001f"#), ("\u{7F}é€𝄞", "\u{7F}é€𝄞"),
        ("a\u{2028}b\u{2029}c", #"a\u2028b\u2029c"#), ("\u{2027}\u{202A}", "\u{2027}\u{202A}"),
        (
            "plain text of some length, then \" and more",
            #"plain text of some length, then \" and more"#
        ),
    ])
    func strings(text: String, escaped: String) throws {
        #expect(try writing { $0.string(text) } == "\"\(escaped)\"")
        #expect(
            try reading("\"\(escaped)\"") { json throws(JSONError) in try json.string() } == text
        )
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "-0"), (1, "1"), (0.1, "0.1"), (1e20, "1e+20"),
        (.leastNonzeroMagnitude, "5e-324"),
        (1.7976931348623157e308, "1.7976931348623157e+308"), (-2.5, "-2.5"), (1e-5, "1e-05"),
        (123_456_789.125, "123456789.125"),
    ])
    func doubles(value: Double, text: String) throws {
        #expect(try writing { $0.double(value) } == text)
        let read = try reading(text) { json throws(JSONError) in try json.double() }
        #expect(read.bitPattern == value.bitPattern)
    }

    @Test func integersAtTheirLimits() throws {
        #expect(try writing { $0.int64(.min) } == "-9223372036854775808")
        #expect(try writing { $0.int64(.max) } == "9223372036854775807")
        #expect(try writing { $0.int32(.min) } == "-2147483648")
        #expect(try writing { $0.uint32(.max) } == "4294967295")
        #expect(try writing { $0.float(0.1) } == "0.1")
        #expect(
            try writing { $0.decimal(Decimal(string: "0.10000000000000000000000001") ?? 0) }
                == "0.10000000000000000000000001"
        )
    }

    @Test func theFirstProblemIsTold() {
        func problem(_ body: (inout JSONWriter) -> Void) -> JSONError? {
            do throws(JSONError) {
                _ = try JSONWriter.write(body)
                return nil
            } catch {
                return error
            }
        }
        let error = problem { json in
            json.beginObject()
            json.array([0, .nan, .infinity], "values")
            json.endObject()
        }
        #expect(error?.description == "values[1]: expected a finite number, found nan (byte 13)")
        #expect(problem { $0.float(-.infinity) }?.found == "-inf")
        #expect(problem { $0.decimal(.nan) }?.expected == "a finite number")
        #expect(
            problem { $0.value(.number(JSONNumber(Double.nan))) }?.expected == "a finite number"
        )
        #expect(problem { $0.value(.number(JSONNumber(Double.infinity))) } != nil)
        #expect(problem { _ in }?.found == "nothing")
        #expect(
            problem { $0.calendarDate(CalendarDate(year: 1, month: 2, day: 30)) }?.found
                == "0001-02-30"
        )
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let account = Account(
            login: "a\"b\n",
            id: .max,
            createdAt: Date(timeIntervalSince1970: 1.5),
            kind: .unrecognized("robot"),
            owner: [Account(login: "", id: 0, name: "é", createdAt: Date(timeIntervalSince1970: 0))]
        )
        let data = try account.json()
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"login":"a\"b\n","id":9223372036854775807,"#
                + #""created_at":"1970-01-01T00:00:01.500Z","kind":"robot","owner":[{"login":"","#
                + #""id":0,"name":"é","created_at":"1970-01-01T00:00:00Z"}]}"#
        )
        #expect(try Account(json: data) == account)
    }

    @Test func largeTextsGrow() throws {
        let values = (0..<100_000).map { "text \($0)" }
        #expect(try [String](json: values.json()) == values)
    }
}
