import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests of the feature specs, as URLSession gets them.
struct RequestTests {
    private func body(_ request: URLRequest) -> String? {
        request.httpBody.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func listsInTheQueryRepeatTheirName() throws {
        let request = try QueryArrays.ListProducts(
            id: [1, 2],
            label: ["a b"],
            size: [.large, .unrecognized("x&y")],
            seen: [Date(timeIntervalSince1970: 0)]
        ).urlRequest()
        #expect(
            request.url?.absoluteString
                == "https://shop.example.com/products?id=1&id=2&label%5B%5D=a%20b&size=large"
                + "&size=x%26y&order=price&order=name&seen=0"
        )
    }

    @Test func constantsAndParametersOfTheAPIAreSent() throws {
        let request = try Headers.ListFiles(xTenant: "t").urlRequest()
        #expect(request.value(forHTTPHeaderField: "X-API-Version") == "2024-05-01")
        #expect(request.value(forHTTPHeaderField: "X-Client") == #"endpoints "quoted""#)
        #expect(request.value(forHTTPHeaderField: "X-Tenant") == "t")
        #expect(request.value(forHTTPHeaderField: "Accept-Language") == nil)
    }

    @Test func anEndpointReplacesHeadersWithoutCase() throws {
        let request = try Headers.ListArchive(xTenant: "t", xClient: "c").urlRequest()
        #expect(request.value(forHTTPHeaderField: "X-API-Version") == "2019-01-01")
        #expect(request.value(forHTTPHeaderField: "X-Client") == "c")
        #expect(request.value(forHTTPHeaderField: "Accept-Language") == "en")
    }

    @Test func anEndpointRemovesHeaders() throws {
        let request = try Headers.GetStatus().urlRequest()
        #expect(request.value(forHTTPHeaderField: "X-API-Version") == nil)
        #expect(request.value(forHTTPHeaderField: "X-Tenant") == nil)
        #expect(request.value(forHTTPHeaderField: "X-Client") == #"endpoints "quoted""#)
    }

    @Test func namesThatMeanSomethingInSwiftGoOutAsTheyAre() throws {
        let request = try AwkwardNames.Import(
            path: "p/q",
            id: "1",
            self: "me",
            idQuery: 2,
            jsonQuery: true,
            in: "x",
            filterUserID: 3,
            body: "b",
            jsonBody: "j",
            idBody: 4,
            init: false
        ).urlRequest()
        #expect(
            request.url?.absoluteString
                == "https://odd.example.com/imports/p%2Fq/1/me?id=2&json=true&in=x"
                + "&filter%5Buser_id%5D=3"
        )
        #expect(body(request) == #"{"body":"b","json":"j","id":4,"init":false}"#)
    }

    @Test func defaultsAreSent() throws {
        let query = try #require(Defaults.Search(language: "en").urlRequest().url?.query)
        #expect(query.hasPrefix("q=%2A&separator=%22%5C%28a%29%22%09%C3%A9%F0%9F%94%8D&empty=&"))
        #expect(query.contains("&seed=18446744073709551615&"))
        #expect(query.contains("&fallback=none&fields=title&fields=text&limit=20&"))
    }

    @Test func aNamedServerIsChosen() throws {
        let request = NamedServers.GetStatus()
        let server = NamedServers.euWest1
        #expect(
            try request.urlRequest().url?.absoluteString == "https://api.example.com/v1/status"
        )
        #expect(
            try request.urlRequest(server: server).url?.absoluteString
                == "https://eu.api.example.com:8443/v1/status"
        )
    }

    @Test func anAbsentBodyIsNotSent() throws {
        let request = try Optionals.Reserve().urlRequest()
        #expect(body(request) == nil)
        #expect(request.value(forHTTPHeaderField: "Content-Type") == nil)
        let given = try Optionals.Reserve(body: .init(isbn: "i")).urlRequest()
        #expect(body(given) == #"{"isbn":"i"}"#)
    }
}
