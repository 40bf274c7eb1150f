import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.4.2 and JSON Schema 2020-12 §7.3 (Validation): formats of strings and numbers. RFC 3339 has dates and
/// durations, RFC 9562 §4 a UUID in lower case, RFC 4648 §4 base64.
struct FormatsOfValuesTests {
    @Test func textsAreWhatTheirFormatsSay() throws {
        let uuid = try #require(UUID(uuidString: "8F0E2C1A-5B7D-4C3E-9F10-0123456789AB"))
        try expectRoundTrip(
            #"{"a":"1970-01-01T00:00:00Z","b":"2024-05-06","c":"07:08:09Z","d":"P1DT2H","#
                + #""e":"8f0e2c1a-5b7d-4c3e-9f10-0123456789ab","f":"https://a.example/b","#
                + #""g":"AQI=","h":"a@b.example","i":"x","j":"AQI=","k":"{}","l":"1.50","#
                + #""m":"2024-05-06T07:08:09","n":"07:08:09"}"#,
            FormatsOfValues.Texts(
                a: Date(timeIntervalSince1970: 0),
                b: CalendarDate(year: 2024, month: 5, day: 6),
                c: CalendarTime(hour: 7, minute: 8, second: 9, offset: 0),
                d: CalendarDuration(days: 1, hours: 2),
                e: uuid,
                f: try #require(URL(string: "https://a.example/b")),
                g: Data([1, 2]),
                h: "a@b.example",
                i: "x",
                j: "AQI=",
                k: "{}",
                l: "1.50",
                m: CalendarDateTime(
                    date: CalendarDate(year: 2024, month: 5, day: 6),
                    time: CalendarTime(hour: 7, minute: 8, second: 9)
                ),
                n: CalendarTime(hour: 7, minute: 8, second: 9)
            )
        )
    }

    @Test func numbersAreAsWideAsTheirFormats() throws {
        try expectRoundTrip(
            #"{"a":-2147483648,"b":9007199254740993,"c":18446744073709551615,"d":-128,"e":1.5,"#
                + #""f":2.5,"g":1,"h":60,"i":3,"j":4}"#,
            FormatsOfValues.Numbers(
                a: .min,
                b: 9_007_199_254_740_993,
                c: .max,
                d: -128,
                e: 1.5,
                f: 2.5,
                g: 1,
                h: Date(timeIntervalSince1970: 60),
                i: 3,
                j: 4
            )
        )
    }

    @Test(arguments: [#""2024-05-06""#, #""yesterday""#, "1"])
    func anotherTextIsAnError(_ text: String) {
        let json =
            #"{"a":\#(text),"b":"2024-05-06","c":"07:08:09Z","d":"P1D","#
            + #""e":"8f0e2c1a-5b7d-4c3e-9f10-0123456789ab","f":"https://a.example/","g":"","#
            + #""h":"","i":"","j":"","k":"","l":"","m":"2024-05-06T07:08:09","n":"07:08:09"}"#
        #expect(throws: JSONError.self) { try FormatsOfValues.Texts(text: json) }
    }
}
