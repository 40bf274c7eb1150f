import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Lists over a connection, in each style: whole, and from each page's own position on.
@Suite(.timeLimit(.minutes(1)))
struct PagePositionTests {
    /// What came of a way through the pages.
    private struct Walk {
        var pages: [[Int]] = []
        var positions: [PagePosition?] = []
        var targets: [String] = []
    }

    private func walk<S: NumberList.Style>(
        _ style: S.Type,
        limit: Int? = nil,
        from position: PagePosition? = nil
    ) async throws -> Walk {
        let server = try LoopbackServer { NumberList.answer(style, $0) }
        defer { server.stop() }
        let client = EndpointClient<NumberList>(server: EndpointServer(server.url))
        var position = position
        // The origin of a URL is this server's, which has another port than the one before.
        if let text = position?.rawValue, let start = text.range(of: "/list"), text != "/list" {
            position = PagePosition(rawValue: server.url + text[start.lowerBound...])
        }
        var walk = Walk()
        let request = NumberList.Get<S>(limit: limit)
        for try await page in client.pages(of: request, from: position).positioned {
            walk.pages.append(page.items)
            walk.positions.append(page.next)
        }
        walk.targets = server.requests.map(\.target)
        return walk
    }

    /// - Parameter ends: Whether the last page says that it is the last.
    private func check<S: NumberList.Style>(
        _ style: S.Type,
        _ targets: [String],
        ends: Bool
    ) async throws {
        let whole = try await walk(style)
        #expect(whole.pages == [[1, 2], [3, 4], [5]])
        #expect(whole.targets == targets)
        #expect((whole.positions.last == .some(nil)) == ends)
        for (index, position) in whole.positions.enumerated() {
            guard let position else { continue }
            let stored = try JSONDecoder().decode(
                PagePosition.self,
                from: JSONEncoder().encode(position)
            )
            let rest = try await walk(style, from: stored)
            #expect(rest.pages == Array(whole.pages.dropFirst(index + 1)))
            #expect(rest.targets == Array(targets.dropFirst(index + 1)))
        }
    }

    @Test func everyStyleGoesOnWhereItWas() async throws {
        let numbered = ["/list", "/list?n=2", "/list?n=3", "/list?n=4"]
        let passing = ["/list", "/list?n=2", "/list?n=4", "/list?n=5"]
        let places = ["/list", "/list?p=c2", "/list?p=c4"]
        try await check(NumberList.Page.self, numbered, ends: false)
        try await check(NumberList.Offset.self, passing, ends: false)
        try await check(NumberList.LastItem.self, passing, ends: false)
        try await check(NumberList.Cursor.self, places, ends: true)
        try await check(NumberList.NextURL.self, places, ends: true)
        try await check(NumberList.Link.self, places, ends: true)
    }

    /// The length of the pages before is not known any more: a short one may be the server's limit.
    @Test func aShortFirstPageIsNotTheLast() async throws {
        let whole = try await walk(NumberList.Limit.self, limit: 2)
        #expect(whole.targets == ["/list?limit=2", "/list?n=2&limit=2", "/list?n=4&limit=2"])
        let rest = try await walk(NumberList.Limit.self, limit: 2, from: whole.positions[1])
        #expect(rest.pages == [[5]])
        #expect(rest.targets == ["/list?n=4&limit=2", "/list?n=5&limit=2"])
    }

    @Test func itemsGoOnWithAPage() async throws {
        let server = try LoopbackServer { NumberList.answer(NumberList.Cursor.self, $0) }
        defer { server.stop() }
        let client = EndpointClient<NumberList>(server: EndpointServer(server.url))
        var items: [Int] = []
        let list = NumberList.Get<NumberList.Cursor>()
        for try await item in client.items(of: list, from: PagePosition(rawValue: "c2")) {
            items.append(item)
        }
        #expect(items == [3, 4, 5])
    }

    /// A server may repeat the API key in its links; what is stored is without it.
    @Test func aPositionHoldsNoCredentials() async throws {
        let stub = StubTransport()
        let link = "<https://u:pw@api.example.com/list?key=sesame&p=2#a>; rel=next"
        stub.answer(KeyedList.self, .json("[1]", headers: ["Link": link]))
        let client = EndpointClient<KeyedList.Keyed>(
            authentication: .apiKey("sesame"),
            transport: stub
        )
        var pages = client.pages(of: KeyedList()).positioned.makeAsyncIterator()
        let position = try #require(try await pages.next()?.next)
        #expect(position.rawValue == "https://api.example.com/list?p=2#a")
        #expect(try await pages.next() == nil)
        let followed = stub.requests.last?.urlRequest.url?.absoluteString
        #expect(followed == "https://api.example.com/list?p=2&key=sesame#a")
        var rest = client.items(of: KeyedList(), from: position).makeAsyncIterator()
        #expect(try await rest.next() == 1)
        let url = try #require(stub.requests.last?.urlRequest.url)
        #expect(url.absoluteString == "https://api.example.com/list?p=2&key=sesame#a")
    }

    @Test(arguments: [
        ("https://elsewhere.example.com/list", InvalidRequest.Reason.otherOrigin),
        ("list", .otherOrigin),
        ("", .pagePosition),
    ])
    func aURLThatIsNotTheServersIsNotFollowed(
        text: String,
        reason: InvalidRequest.Reason
    ) async throws {
        let stub = StubTransport()
        let client = EndpointClient<KeyedList.Keyed>(
            authentication: .apiKey("sesame"),
            transport: stub
        )
        let position = PagePosition(rawValue: text)
        var pages = client.pages(of: KeyedList(), from: position).makeAsyncIterator()
        let error = await #expect(throws: EndpointError<Never>.self) { try await pages.next() }
        guard case .invalidRequest(let problem)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problem.reason == reason)
        #expect(stub.requests.isEmpty)
        #expect(try await pages.next() == nil)
    }

    /// No number follows the largest: the list has ended there.
    @Test func theLargestNumberIsThatOfTheLastPage() async throws {
        let stub = StubTransport()
        stub.answer(NumberList.Get<NumberList.Page>.self, .json(#"{"items":[1]}"#))
        stub.answer(NumberList.Get<NumberList.Offset>.self, .json(#"{"items":[1]}"#))
        let client = EndpointClient<NumberList>(server: "http://a.b", transport: stub)
        let position = PagePosition(rawValue: "\(Int.max)")
        let numbered = NumberList.Get<NumberList.Page>()
        for try await page in client.pages(of: numbered, from: position).positioned {
            #expect(page.items == [1] && page.next == nil)
        }
        let passing = NumberList.Get<NumberList.Offset>()
        for try await page in client.pages(of: passing, from: position).positioned {
            #expect(page.items == [1] && page.next == nil)
        }
        #expect(
            stub.requests.map { $0.urlRequest.url?.absoluteString }
                == Array(repeating: "http://a.b/list?n=\(Int.max)", count: 2)
        )
    }

    @Test func aValueOfAnotherTypeIsNoPosition() async {
        let client = EndpointClient<NumberList>(server: "http://a.b", transport: StubTransport())
        let list = NumberList.Get<NumberList.Page>()
        var pages = client.pages(of: list, from: PagePosition(rawValue: "c2")).makeAsyncIterator()
        let error = await #expect(throws: EndpointError<Never>.self) { try await pages.next() }
        #expect("\(String(describing: error))".contains("the position is none of the list's pages"))
    }
}

/// A list whose key stands in the query.
private struct KeyedList: PaginatedRequestable {
    enum Keyed: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com"] }
        static var authentication: AuthenticationRequirement { .apiKey("key", in: .query) }
    }

    typealias API = Keyed
    typealias Response = [Int]
    typealias Item = Int
    static var endpoint: Endpoint { .init(.get, "/list") }
    static var pagination: Pagination<Self> { .link() }
}
