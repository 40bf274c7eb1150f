import Foundation
import Testing

@testable import EndpointsRuntime

/// From one page to the next, and the end of a list.
struct PageWalkTests {
    enum Lists: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com"] }
    }

    /// How the request under test is paginated.
    protocol Style: Sendable {
        static var pagination: Pagination<List<Self>> { get }
    }

    struct List<S: Style>: PaginatedRequestable {
        typealias API = Lists
        typealias Response = [Int]
        typealias Item = Int
        static var endpoint: Endpoint { .init(.get, "/list") }
        static var pagination: Pagination<List<S>> { S.pagination }
        var number: Int32?
        var text: String?
        var limit = 3
    }

    enum Number: Style {
        static var pagination: Pagination<List<Number>> { .page(\.number) }
    }
    enum TextNumber: Style {
        static var pagination: Pagination<List<TextNumber>> { .page(\.text, first: 0) }
    }
    enum Offset: Style {
        static var pagination: Pagination<List<Offset>> { .offset(\.number) }
    }
    enum Limit: Style {
        static var pagination: Pagination<List<Limit>> { .offset(\.number, limit: \.limit) }
    }
    enum Cursor: Style {
        static var pagination: Pagination<List<Cursor>> {
            .cursor(\.text, next: "meta", "next", more: "more")
        }
    }
    enum NumberCursor: Style {
        static var pagination: Pagination<List<NumberCursor>> { .cursor(\.number, next: "next") }
    }
    enum LastItem: Style {
        static var pagination: Pagination<List<LastItem>> { .cursor(\.text, lastItem: \.self) }
    }
    enum NextURL: Style {
        static var pagination: Pagination<List<NextURL>> { .url(next: "next") }
    }
    enum Link: Style {
        static var pagination: Pagination<List<Link>> { .link() }
    }

    /// What comes after pages: each is the items and the answer's text.
    private func steps<S: Style>(
        _ style: S.Type,
        from first: List<S> = List(),
        link: String? = nil,
        _ pages: ([Int], String)...
    ) throws(JSONError) -> [String] {
        var walk = PageWalk<List<S>>()
        var request = first
        var steps: [String] = []
        for (items, text) in pages {
            var headers: HTTPHeaders = [:]
            headers["Link"] = link
            let reply = Reply(
                status: 200,
                headers: headers,
                body: Data(text.utf8),
                endpoint: List<S>.endpoint
            )
            let step = try walk.step(request, reply, items)
            let prefix = step.belongs ? "" : "not there, "
            switch step.next {
            case .request(let next, _):
                request = next
                steps.append(prefix + (next.number.map { "\($0)" } ?? next.text ?? "nil"))
            case .url(let text): steps.append(prefix + text)
            case nil: steps.append(prefix + "end")
            }
        }
        return steps
    }

    @Test func pagesAreNumbered() throws {
        #expect(
            try steps(Number.self, ([1], ""), ([2], ""), ([], "")) == ["2", "3", "not there, end"]
        )
        #expect(try steps(Number.self, from: List(number: 7), ([1], "")) == ["8"])
        #expect(try steps(TextNumber.self, ([1], ""), ([2], "")) == ["1", "2"])
    }

    @Test func anEmptyFirstPageIsTheList() throws {
        #expect(try steps(Number.self, ([], "")) == ["end"])
    }

    @Test func aPageThatRepeatsIsTheEnd() throws {
        #expect(
            try steps(Number.self, ([1], #"{"page":1}"#), ([1], #"{"page":2}"#))
                == ["2", "not there, end"]
        )
    }

    @Test func itemsArePassedOver() throws {
        #expect(
            try steps(Offset.self, ([1, 2, 3], ""), ([4, 5], ""), ([], ""))
                == ["3", "5", "not there, end"]
        )
        #expect(try steps(Offset.self, from: List(number: 100), ([1, 2], "")) == ["102"])
    }

    @Test func aShortPageIsTheLastAfterAFullOne() throws {
        #expect(try steps(Limit.self, ([1, 2, 3], ""), ([4, 5], "")) == ["3", "end"])
        #expect(
            try steps(Limit.self, ([1, 2], ""), ([3, 4], ""), ([], ""))
                == ["2", "4", "not there, end"]
        )
    }

    @Test(arguments: [
        (#"{"meta":{"next":"x"}}"#, "x"),
        (#"{"meta":{"next":"x"},"more":true}"#, "x"),
        (#"{"meta":{"next":"x"},"more":null}"#, "x"),
        (#"{"meta":{"next":"x"},"more":false}"#, "end"),
        (#"{"meta":{"next":12}}"#, "12"),
        (#"{"meta":{"next":""}}"#, "end"),
        (#"{"meta":{"next":null}}"#, "end"),
        (#"{"meta":{"next":false}}"#, "end"),
        (#"{"meta":{}}"#, "end"),
        (#"{"meta":[]}"#, "end"),
        (#"[]"#, "end"),
    ])
    func aCursorIsGivenBack(text: String, next: String) throws {
        #expect(try steps(Cursor.self, ([1], text)) == [next])
    }

    @Test func aCursorThatWasFollowedIsTheEnd() throws {
        let a = #"{"meta":{"next":"a"}}"#
        let b = #"{"meta":{"next":"b"}}"#
        #expect(try steps(Cursor.self, ([1], a), ([2], b), ([3], a)) == ["a", "b", "end"])
        #expect(try steps(Cursor.self, from: List(text: "a"), ([1], a)) == ["end"])
    }

    /// A server that filters may answer with none, and say that there is more.
    @Test func anEmptyPageWithMoreIsNotTheEnd() throws {
        let a = #"{"meta":{"next":"a"},"more":true}"#
        let b = #"{"meta":{"next":"b"},"more":true}"#
        let c = #"{"meta":{"next":"c"},"more":true}"#
        #expect(try steps(Cursor.self, ([], a), ([], b), ([3], c)) == ["a", "b", "c"])
        #expect(try steps(Cursor.self, ([1], a), ([], a)) == ["a", "end"])
        let untold = #"{"meta":{"next":"b"}}"#
        #expect(try steps(Cursor.self, ([1], a), ([], untold)) == ["a", "not there, end"])
    }

    @Test func aCursorIsOfItsParametersType() throws {
        #expect(try steps(NumberCursor.self, ([1], #"{"next":"12"}"#)) == ["12"])
        #expect(try steps(NumberCursor.self, ([1], #"{"next":12}"#)) == ["12"])
        #expect(throws: JSONError.self) { try steps(NumberCursor.self, ([1], #"{"next":"x"}"#)) }
        #expect(throws: JSONError.self) {
            try steps(NumberCursor.self, ([1], #"{"next":99999999999}"#))
        }
    }

    @Test func theLastItemIsTheCursor() throws {
        #expect(
            try steps(LastItem.self, ([1, 5], ""), ([7], ""), ([], ""))
                == ["5", "7", "not there, end"]
        )
    }

    @Test func theAnswerHasTheURL() throws {
        #expect(
            try steps(
                NextURL.self,
                ([1], #"{"next":"/list?p=2"}"#),
                ([2], #"{"next":"/list?p=3"}"#),
                ([3], #"{"next":"/list?p=2"}"#)
            ) == ["/list?p=2", "/list?p=3", "end"]
        )
        #expect(try steps(NextURL.self, ([1], #"{"next":null}"#)) == ["end"])
    }

    @Test func theHeaderHasTheURL() throws {
        #expect(try steps(Link.self, link: #"<?p=2>; rel="next""#, ([1], "")) == ["?p=2"])
        #expect(try steps(Link.self, link: #"<?p=2>; rel="prev""#, ([1], "")) == ["end"])
        #expect(try steps(Link.self, ([1], "")) == ["end"])
    }
}
