import Foundation
import Testing

@testable import EndpointsJSON

/// Dates in the letters of Unicode TR35 part 4, "Date Format Patterns".
struct DatePatternTests {
    /// 2024-02-29T15:04:05.678Z, a Thursday.
    static let moment = Date(timeIntervalSince1970: 1_709_219_045.678)

    static let texts: [(pattern: String, text: String)] = [
        ("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2024-02-29T15:04:05.678Z"),
        ("yyyy-MM-dd'T'HH:mm:ss.SSSxxx", "2024-02-29T15:04:05.678+00:00"),
        ("yyyy-MM-dd HH:mm:ss.SSS Z", "2024-02-29 15:04:05.678 +0000"),
        ("yyyyMMddHHmmssSSS", "20240229150405678"),
        ("EEEE, d MMMM y 'at' h:mm:ss.SSSSSS a", "Thursday, 29 February 2024 at 3:04:05.678000 PM"),
        ("EEE d MMM yy HH:mm:ss.SSS z", "Thu 29 Feb 24 15:04:05.678 GMT"),
        ("''yyyy''M''d H:m:s.SSS", "'2024'2'29 15:4:5.678"),
        ("d/M/yyyy 'o''clock' hh:mm:ss.SSS a X", "29/2/2024 o'clock 03:04:05.678 PM Z"),
    ]

    @Test(arguments: texts)
    func aDateIsReadAndWritten(_ pattern: String, _ text: String) throws {
        #expect(throws: Never.self) { try DatePattern.check(pattern) }
        let json = try JSONWriter.write { $0.date(Self.moment, pattern: pattern) }
        #expect(try String(json: json) == text)
        let date = try JSONReader.read(json) { json throws(JSONError) in
            try json.date(pattern: pattern)
        }
        #expect(date == Self.moment)
    }

    @Test(
        arguments: [
            ("2024-02-29T15:04:05+02:00", 1_709_211_845.0), ("2024-02-29T15:04:05Z", 1_709_219_045),
            ("2024-02-29T15:04:05-0330", 1_709_231_645), ("2024-02-29T15:04:05+01", 1_709_215_445),
        ]
    )
    func anyOffsetIsRead(_ text: String, _ seconds: Double) {
        let date = DatePattern.date(text, pattern: "yyyy-MM-dd'T'HH:mm:ssXXX")
        #expect(date == Date(timeIntervalSince1970: seconds))
    }

    /// POSIX: 69 to 99 are of the last century.
    @Test(arguments: [("68", 2068), ("69", 1969), ("99", 1999), ("00", 2000)])
    func aShortYearIsOfACentury(_ text: String, _ year: Int) throws {
        let date = try #require(DatePattern.date(text, pattern: "yy"))
        let json = try JSONWriter.write { $0.date(date, pattern: "yyyy") }
        #expect(try String(json: json) == String(year))
    }

    @Test(arguments: [("12:30 AM", 1_800), ("1:00 am", 3_600), ("12:00 PM", 43_200)])
    func twelveIsTheFirstHour(_ text: String, _ seconds: Int) {
        let date = DatePattern.date("1970 " + text, pattern: "yyyy h:mm a")
        #expect(date == Date(timeIntervalSince1970: Double(seconds)))
    }

    @Test(
        arguments: [
            ("yyyy-MM-dd", "2023-02-29"), ("yyyy-MM-dd", "2024-2-29"), ("yyyy-MM-dd", "24-02-29"),
            ("yyyy-MM-dd", "2024-02-29 "), ("yyyy", ""), ("yyyy-MM-dd HH", "2024-02-29 24"),
            ("yyyy MMM", "2024 feb"), ("yyyy h a", "2024 13 PM"), ("yyyy z", "2024 PST"),
        ]
    )
    func anotherTextIsNone(_ pattern: String, _ text: String) {
        #expect(DatePattern.date(text, pattern: pattern) == nil)
    }

    @Test(
        arguments: [
            ("yyyy QQQ", 5..<8), ("yyyyy", 0..<5), ("MM-dd", 0..<5), ("yyyy 'x", 0..<7),
            ("yyyy h:mm", 0..<9), ("yyyy HH a", 0..<9), ("", 0..<0), ("yyyy SSSSSSSSSS", 5..<15),
        ]
    )
    func aMistakeHasItsPlace(_ pattern: String, _ range: Range<Int>) {
        let mistake = #expect(throws: DatePattern.Mistake.self) { try DatePattern.check(pattern) }
        #expect(mistake?.range == range)
    }

    @Test func aQuoteInAPatternIsEscaped() throws {
        let json = try JSONWriter.write { $0.date(Self.moment, pattern: "yyyy \"\\\"") }
        #expect(String(decoding: json, as: UTF8.self) == #""2024 \"\\\"""#)
    }

    @Test func aYearOfFiveDigitsCannotBeWritten() {
        #expect(throws: JSONError.self) {
            try JSONWriter.write { $0.date(Date(timeIntervalSince1970: 1e12), pattern: "yyyy") }
        }
    }
}
