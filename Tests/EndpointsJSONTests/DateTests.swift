import EndpointsJSON
import Foundation
import Testing

/// Seconds since 1970 are those of the examples' own standards, or of `date -u -d`.
struct DateTests {
    private func date(_ text: String) throws(JSONError) -> Date {
        try reading("\"\(text)\"") { json throws(JSONError) in try json.date() }
    }

    /// The first five are the examples of RFC 3339 §5.8.
    @Test(arguments: [
        ("1985-04-12T23:20:50.52Z", 482_196_050.52), ("1996-12-19T16:39:57-08:00", 851_042_397),
        ("1990-12-31T23:59:60Z", 662_688_000), ("1990-12-31T15:59:60-08:00", 662_688_000),
        ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13),
        ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600),
        ("2001-09-09T01:46:40+0000", 1_000_000_000), ("2001-09-09 01:46:40Z", 1_000_000_000),
        ("2001-09-09t01:46:40z", 1_000_000_000), ("2001-09-09T03:16:40+0130", 1_000_000_000),
        ("1969-12-31T23:59:59.5Z", -0.5),
        ("2001-09-09T01:46:40.000000000000000000Z", 1_000_000_000),
        ("0000-01-01T00:00:00Z", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
        ("2024-02-29T10:20:30.123456789Z", 1_709_202_030.123456789),
        ("2016-12-31T23:59:60.5Z", 1_483_228_800.5),
    ])
    func dateTimes(text: String, seconds: Double) throws {
        #expect(try abs(date(text).timeIntervalSince1970 - seconds) < 0.000_001)
        let escaped = text.replacingOccurrences(of: "-", with: #"\u002d"#)
        #expect(try date(escaped) == date(text))
    }

    @Test(arguments: [
        "", "2024", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
        "2024-04-31T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
        "2024-01-00T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z",
        "2024-01-01T00:00:61Z", "2024-01-01T12:00:60Z", "2024-01-01T00:00:00",
        "2024-01-01T00:00Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+24:00",
        "2024-01-01T00:00:00+01:60", "2024-01-01T00:00:00Zx", "2024-01-01X00:00:00Z",
        "2024-1-1T00:00:00Z", "24-01-01T00:00:00Z", "2024-01-01T00:00:00+1:00", "2024-01-01",
        "20240101T000000Z", " 2024-01-01T00:00:00Z", "2024-01-01T00:00:00,5Z",
        "+2024-01-01T00:00:00Z",
    ])
    func noDateTimes(text: String) {
        let error = problem("\"\(text)\"") { json throws(JSONError) in try json.date() }
        #expect(error?.expected == "a date-time")
        #expect(error?.offset == 0)
    }

    @Test(arguments: [
        (482_196_050.52, "1985-04-12T23:20:50.520Z"), (0, "1970-01-01T00:00:00Z"),
        (1_000_000_000.25, "2001-09-09T01:46:40.250Z"), (-0.5, "1969-12-31T23:59:59.500Z"),
        (951_825_600, "2000-02-29T12:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        (-62_167_219_200, "0000-01-01T00:00:00Z"),
        (1_709_202_030.123456, "2024-02-29T10:20:30.123456Z"),
    ])
    func writing(seconds: Double, text: String) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let written = try EndpointsJSONTests.writing { $0.date(date) }
        #expect(written == "\"\(text)\"")
    }

    /// Whatever instant to the nanosecond goes out comes back as the same `Date`.
    @Test func roundTrips() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let time = Double.random(in: -3e9...9e9, using: &generator)
            let date = Date(timeIntervalSinceReferenceDate: time)
            for form in [0, 1, 2] {
                let data = try JSONWriter.write { json in
                    switch form {
                    case 0: json.date(date)
                    case 1: json.unixTime(date)
                    default: json.unixTimeMilliseconds(date)
                    }
                }
                let copy = try JSONReader.read(data) { json throws(JSONError) in
                    switch form {
                    case 0: try json.date()
                    case 1: try json.unixTime()
                    default: try json.unixTimeMilliseconds()
                    }
                }
                #expect(copy == date, "\(String(decoding: data, as: UTF8.self))")
            }
        }
    }

    /// The three forms of RFC 9110 §5.6.7.
    @Test(
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Wed Nov 16 08:49:37 1994", 784_975_777),
        ] as [(String, Double)]
    )
    func httpDates(text: String, seconds: Double) throws {
        let date = try reading("\"\(text)\"") { json throws(JSONError) in try json.httpDate() }
        #expect(date.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 UTC", "06 Nov 1994 08:49:37 GMT",
        "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 94 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37.5 GMT", "Sun, 06 Nov 1994 08:49 GMT",
        "Sun, 06 Nov 1994 08:49:37 GMT ",
        "Sun Nov 6 08:49:37 1994", "Sonntag, 06-Nov-94 08:49:37 GMT", "",
    ])
    func noHTTPDates(text: String) {
        let error = problem("\"\(text)\"") { json throws(JSONError) in try json.httpDate() }
        #expect(error?.expected == "an HTTP date")
    }

    @Test func httpDatesAreWritten() throws {
        let date = Date(timeIntervalSince1970: 784_111_777.9)
        #expect(
            try EndpointsJSONTests.writing { $0.httpDate(date) }
                == "\"Sun, 06 Nov 1994 08:49:37 GMT\""
        )
        let before = Date(timeIntervalSince1970: -1)
        #expect(
            try EndpointsJSONTests.writing { $0.httpDate(before) }
                == "\"Wed, 31 Dec 1969 23:59:59 GMT\""
        )
    }

    @Test func yearsOfTwoDigits() throws {
        let now = Date(timeIntervalSince1970: 1_709_202_030)
        let year2074 = try #require(
            ScalarText.parseHTTPDate("Thursday, 01-Mar-74 00:00:00 GMT", now: now)
        )
        #expect(ScalarText.dateTime(year2074) == "2074-03-01T00:00:00Z")
        let year1975 = try #require(
            ScalarText.parseHTTPDate("Saturday, 01-Mar-75 00:00:00 GMT", now: now)
        )
        #expect(ScalarText.dateTime(year1975) == "1975-03-01T00:00:00Z")
    }

    @Test(arguments: [
        ("0", 0), ("1000000000", 1e9), ("-1.5", -1.5), ("1e9", 1e9),
        ("1000000000.25", 1_000_000_000.25),
        ("1.0", 1), ("-0", 0),
    ])
    func unixTimes(text: String, seconds: Double) throws {
        let date = try reading(text) { json throws(JSONError) in try json.unixTime() }
        #expect(date == Date(timeIntervalSince1970: seconds))
        let milliseconds = try reading(text) { json throws(JSONError) in
            try json.unixTimeMilliseconds()
        }
        #expect(milliseconds == Date(timeIntervalSince1970: seconds / 1_000))
    }

    @Test func unixTimesAreWritten() throws {
        for (seconds, text, milliseconds) in [
            (0, "0", "0"), (1.5, "1.5", "1500"), (-1.25, "-1.25", "-1250"), (-2, "-2", "-2000"),
            (1_000_000_000.0625, "1000000000.0625", "1000000000062.5"),
        ] {
            let date = Date(timeIntervalSince1970: seconds)
            #expect(try EndpointsJSONTests.writing { $0.unixTime(date) } == text)
            #expect(
                try EndpointsJSONTests.writing { $0.unixTimeMilliseconds(date) } == milliseconds
            )
        }
        #expect(problem("1e300") { json throws(JSONError) in try json.unixTime() } != nil)
        #expect(problem("\"1\"") { json throws(JSONError) in try json.unixTime() } != nil)
    }
}
