import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Arrays of several types, lists that leave out what is wrong, and the app's own types.
struct CollectionTests {
    static let star =
        #"{"position":[1.5,2],"seen":[0,null],"lines":[["a","thin"],["b","dotted"]],"#
        + #""path":["p",{"x":1},{"x":2}],"days":[true,0,60]}"#

    @Test func tuplesAreReadAndWritten() throws {
        let star = try Tuples.Star(text: Self.star)
        #expect(star.position == .init(latitude: 1.5, longitude: 2))
        #expect(star.seen == .init(first: Date(timeIntervalSince1970: 0), second: nil))
        #expect(star.lines[1] == .init(first: "b", second: .unrecognized("dotted")))
        #expect(star.path.rest == [.init(x: 1), .init(x: 2)])
        #expect(star.days.rest.last == Date(timeIntervalSince1970: 60))
        #expect(try star.text == Self.star)
        let data = try JSONEncoder().encode(star)
        #expect(try JSONDecoder().decode(Tuples.Star.self, from: data) == star)
    }

    @Test func whatATupleDoesNotNameIsPassedOver() throws {
        let span = try Tuples.Span(text: #"[1,2,{"a":[3]}]"#)
        #expect(try span.text == "[1,2]")
    }

    @Test func aTupleThatIsTooShortIsAnError() {
        let error = #expect(throws: JSONError.self) {
            try Tuples.Star(text: Self.star.replacing("[1.5,2]", with: "[1.5]"))
        }
        #expect(
            error?.description == "position: expected another element, found ']' (byte 16)"
                || error?.description
                    == "position[1]: expected another element, found ']' (byte 16)"
        )
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Tuples.Span.self, from: Data("[1]".utf8))
        }
    }

    static let feed =
        #"{"posts":[{"id":1,"likes":2},{"id":"x","likes":3},null,{"id":4,"likes":99999999999},"#
        + #"{"id":5,"likes":6}],"counts":{"a":1,"b":"two"},"days":[0,"today",60],"#
        + #""grid":[[1,"2",3],4,[5]],"by_day":{"a":["2024-02-29","2024-02-30"],"b":1}}"#

    @Test func whatIsWrongIsLeftOut() throws {
        let feed = try Lossy.Feed(text: Self.feed)
        #expect(feed.posts == [.init(id: 1, likes: 2), .init(id: 5, likes: 6)])
        #expect(feed.pinned == nil)
        #expect(feed.counts == ["a": 1])
        #expect(feed.days == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60)])
        #expect(feed.grid == [[1, 3], [5]])
        #expect(feed.byDay == ["a": [CalendarDate(year: 2024, month: 2, day: 29)]])
        let coded = try JSONDecoder().decode(Lossy.Feed.self, from: Data(Self.feed.utf8))
        #expect(coded == feed)
    }

    @Test func whatIsLeftOutIsReported() throws {
        let reply = Reply(
            status: 200,
            body: Data(Self.feed.utf8),
            endpoint: Lossy.GetFeed.endpoint
        )
        _ = try Lossy.GetFeed.decode(reply)
        #expect(
            reply.omissions.map(\.path.description) == [
                "posts[1].id", "posts[2]", "posts[3].likes", "counts.b", "days[1]",
                "grid[0][1]", "grid[1]", "by_day.a[1]", "by_day.b",
            ]
        )
        #expect(reply.omissions.first?.description.contains(#"found "x""#) == true)
        _ = try Lossy.GetFeed.decode(reply)
        #expect(reply.omissions.count == 9)
    }

    @Test func anAnswerLeavesOutWhatIsWrong() throws {
        let reply = Reply(
            status: 200,
            body: Data(#"[{"id":1,"likes":2},{}]"#.utf8),
            endpoint: Lossy.ListPosts.endpoint
        )
        #expect(try Lossy.ListPosts.decode(reply) == [.init(id: 1, likes: 2)])
        #expect(reply.omissions.map(\.path.description) == ["[1]"])
    }

    @Test func whatIsNoJSONIsAnErrorAllTheSame() {
        #expect(throws: JSONError.self) {
            try Lossy.Feed(text: Self.feed.replacing("null", with: "nul"))
        }
    }

    static let account =
        #"{"balance":"12.5 EUR","debt":null,"bonus":null,"history":["1 EUR","2 USD"],"#
        + #""owner":{"name":"a/b","since":"2024-05-31T14:05:09Z"},"shares":{"x":{"name":"c"}},"#
        + #""rate":0.5}"#

    @Test func typesOfTheAppReadAndWriteThemselves() throws {
        let account = try SwiftTypes.Account(text: Self.account)
        #expect(account.balance == Money(amount: 12.5, currency: "EUR"))
        #expect(account.limit == nil)
        #expect(account.bonus == .null)
        #expect(account.owner.since == FormatTests.moment)
        #expect(account.rate == Percentage(value: 0.5))
        #expect(try account.text == Self.account)
        let data = try JSONEncoder().encode(account)
        #expect(try JSONDecoder().decode(SwiftTypes.Account.self, from: data) == account)
    }

    @Test func problemsOfTheAppsTypesHaveTheirPath() {
        let error = #expect(throws: JSONError.self) {
            try SwiftTypes.Account(text: Self.account.replacing(#""c""#, with: "3"))
        }
        #expect(error?.path.description == "shares")
    }

    @Test func anAnswerIsOfATypeOfTheApp() throws {
        let reply = Reply(
            status: 200,
            body: Data(#""3 EUR""#.utf8),
            endpoint: SwiftTypes.GetBalance.endpoint
        )
        #expect(try SwiftTypes.GetBalance.decode(reply) == Money(amount: 3, currency: "EUR"))
    }
}
