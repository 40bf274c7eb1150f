import EndpointsJSON
import Foundation
import Testing

/// Examples that the standards give of their own text, beside those that stand with the tests of
/// each type.
struct StandardExampleTests {
    /// RFC 9562 §5.9, §5.10, appendices A and B; letters of either case are read (§4).
    @Test(arguments: [
        "00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
        "C232AB00-9414-11EC-B3C8-9F6BDECED846", "5df41881-3aed-3515-88a7-2f4a814cf09e",
        "919108f7-52d1-4320-9bac-f847db4148a8", "2ed6657d-e927-568b-95e1-2665a8aea6a2",
        "1EC9414C-232A-6B00-B3C8-9F6BDECED846", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
        "2489E9AD-2EE2-8E00-8EC9-32D5F69181C0", "5c146b14-3c52-8afd-938a-375d0df1fbf6",
    ])
    func uuids(text: String) throws {
        let uuid = try reading("\"\(text)\"") { json throws(JSONError) in try json.uuid() }
        #expect(uuid.uuidString == text.uppercased())
        #expect(try writing { $0.uuid(uuid) } == "\"\(text.lowercased())\"")
    }

    /// RFC 3986 §1.1.2 and §3.
    @Test(arguments: [
        "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://www.ietf.org/rfc/rfc2396.txt",
        "ldap://[2001:db8::7]/c=GB?objectClass?one", "mailto:John.Doe@example.com",
        "news:comp.infosystems.www.servers.unix", "tel:+1-816-555-1212",
        "telnet://192.0.2.16:80/", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        "foo://example.com:8042/over/there?name=ferret#nose", "urn:example:animal:ferret:nose",
    ])
    func urls(text: String) throws {
        let url = try reading("\"\(text)\"") { json throws(JSONError) in try json.url() }
        #expect(url.absoluteString == text)
        #expect(try writing { $0.url(url) } == "\"\(text)\"")
    }

    /// The full-date of each date-time of RFC 3339 §5.8.
    @Test(arguments: ["1985-04-12", "1996-12-19", "1990-12-31", "1937-01-01"])
    func fullDates(text: String) throws {
        let date = try reading("\"\(text)\"") { json throws(JSONError) in try json.calendarDate() }
        #expect(date.description == text)
    }

    /// The full-time of each date-time of RFC 3339 §5.8; a leap second ends a day of UTC.
    @Test(
        arguments: [
            (
                "23:20:50.52Z",
                CalendarTime(hour: 23, minute: 20, second: 50, nanosecond: 520_000_000, offset: 0)
            ),
            ("16:39:57-08:00", CalendarTime(hour: 16, minute: 39, second: 57, offset: -28_800)),
            ("23:59:60Z", CalendarTime(hour: 23, minute: 59, second: 60, offset: 0)),
            ("15:59:60-08:00", CalendarTime(hour: 15, minute: 59, second: 60, offset: -28_800)),
            (
                "12:00:27.87+00:20",
                CalendarTime(
                    hour: 12,
                    minute: 0,
                    second: 27,
                    nanosecond: 870_000_000,
                    offset: 1_200
                )
            ),
        ] as [(String, CalendarTime)]
    )
    func fullTimes(text: String, time: CalendarTime) throws {
        let read = try reading("\"\(text)\"") { json throws(JSONError) in try json.calendarTime() }
        #expect(read == time)
        #expect(CalendarTime(time.description) == time)
    }

    /// RFC 3339 §5.8: both are one instant.
    @Test func oneInstantInTwoOffsets() throws {
        let pacific = try reading("\"1996-12-19T16:39:57-08:00\"") { json throws(JSONError) in
            try json.date()
        }
        #expect(try writing { $0.date(pacific) } == "\"1996-12-20T00:39:57Z\"")
    }

    /// RFC 9110 §6.6.1 and §8.8.2.
    @Test(
        arguments: [
            ("Tue, 15 Nov 1994 08:12:31 GMT", 784_887_151),
            ("Tue, 15 Nov 1994 12:45:26 GMT", 784_903_526),
        ] as [(String, Double)]
    )
    func httpDates(text: String, seconds: Double) throws {
        let date = try reading("\"\(text)\"") { json throws(JSONError) in try json.httpDate() }
        #expect(date.timeIntervalSince1970 == seconds)
        #expect(try writing { $0.httpDate(date) } == "\"\(text)\"")
    }

    /// RFC 5545 §3.3.6, whose durations are those of ISO 8601. The other form that ISO 8601 has, like a
    /// date, is not in RFC 3339 appendix A and is not read.
    @Test func durations() {
        #expect(
            CalendarDuration("P15DT5H0M20S") == CalendarDuration(days: 15, hours: 5, seconds: 20)
        )
        #expect(CalendarDuration("P7W") == CalendarDuration(weeks: 7))
        #expect(CalendarDuration("P0003-06-04T12:30:05") == nil)
    }

    /// RFC 8259 §6: a number that is more precise than a double.
    @Test func decimals() throws {
        let text = "3.141592653589793238462643383279"
        let value = try reading(text) { json throws(JSONError) in try json.decimal() }
        #expect(value.description == text)
        #expect(try writing { $0.decimal(value) } == text)
    }

    /// RFC 8259 §7: U+0000 to U+001F are escaped, with letters of either case, and are not allowed as they are.
    @Test func controlCharacters() throws {
        for byte in UInt8(0)..<0x20 {
            let scalar = String(UnicodeScalar(byte))
            let digits = "\(byte >> 4)\(String(byte & 0xF, radix: 16))"
            for escape in [digits, digits.uppercased()] {
                let text = "\"a\\u00\(escape)\""
                let read = try reading(text) { json throws(JSONError) in try json.string() }
                #expect(read == "a" + scalar)
            }
            let error = problem([0x22, 0x61, byte, 0x22]) { json throws(JSONError) in
                try json.string()
            }
            #expect(error?.offset == 2)
            let written = try writing { $0.string("a" + scalar) }
            #expect(written.utf8.allSatisfy { $0 >= 0x20 })
            let copy = try reading(written) { json throws(JSONError) in try json.string() }
            #expect(copy == "a" + scalar)
        }
    }

    /// Base64 of more bytes than are decoded on the stack, at each length modulo the words of the loop.
    @Test func base64OfManyBytes() throws {
        for count in 990..<1_050 {
            let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 61) })
            let text = data.base64EncodedString()
            #expect(try writing { $0.data(data) } == "\"\(text)\"")
            for form in [text, text.replacingOccurrences(of: "=", with: "")] {
                let read = try reading("\"\(form)\"") { json throws(JSONError) in try json.data() }
                #expect(read == data)
            }
            let broken = problem("\"\(text.dropLast(8))*\(text.suffix(7))\"") {
                json throws(JSONError) in
                try json.data()
            }
            #expect(broken?.expected == "base64 text")
        }
    }
}
