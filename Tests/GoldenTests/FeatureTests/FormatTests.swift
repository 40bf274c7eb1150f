import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Formats of dates, numbers and text.
struct FormatTests {
    /// 2024-05-31T14:05:09Z
    static let moment = Date(timeIntervalSince1970: 1_717_164_309)

    @Test func datesOfAPatternAreReadAndWritten() throws {
        let json =
            #"{"leaves":"2024-05-31 14:05:09","arrives":"2024-05-31T14:05:09.250+0000","#
            + #""bought":"Fri, 31 May 24 2:05 PM","changed":null,"first":"December 1899","#
            + #""built":"2024-05-31 14:05 GMT","stops":["20240531140509Z"],"#
            + #""days":{"a":"2024"}}"#
        let train = try DateFormats.Train(text: json)
        #expect(train.leaves == Self.moment)
        #expect(train.arrives == Self.moment.addingTimeInterval(0.25))
        #expect(train.bought == Self.moment.addingTimeInterval(-9))
        #expect(train.changed == .null)
        #expect(train.built == Self.moment.addingTimeInterval(-9))
        #expect(train.stops == [Self.moment])
        #expect(train.days["a"] == Date(timeIntervalSince1970: 1_704_067_200))
        #expect(try train.text == json)
        let data = try JSONEncoder().encode(train)
        #expect(try JSONDecoder().decode(DateFormats.Train.self, from: data) == train)
    }

    @Test func aZoneIsReadAndUTCIsWritten() throws {
        let json =
            #"{"leaves":"2024-05-31 14:05:09","bought":null,"built":"2024-05-31 14:05 UTC","#
            + #""stops":["20240531160509+02:00"],"days":{}}"#
        let train = try DateFormats.Train(text: json)
        #expect(train.stops == [Self.moment])
        #expect(train.first == Date(timeIntervalSince1970: -2_230_156_800))
        #expect(try train.text.contains(#""first":"May 1899""#))
        #expect(try train.text.contains(#""stops":["20240531140509Z"]"#))
    }

    @Test func anotherFormIsToldAtItsPath() {
        let error = #expect(throws: JSONError.self) {
            try DateFormats.Train(
                text: #"{"bought":null,"leaves":"31.5.2024","built":"","stops":[],"days":{}}"#
            )
        }
        #expect(
            error?.description
                == "leaves: expected a date as 'yyyy-MM-dd HH:mm:ss', found \"31.5.2024\" (byte 24)"
        )
    }

    /// A body that is a date has the date's form, as a property has.
    @Test func bodiesAreWrittenInTheirForm() throws {
        func body(_ request: some Requestable) throws -> String? {
            try request.urlRequest().httpBody.map { String(decoding: $0, as: UTF8.self) }
        }
        let day = Date(timeIntervalSince1970: 86_400)
        #expect(try body(DateFormats.SetStart(body: day)) == "86400")
        #expect(try body(DateFormats.SetDays(body: [day])) == #"["1970/01/02"]"#)
        #expect(try body(DateFormats.SetDays()) == nil)
    }

    @Test func datesOfAPatternStandInARequest() throws {
        let request = try DateFormats.ListTrains(day: Self.moment, after: Self.moment).urlRequest()
        #expect(
            request.url?.absoluteString
                == "https://trains.example.com/trains/20240531?after=14%3A05%20on%2031%2F5%2F2024"
        )
    }

    @Test func numbersAreReadAndWritten() throws {
        let json =
            #"{"count":-2147483648,"total":9223372036854775807,"size":4294967295,"#
            + #""volume":18446744073709551615,"ratio":0.25,"value":1e+300,"price":0.1,"#
            + #""at":1717164309,"exactly":1717164309000.5,"counts":[9007199254740993],"#
            + #""whole":1,"any":1.5}"#
        let reading = try NumberFormats.Reading(text: json)
        #expect(reading.at == Self.moment)
        #expect(reading.counts == [9_007_199_254_740_993])
        #expect(reading.price == Decimal(1) / 10)
        #expect(try reading.text == json)
    }

    @Test func textsAreReadAndWritten() throws {
        let json =
            #"{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","page":"https://example.com/","#
            + #""key":"Zm8=","born":"2024-02-29","alarm":"06:30:00","#
            + #""meets":"2024-05-31T14:05:09","lasts":"PT1H30M","#
            + #""made":"2024-05-31T14:05:09Z","expires":"Fri, 31 May 2024 14:05:09 GMT","#
            + #""mail":"a@b.c","host":"b.c","address":"::1","expression":"^a$","secret":"s","#
            + #""visits":["Fri, 31 May 2024 14:05:09 GMT"]}"#
        let card = try TextFormats.Card(text: json)
        #expect(card.key == Data("fo".utf8))
        #expect(card.made == Self.moment)
        #expect(card.expires == Self.moment)
        #expect(card.visits == [Self.moment])
        #expect(try card.text == json)
    }
}
