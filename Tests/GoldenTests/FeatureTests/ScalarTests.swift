import EndpointsRuntime
import Foundation
import Testing

/// Every scalar type through JSON: texts of RFC 3339, RFC 9110 §5.6.7, RFC 9562, RFC 4648, RFC 3986
/// and ISO 8601, the limits of the integer types.
struct ScalarTests {
    static let moment = Date(timeIntervalSince1970: 784_111_777)

    /// Of each key, a value as it comes and as it is written.
    static let texts: [(key: String, json: String)] = [
        ("string", #""é\n\"""#), ("integer", "-9223372036854775808"), ("number", "0.1"),
        ("boolean", "true"), ("date-time", #""1994-11-06T08:49:37Z""#),
        ("date", #""2024-02-29""#), ("time", #""23:59:58""#),
        ("date-time-local", #""2024-02-29T23:59:58""#), ("duration", #""P1DT2H""#),
        ("unixtime", "784111777"), ("unixtime-ms", "784111777000"),
        ("http-date", #""Sun, 06 Nov 1994 08:49:37 GMT""#),
        ("uuid", #""6ba7b810-9dad-11d1-80b4-00c04fd430c8""#),
        ("uri", #""https://example.com/a?b=c#d""#), ("byte", #""Zm9vYmE=""#),
        ("int32", "-2147483648"), ("int64", "9223372036854775807"), ("uint32", "4294967295"),
        ("uint64", "18446744073709551615"), ("float", "0.25"), ("double", "1e+300"),
        ("decimal", "0.1"), ("any", #"{"a":[null,1.5]}"#),
    ]

    private func object(_ wrap: (String) -> String = { $0 }) -> String {
        "{" + Self.texts.map { "\"\($0.key)\":\(wrap($0.json))" }.joined(separator: ",") + "}"
    }

    @Test func requiredValuesAreRead() throws {
        let sample = try Scalars.Sample(json: Data(object().utf8))
        #expect(sample.string == "é\n\"")
        #expect(sample.integer == Int.min)
        #expect(sample.number == 0.1)
        #expect(sample.boolean)
        #expect(sample.dateTime == Self.moment)
        #expect(sample.date == CalendarDate(year: 2024, month: 2, day: 29))
        #expect(sample.time == CalendarTime(hour: 23, minute: 59, second: 58))
        #expect(sample.dateTimeLocal.date == sample.date)
        #expect(sample.unixtime == Self.moment)
        #expect(sample.unixtimeMs == Self.moment)
        #expect(sample.httpDate == Self.moment)
        #expect(sample.uuid == UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        #expect(sample.uri.absoluteString == "https://example.com/a?b=c#d")
        #expect(sample.byte == Data("fooba".utf8))
        #expect(sample.int32 == Int32.min)
        #expect(sample.int64 == Int64.max)
        #expect(sample.uint32 == UInt32.max)
        #expect(sample.uint64 == UInt64.max)
        #expect(sample.float == 0.25)
        #expect(sample.double == 1e300)
        #expect(sample.decimal == Decimal(1) / 10)
        #expect(sample.any == ["a": [.null, 1.5]])
    }

    @Test func requiredValuesAreWrittenAsTheyCame() throws {
        let sample = try Scalars.Sample(json: Data(object().utf8))
        #expect(String(decoding: try sample.json(), as: UTF8.self) == object())
    }

    @Test func optionalValuesAreWrittenAsTheyCame() throws {
        let reading = try Scalars.Reading(json: Data(object().utf8))
        #expect(String(decoding: try reading.json(), as: UTF8.self) == object())
    }

    @Test(arguments: ["{}", "null"])
    func optionalValuesMayBeAbsentOrNull(_ text: String) throws {
        let json = text == "null" ? object { _ in "null" } : "{}"
        let reading = try Scalars.Reading(json: Data(json.utf8))
        #expect(String(decoding: try reading.json(), as: UTF8.self) == "{}")
    }

    @Test func listsAreWrittenAsTheyCame() throws {
        let json = object { "[\($0),\($0)]" }
        let series = try Scalars.Series(json: Data(json.utf8))
        #expect(series.httpDate == [Self.moment, Self.moment])
        #expect(String(decoding: try series.json(), as: UTF8.self) == json)
    }

    /// A value of another type is told at its path, whichever the type is.
    @Test(arguments: texts.map(\.key).filter { $0 != "any" })
    func anotherTypeIsToldAtItsPath(_ key: String) throws {
        let json = "{\"\(key)\":[]}"
        let error = #expect(throws: JSONError.self) {
            try Scalars.Reading(json: Data(json.utf8))
        }
        #expect(error?.path.description == key)
        #expect(error?.offset == key.utf8.count + 4)
    }

    @Test func aMissingKeyIsNamed() throws {
        let error = #expect(throws: JSONError.self) {
            try Scalars.Sample(json: Data(object().replacing("\"uuid\":", with: "\"x\":").utf8))
        }
        #expect(error?.description.contains("'uuid'") == true)
    }
}
