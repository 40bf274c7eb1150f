import EndpointsJSON
import Foundation
import Testing

struct CalendarTests {
    @Test(arguments: [
        ("2024-02-29", CalendarDate(year: 2024, month: 2, day: 29)),
        ("2000-02-29", CalendarDate(year: 2000, month: 2, day: 29)),
        ("0001-01-01", CalendarDate(year: 1, month: 1, day: 1)),
        ("9999-12-31", CalendarDate(year: 9999, month: 12, day: 31)),
    ])
    func dates(text: String, date: CalendarDate) throws {
        #expect(CalendarDate(text) == date)
        #expect(date.description == text)
        #expect(
            try reading("\"\(text)\"") { json throws(JSONError) in try json.calendarDate() } == date
        )
        #expect(try writing { $0.calendarDate(date) } == "\"\(text)\"")
    }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2024-04-31", "2024-00-10", "2024-13-01", "2024-01-32",
        "2024-1-1", "20240229", "2024-02-29T00:00:00", "", "2024-02-29 ", "-001-01-01",
    ])
    func noDates(text: String) {
        #expect(CalendarDate(text) == nil)
        let error = problem("\"\(text)\"") { json throws(JSONError) in try json.calendarDate() }
        #expect(error?.expected == "a date")
    }

    @Test(arguments: [
        ("10:20:30", CalendarTime(hour: 10, minute: 20, second: 30), "10:20:30"),
        ("10:20", CalendarTime(hour: 10, minute: 20), "10:20:00"),
        ("23:59:60Z", CalendarTime(hour: 23, minute: 59, second: 60, offset: 0), "23:59:60Z"),
        (
            "08:30:06.283185Z",
            CalendarTime(hour: 8, minute: 30, second: 6, nanosecond: 283_185_000, offset: 0),
            "08:30:06.283185Z"
        ),
        (
            "10:20:30.5-08:30",
            CalendarTime(
                hour: 10,
                minute: 20,
                second: 30,
                nanosecond: 500_000_000,
                offset: -30_600
            ),
            "10:20:30.500-08:30"
        ),
    ])
    func times(text: String, time: CalendarTime, written: String) throws {
        #expect(CalendarTime(text) == time)
        #expect(time.description == written)
        #expect(
            try reading("\"\(text)\"") { json throws(JSONError) in try json.calendarTime() } == time
        )
        #expect(CalendarTime(written) == time)
    }

    @Test(arguments: [
        "24:00:00", "10:60:00", "10:20:61", "10:20:30.", "10:20:30+24:00", "1:20:30", "102030",
        "10:20:30 Z", "10:20:60", "",
    ])
    func noTimes(text: String) {
        #expect(CalendarTime(text) == nil)
    }

    @Test func dateTimes() throws {
        let value = CalendarDateTime(
            date: CalendarDate(year: 2024, month: 2, day: 29),
            time: CalendarTime(hour: 10, minute: 20, second: 30, nanosecond: 250_000_000)
        )
        for text in ["2024-02-29T10:20:30.25", "2024-02-29 10:20:30.250"] {
            #expect(CalendarDateTime(text) == value)
        }
        #expect(value.description == "2024-02-29T10:20:30.250")
        #expect(CalendarDateTime("2024-02-29T10:20")?.description == "2024-02-29T10:20:00")
        for text in ["2024-02-30T10:20:30", "2024-02-29T10:20:30Z", "2024-02-29", ""] {
            #expect(CalendarDateTime(text) == nil)
        }
    }

    /// The first two are examples of ISO 8601, the third of RFC 3339 appendix A.
    @Test(arguments: [
        (
            "P3Y6M4DT12H30M5S",
            CalendarDuration(years: 3, months: 6, days: 4, hours: 12, minutes: 30, seconds: 5), nil
        ),
        ("P23DT23H", CalendarDuration(days: 23, hours: 23), nil),
        ("P4W", CalendarDuration(weeks: 4), nil),
        ("PT36H", CalendarDuration(hours: 36), nil), ("P1M", CalendarDuration(months: 1), nil),
        ("PT1M", CalendarDuration(minutes: 1), nil), ("PT0S", CalendarDuration(), nil),
        ("P0D", CalendarDuration(), "PT0S"), ("PT0.5H", CalendarDuration(minutes: 30), "PT30M"),
        ("PT0,25M", CalendarDuration(seconds: 15), "PT15S"),
        ("PT1.5S", CalendarDuration(seconds: 1, nanoseconds: 500_000_000), "PT1.500S"),
        ("-P1DT2H", CalendarDuration(days: -1, hours: -2), nil),
        ("PT-6H3M", CalendarDuration(hours: -6, minutes: 3), nil),
        ("-PT-6H+3M", CalendarDuration(hours: 6, minutes: -3), "PT6H-3M"),
        ("-PT0.5S", CalendarDuration(nanoseconds: -500_000_000), "-PT0.500S"),
        ("pt1h", CalendarDuration(hours: 1), "PT1H"),
    ])
    func durations(text: String, duration: CalendarDuration, written: String?) throws {
        #expect(CalendarDuration(text) == duration)
        #expect(duration.description == written ?? text)
        #expect(CalendarDuration(duration.description) == duration)
        let read = try reading("\"\(text)\"") { json throws(JSONError) in
            try json.calendarDuration()
        }
        #expect(read == duration)
    }

    @Test(arguments: [
        "", "P", "PT", "P1", "1Y", "P1H", "PT1D", "P1YT", "P1M1Y", "PT1S1M", "P1Y1Y", "P1.5Y",
        "P0.5D",
        "PT1.5M3S", "P1S", "PT1", "P--1D", "P1YTT1H", "P99999999999999999999D", "P1Y ",
    ])
    func noDurations(text: String) {
        #expect(CalendarDuration(text) == nil)
    }

    @Test func whatNoCalendarHasIsNotWritten() {
        let problems: [@Sendable (inout JSONWriter) -> Void] = [
            { $0.calendarDate(CalendarDate(year: 2023, month: 2, day: 29)) },
            { $0.calendarDate(CalendarDate(year: 10_000, month: 1, day: 1)) },
            { $0.calendarTime(CalendarTime(hour: 24, minute: 0)) },
            { $0.calendarTime(CalendarTime(hour: -1, minute: 0)) },
            { $0.calendarDuration(CalendarDuration(seconds: 1, nanoseconds: -1)) },
            { $0.date(Date(timeIntervalSince1970: .nan)) },
            { $0.date(Date(timeIntervalSince1970: 253_402_300_800)) },
            { $0.httpDate(Date(timeIntervalSince1970: -62_167_219_201)) },
            { $0.unixTime(Date(timeIntervalSince1970: .infinity)) },
        ]
        for write in problems {
            #expect(throws: JSONError.self) {
                try writing { json in
                    json.beginObject()
                    json.key("at")
                    write(&json)
                    json.endObject()
                }
            }
        }
    }

    /// Every day of 800 years is the day after the one before.
    @Test func everyDay() throws {
        var previous: Date?
        for year in 1600..<2400 {
            for month in 1...12 {
                for day in 1...31 {
                    let date = CalendarDate(year: year, month: month, day: day)
                    guard date.isValid else {
                        continue
                    }
                    let instant = try #require(ScalarText.parseDateTime("\(date)T00:00:00Z"))
                    if let previous, instant.timeIntervalSince(previous) != 86_400 {
                        Issue.record("\(date)")
                    }
                    if ScalarText.dateTime(instant) != "\(date)T00:00:00Z" {
                        Issue.record("\(date)")
                    }
                    previous = instant
                }
            }
        }
        #expect(previous == ScalarText.parseDateTime("2399-12-31T00:00:00Z"))
    }
}
