import EndpointsRuntime
import Foundation
import Testing

/// Dates in answers that are numbers, or text of RFC 9110 §5.6.7: Swift's `Date` alone does not say so.
struct DateResponseTests {
    /// The moment that RFC 9110 writes in three ways.
    static let moment = Date(timeIntervalSince1970: 784_111_777)

    @Test(arguments: ["784111777", "784111777.0", " 7.84111777e8\n"])
    func secondsAreANumber(_ text: String) throws {
        #expect(try DateResponses.Now.response(200, text) == Self.moment)
    }

    @Test(arguments: ["null", #""784111777""#, #""1994-11-06T08:49:37Z""#, "true", ""])
    func nothingElseIsSeconds(_ text: String) {
        #expect(throws: JSONError.self) { try DateResponses.Now.response(200, text) }
    }

    @Test func millisecondsMayBeNull() throws {
        #expect(try DateResponses.LastSeen.response(200, "null") == nil)
        #expect(
            try DateResponses.LastSeen.response(200, "784111777250")
                == Self.moment.addingTimeInterval(0.25)
        )
    }

    @Test func listsHoldMilliseconds() throws {
        #expect(
            try DateResponses.Ticks.response(200, "[784111777000,0,-1]")
                == [
                    Self.moment, Date(timeIntervalSince1970: 0),
                    Date(timeIntervalSince1970: -0.001),
                ]
        )
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994",
    ])
    func dictionariesHoldTextsOfHTTP(_ text: String) throws {
        let visits = try DateResponses.Visits.response(200, "{\"ada\":\"\(text)\",\"bob\":null}")
        #expect(visits == ["ada": Self.moment, "bob": nil])
    }

    @Test func failuresHoldThemToo() throws {
        typealias Visits = DateResponses.Visits
        guard
            case .serviceUnavailable(let moment) = try Visits.Failure(
                Visits.reply(503, "784111777")
            )
        else {
            Issue.record("503 is not 'serviceUnavailable'")
            return
        }
        #expect(moment == Self.moment)
        guard
            case .other(let moments, 400) = try Visits.Failure(
                Visits.reply(400, #"["Sun, 06 Nov 1994 08:49:37 GMT"]"#)
            )
        else {
            Issue.record("400 is not 'other'")
            return
        }
        #expect(moments == [Self.moment])
    }

    @Test func aModelHoldsThemAtAnyDepth() throws {
        try expectRoundTrip(
            #"{"ticks":[784111777,null,0],"weeks":[["Sun, 06 Nov 1994 08:49:37 GMT",null],null],"#
                + #""names":{"a":784111777250,"b":null}}"#,
            DateResponses.Calendar(
                ticks: [Self.moment, nil, Date(timeIntervalSince1970: 0)],
                weeks: [[Self.moment, nil], nil],
                names: ["a": Self.moment.addingTimeInterval(0.25), "b": nil]
            )
        )
    }
}
