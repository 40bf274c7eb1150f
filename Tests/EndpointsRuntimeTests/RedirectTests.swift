import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct RedirectTests {
    private static let json = TransportReply(body: Data(#"{"id":1}"#.utf8))

    private static func redirect(_ status: Int, _ location: String) -> TransportReply {
        TransportReply(status: status, headers: ["Location": location])
    }

    private func send<R: Requestable>(
        _ request: R,
        _ replies: [TransportReply],
        authentication: Authentication? = .bearer("t")
    ) async throws -> [URLRequest] where R.API == Sample {
        let stub = StubTransport()
        stub.answer(R.self, inTurn: replies)
        _ = try await EndpointClient<Sample>(authentication: authentication, transport: stub)
            .send(request)
        return stub.requests.map(\.urlRequest)
    }

    /// RFC 9110 §15.4.
    @Test(arguments: [
        (301, "GET", false), (302, "GET", false), (303, "GET", false),
        (307, "POST", true), (308, "POST", true),
    ])
    func methodAndBodyFollowTheStatus(status: Int, method: String, keepsBody: Bool) async throws {
        let requests = try await send(
            CreateItem(item: Item(id: 1)),
            [Self.redirect(status, "/other"), Self.json]
        )
        #expect(requests.count == 2)
        #expect(requests[1].url?.absoluteString == "https://api.example.com/other")
        #expect(requests[1].httpMethod == method)
        #expect(requests[1].httpBody == (keepsBody ? Data(#"{"id":1}"#.utf8) : nil))
        let type = requests[1].value(forHTTPHeaderField: "Content-Type")
        #expect(type == (keepsBody ? "application/json" : nil))
        #expect(requests[1].value(forHTTPHeaderField: "Authorization") == "Bearer t")
    }

    /// RFC 3986 §5.4, with the URL of the request as the base.
    @Test(arguments: [
        ("2", "https://api.example.com/v1/items/2"),
        ("../x?y=a%2Fb", "https://api.example.com/v1/x?y=a%2Fb"),
        ("//other.example/x", "https://other.example/x"),
        ("https://api.example.com/a%20b", "https://api.example.com/a%20b"),
        ("?page=2", "https://api.example.com/v1/items/1?page=2"),
        ("https://jo:sesame@api.example.com/x", "https://api.example.com/x"),
    ])
    func locationIsResolved(location: String, expected: String) async throws {
        let requests = try await send(GetItem(), [Self.redirect(302, location), Self.json])
        #expect(requests.last?.url?.absoluteString == expected)
    }

    @Test(arguments: [
        ("https://api.example.com:443/x", true),
        ("https://API.example.com/x", true),
        ("https://other.example.com/x", false),
        ("https://api.example.com:8443/x", false),
        ("https://api.example.com.evil.example/x", false),
        ("https://api.example.com@evil.example/x", false),
    ])
    func credentialsStayAtTheirOrigin(location: String, areKept: Bool) async throws {
        let requests = try await send(
            GetItem(),
            [
                Self.redirect(307, location), Self.redirect(307, "https://api.example.com/y"),
                Self.json,
            ]
        )
        for request in requests.dropFirst() {
            let expected = areKept ? "Bearer t" : nil
            #expect(request.value(forHTTPHeaderField: "Authorization") == expected)
            #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
        }
    }

    @Test func keyInAHeaderStaysToo() async throws {
        enum Keyed: EndpointAPI {
            static var servers: [EndpointServer] { ["http://api.example.com"] }
            static var authentication: AuthenticationRequirement { .apiKey("X-Key", in: .header) }
        }
        struct Get: Requestable {
            typealias API = Keyed
            typealias Response = Void
            static var endpoint: Endpoint { .init(.get, "/") }
        }
        let stub = StubTransport()
        stub.answer(
            Get.self,
            inTurn: [Self.redirect(302, "https://api.example.com/"), TransportReply()]
        )
        try await EndpointClient<Keyed>(authentication: .apiKey("k"), transport: stub).send(Get())
        let keys = stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: "X-Key") }
        #expect(keys == ["k", nil])
    }

    private func reason(_ replies: [TransportReply]) async -> TransportProblem.Reason? {
        do {
            _ = try await send(GetItem(), replies)
            return nil
        } catch EndpointError<GetItem.Failure>.transport(let problem) {
            #expect(problem.underlying is TransportProblem.Redirect)
            return problem.reason
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    @Test func downgradeIsRefused() async {
        #expect(
            await reason([Self.redirect(302, "http://api.example.com/")]) == .redirect(.downgrade)
        )
    }

    @Test func loopIsTold() async {
        let there = Self.redirect(302, "/a")
        let back = Self.redirect(302, "https://api.example.com/v1/items/1")
        #expect(await reason([there, back]) == .redirect(.loop))
        #expect(await reason([back]) == .redirect(.loop))
    }

    @Test func tenAreFollowedAndNoMore() async throws {
        let chain = (1...11).map { Self.redirect(302, "/\($0)") }
        #expect(await reason(chain) == .redirect(.limit))
        let requests = try await send(GetItem(), chain.prefix(10) + [Self.json])
        #expect(requests.count == 11)
    }

    @Test(arguments: [
        TransportReply(status: 302),
        TransportReply(status: 302, headers: ["Location": ""]),
        TransportReply(status: 302, headers: ["Location": "ftp://example.com/"]),
        TransportReply(status: 302, headers: ["Location": "mailto:a@example.com"]),
        TransportReply(status: 304, headers: ["Location": "/x"]),
        TransportReply(status: 300, headers: ["Location": "/x"]),
    ])
    func whatCannotBeFollowedIsAStatus(reply: TransportReply) async {
        let error = await #expect(throws: EndpointError<GetItem.Failure>.self) {
            _ = try await send(GetItem(), [reply])
        }
        #expect(error?.statusCode == reply.status)
    }
}
