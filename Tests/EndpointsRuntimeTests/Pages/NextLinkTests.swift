import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The URL of a next page as servers write it, and the client's key in it.
struct NextLinkTests {
    private enum Catalogue: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com/v1"] }
        static var authentication: AuthenticationRequirement { .apiKey("api key", in: .query) }
    }

    private struct List: PaginatedRequestable {
        typealias API = Catalogue
        typealias Response = [Item]
        typealias Item = EndpointsRuntimeTests.Item
        static var endpoint: Endpoint { .init(.get, "/list") }
        static var pagination: Pagination<Self> { .link() }
    }

    @Test(arguments: [
        ("?page[after]=a%3D%3D", "?page%5Bafter%5D=a%3D%3D&api%20key=sesame"),
        ("?page=2#top", "?page=2&api%20key=sesame#top"),
        ("#top", "?api%20key=sesame#top"),
        ("?api+key=sesame&page=2", "?page=2&api%20key=sesame"),
        ("?page=2&api%20key=other", "?page=2&api%20key=sesame"),
    ])
    func itIsAskedForWithTheKeyOnce(link: String, expected: String) async throws {
        let stub = StubTransport()
        stub.answer(
            List.self,
            inTurn: [
                .json(#"[{"id":1}]"#, headers: ["Link": "<list\(link)>; rel=next"]),
                .json(#"[{"id":2}]"#),
            ]
        )
        let client = EndpointClient<Catalogue>(authentication: .apiKey("sesame"), transport: stub)
        var numbers: [Int64] = []
        for try await item in client.items(of: List()) { numbers.append(item.id) }
        #expect(numbers == [1, 2])
        let last = try #require(stub.requests.last)
        #expect(last.urlRequest.url?.absoluteString == "https://api.example.com/v1/list" + expected)
        #expect(!last.curl.contains("sesame") && last.curl.contains("api%20key=<redacted>"))
    }

    /// The page before, and the first one, which no link led to, however they are written.
    @Test(arguments: [
        "?page=2", "/v1/list?page=2", "https://api.example.com/v1/list?page=2&api%20key=sesame",
        "/v1/list", "list?api%20key=sesame",
    ])
    func aCircleIsTheEnd(link: String) async throws {
        let stub = StubTransport()
        stub.answer(
            List.self,
            inTurn: [
                .json(#"[{"id":1}]"#, headers: ["Link": "<list?page=2>; rel=next"]),
                .json(#"[{"id":2}]"#, headers: ["Link": "<\(link)>; rel=next"]),
                .json(#"[{"id":3}]"#),
            ]
        )
        let client = EndpointClient<Catalogue>(authentication: .apiKey("sesame"), transport: stub)
        var numbers: [Int64] = []
        var positions: [PagePosition?] = []
        for try await page in client.pages(of: List()).positioned {
            numbers += page.items.map(\.id)
            positions.append(page.next)
        }
        #expect(numbers == [1, 2])
        let second = PagePosition(rawValue: "https://api.example.com/v1/list?page=2")
        #expect(positions == [second, nil])
    }
}
