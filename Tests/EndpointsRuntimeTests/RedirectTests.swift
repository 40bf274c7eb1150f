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

    /// RFC 9110 §15.4: only POST may become GET at 301 and 302, and all but HEAD does at 303.
    @Test(arguments: [
        (301, "HEAD", "HEAD"), (302, "PUT", "PUT"), (301, "DELETE", "DELETE"),
        (302, "PATCH", "PATCH"), (303, "HEAD", "HEAD"), (303, "PUT", "GET"),
        (303, "DELETE", "GET"), (307, "DELETE", "DELETE"), (308, "PUT", "PUT"),
    ])
    func otherMethodsAreKept(status: Int, method: String, next: String) async throws {
        let stub = StubTransport()
        var urlRequest = URLRequest(url: try #require(URL(string: "https://api.example.com/a")))
        urlRequest.httpMethod = method
        urlRequest.httpBody = method == "HEAD" ? nil : Data("body".utf8)
        urlRequest.setValue("de", forHTTPHeaderField: "Content-Language")
        urlRequest.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        urlRequest.setValue("\"x\"", forHTTPHeaderField: "If-Match")
        stub.answer(Probe.self, inTurn: [Self.redirect(status, "/b"), TransportReply()])
        let sending = Resending(urlRequest: urlRequest)
        let client = EndpointClient<Sample>(interceptors: [sending], transport: stub)
        try await client.send(Probe())
        let last = try #require(stub.requests.last).urlRequest
        #expect(last.httpMethod == next)
        let keepsBody = next == method
        #expect(last.httpBody == (keepsBody ? urlRequest.httpBody : nil))
        let names = ["Content-Language", "Content-Type", "If-Match"]
        #expect(
            names.map { last.value(forHTTPHeaderField: $0) }
                == (keepsBody ? ["de", "text/plain", "\"x\""] : [nil, nil, "\"x\""])
        )
    }

    /// Sends another request in the place of the one that it gets.
    private struct Resending: EndpointInterceptor {
        let urlRequest: URLRequest
        func send(
            _ request: TransportRequest,
            next: any Transport
        ) async throws -> TransportReply {
            var request = request
            request.urlRequest = urlRequest
            return try await next.send(request)
        }
    }

    @Test func aFileGoesAlongAsTheBodyDoes() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("redirect-\(UUID().uuidString).bin")
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let stub = StubTransport()
        stub.answer(
            Probe.self,
            inTurn: [
                Self.redirect(308, "/a"), Self.redirect(307, "https://other.example/b"),
                Self.redirect(303, "https://other.example/c"), TransportReply(),
            ]
        )
        try await EndpointClient<Sample>(transport: stub).send(Probe { $0.binary(.file(file)) })
        #expect(
            stub.requests.map { $0.upload?.pieces } == [
                [.file(file)], [.file(file)], [.file(file)], nil,
            ]
        )
        #expect(stub.requests.map(\.urlRequest.httpMethod) == ["POST", "POST", "POST", "GET"])
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

    /// What an interceptor adds may be a credential, and what it changes too.
    @Test func whatWasNotEncodedStaysAtItsOrigin() async throws {
        struct Adding: EndpointInterceptor {
            func send(
                _ request: TransportRequest,
                next: any Transport
            ) async throws -> TransportReply {
                var request = request
                request.urlRequest.setValue("sesame", forHTTPHeaderField: "X-Signature")
                request.urlRequest.setValue("sesame", forHTTPHeaderField: "Accept")
                return try await next.send(request)
            }
        }
        let stub = StubTransport()
        stub.answer(
            GetProbe.self,
            inTurn: [
                Self.redirect(302, "/a"), Self.redirect(302, "https://other.example/b"),
                Self.redirect(302, "https://api.example.com/c"), TransportReply(),
            ]
        )
        let request = GetProbe {
            $0.header("Accept", "text/plain")
            $0.header("Host", "api.example.com")
            $0.header("Cookie", "a=sesame")
            $0.header("X-Trace", "7")
        }
        try await EndpointClient<Sample>(interceptors: [Adding()], transport: stub).send(request)
        let fields = stub.requests.map { $0.urlRequest.allHTTPHeaderFields ?? [:] }
        #expect(fields[0] == fields[1] && fields[0]["X-Signature"] == "sesame")
        #expect(fields[0]["Cookie"] == "a=sesame")
        let rest = ["Accept": "text/plain", "X-Trace": "7"]
        #expect(fields[2] == rest && fields[3] == rest)
    }

    private enum KeyInQuery: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com"] }
        static var authentication: AuthenticationRequirement { .apiKey("the key", in: .query) }
    }

    private struct Find: Requestable {
        typealias API = KeyInQuery
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/find") }
    }

    /// A server that repeats the query in its `Location` repeats the key.
    @Test(arguments: [
        ("/a?the%20key=k%26k", "https://api.example.com/a?the%20key=k%26k"),
        ("https://other.example/a?the%20key=k%26k", "https://other.example/a"),
        ("https://other.example/a?x=1&the+key=k%26k#f", "https://other.example/a?x=1#f"),
        ("https://other.example/a?the%20key=k%26k&x=%2F", "https://other.example/a?x=%2F"),
        ("https://other.example/a?the%20key=mine", "https://other.example/a?the%20key=mine"),
    ])
    func keyInTheQueryStaysToo(location: String, expected: String) async throws {
        let stub = StubTransport()
        stub.answer(Find.self, inTurn: [Self.redirect(302, location), TransportReply()])
        try await EndpointClient<KeyInQuery>(authentication: .apiKey("k&k"), transport: stub)
            .send(Find())
        #expect(stub.requests.map { $0.urlRequest.url?.absoluteString }.last == expected)
    }

    /// RFC 9110 §10.2.2; a fragment is not sent, so that it makes no other request.
    @Test func fragmentIsInherited() async throws {
        var urlRequest = URLRequest(url: try #require(URL(string: "https://api.example.com/a#f")))
        urlRequest.httpMethod = "GET"
        func urls(_ replies: [TransportReply]) async -> [String?] {
            let stub = StubTransport()
            stub.answer(GetProbe.self, inTurn: replies)
            let sending = Resending(urlRequest: urlRequest)
            let client = EndpointClient<Sample>(interceptors: [sending], transport: stub)
            try? await client.send(GetProbe())
            return stub.requests.map { $0.urlRequest.url?.absoluteString }
        }
        let start = "https://api.example.com/a#f"
        #expect(
            await urls([Self.redirect(302, "/b"), Self.redirect(302, "/c#g"), TransportReply()])
                == [start, "https://api.example.com/b#f", "https://api.example.com/c#g"]
        )
        #expect(await urls([Self.redirect(302, "#g"), TransportReply()]) == [start])
    }

    private func outcome(
        _ policy: RedirectPolicy,
        _ replies: [TransportReply]
    ) async -> (status: Int?, TransportProblem.Reason?, count: Int) {
        let stub = StubTransport()
        stub.answer(GetProbe.self, inTurn: replies)
        let client = EndpointClient<Sample>(redirects: policy, transport: stub)
        do {
            let reply = try await client.reply(to: GetProbe()).reply
            return (reply.status, nil, stub.requests.count)
        } catch .transport(let problem) {
            return (nil, problem.reason, stub.requests.count)
        } catch {
            return (error.statusCode, nil, stub.requests.count)
        }
    }

    @Test func whichAreFollowedIsTheClients() async {
        let here = Self.redirect(302, "/a")
        let there = Self.redirect(302, "https://other.example/b")
        let down = Self.redirect(302, "http://api.example.com/c")
        let end = TransportReply(status: 204)
        #expect(await outcome(.never, [here, end]) == (302, nil, 1))
        #expect(await outcome(.never, [down, end]) == (302, nil, 1))
        #expect(await outcome(.sameOrigin, [here, end]) == (204, nil, 2))
        #expect(await outcome(.sameOrigin, [here, there, end]) == (302, nil, 2))
        #expect(await outcome(.sameOrigin, [down, end]) == (302, nil, 1))
        #expect(await outcome(.standard, [here, there, end]) == (204, nil, 3))
        var one = RedirectPolicy.standard
        one.limit = 1
        #expect(await outcome(one, [here, end]) == (204, nil, 2))
        #expect(await outcome(one, [here, there, end]) == (nil, .redirect(.limit), 2))
    }

    /// What another origin refuses says nothing of the credentials.
    @Test func aRefusalElsewhereRenewsNothing() async {
        let session = Session("old") { _ in "new" }
        let stub = StubTransport()
        stub.answer(
            GetProfile.self,
            inTurn: [
                Self.redirect(302, "https://other.example/a"),
                Self.redirect(302, "https://account.example.com/b"), TransportReply(status: 401),
            ]
        )
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            transport: stub
        )
        let error = await #expect(throws: EndpointError<Never>.self) {
            _ = try await client.send(GetProfile())
        }
        #expect(error?.statusCode == 401 && error?.previousAttempts == [])
        #expect(session.refreshed == [] && stub.tokens == ["old", nil, nil])
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
