import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests by `URLSession` over a connection, and what arrives.
@Suite(.timeLimit(.minutes(1)))
struct WireTests {
    typealias Answer = LoopbackServer.Answer

    private static let ok = Answer.json(200, #"{"id":1,"name":"ü"}"#)

    private func client(
        _ server: LoopbackServer,
        _ authentication: Authentication? = nil,
        path: String = "/v1",
        transport: any Transport = URLSessionTransport.shared
    ) -> EndpointClient<Sample> {
        EndpointClient(
            server: EndpointServer(server.url + path),
            authentication: authentication,
            transport: transport
        )
    }

    private func error<R: Requestable>(
        of request: R,
        _ client: EndpointClient<Sample>
    ) async -> EndpointError<R.Failure>? where R.API == Sample {
        do {
            _ = try await client.send(request)
            return nil
        } catch {
            return error
        }
    }

    @Test func requestArrivesByteForByte() async throws {
        let server = try LoopbackServer(Self.ok)
        defer { server.stop() }
        let item = try await client(server).send(GetItem(id: "a/b%2F+:ü.."))
        #expect(item == Item(id: 1, name: "ü"))
        let request = try #require(server.requests.first)
        #expect(request.line == "GET /v1/items/a%2Fb%252F%2B%3A%C3%BC.. HTTP/1.1")
        #expect(request.values(of: "Host") == ["127.0.0.1:\(server.port)"])
        #expect(request.values(of: "Accept") == ["application/json"])
        for name in ["Authorization", "Cookie", "Content-Type", "Content-Length", "Expect"] {
            #expect(request.values(of: name) == [])
        }
        #expect(request.body == [])
    }

    @Test func queryArrivesByteForByte() async throws {
        let server = try LoopbackServer(.response(204))
        defer { server.stop() }
        try await client(server, path: "/a%20b?v=2").send(
            GetProbe { request in
                request.query("q", "a b+c&d=e%20/?")
                request.query("q", ["ü", ""])
                request.query("a[b]", 1)
            }
        )
        let target = "/a%20b/probe?v=2&q=a%20b%2Bc%26d%3De%2520%2F%3F&q=%C3%BC&q=&a%5Bb%5D=1"
        #expect(server.requests.first?.target == target)
    }

    @Test func bodyAndHeadersArrive() async throws {
        let server = try LoopbackServer(.response(204))
        defer { server.stop() }
        try await client(server).send(
            Probe { request in
                request.header("X-Trace", "a, b; c=\"d\"")
                request.header("X-Umlaut", "ü")
                request.header("X-Empty", "")
                request.header("Accept", "text/plain")
                request.body(Item(id: 1, name: "ü\n"))
            }
        )
        let request = try #require(server.requests.first)
        #expect(request.line == "POST /v1/probe HTTP/1.1")
        #expect(request.values(of: "X-Trace") == ["a, b; c=\"d\""])
        #expect(request.values(of: "X-Umlaut") == ["ü"])
        #expect(request.values(of: "X-Empty") == [""])
        #expect(request.values(of: "Accept") == ["text/plain"])
        #expect(request.values(of: "Content-Type") == ["application/json"])
        #expect(request.values(of: "Content-Length") == ["\(request.body.count)"])
        #expect(request.text == #"{"id":1,"name":"ü\n"}"#)
    }

    @Test func everyMethodArrives() async throws {
        struct Get: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.get, "/x") }
        }
        struct Head: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.head, "/x") }
        }
        struct Put: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.put, "/x") }
            func encode(to request: inout RequestEncoder) { request.body(1) }
        }
        struct Patch: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.patch, "/x") }
            func encode(to request: inout RequestEncoder) { request.body(1) }
        }
        struct Delete: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.delete, "/x") }
            func encode(to request: inout RequestEncoder) { request.body(1) }
        }
        struct Options: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.options, "/x") }
        }
        struct Trace: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.trace, "/x") }
        }
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let client = client(server)
        try await client.send(Get())
        try await client.send(Head())
        try await client.send(Put())
        try await client.send(Patch())
        try await client.send(Delete())
        try await client.send(Options())
        try await client.send(Trace())
        let methods = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
        #expect(server.requests.map(\.method) == methods)
        #expect(server.requests.map(\.text) == ["", "", "1", "1", "1", "", ""])
    }

    /// A challenge must not keep the reply back, with credentials and without.
    @Test(arguments: ["Basic realm=\"x\"", "Bearer", "Digest realm=\"x\", nonce=\"y\"", "NTLM"])
    func challengeIsAReply(scheme: String) async throws {
        let answer = Answer.json(401, #"{"a":1}"#, headers: ["WWW-Authenticate": scheme])
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }
        for credentials in [nil, .basic(user: "u", password: "p"), .bearer("t")]
            as [Authentication?]
        {
            let error = await error(of: GetItem(), client(server, credentials))
            #expect(error?.statusCode == 401)
            #expect(error?.reply?.text() == #"{"a":1}"#)
            #expect(error?.reply?.headers["www-authenticate"] == scheme)
        }
        #expect(server.requests.count == 3)
    }

    @Test func proxysChallengeIsAReply() async throws {
        let server = try LoopbackServer(
            .response(407, headers: ["Proxy-Authenticate": "Basic realm=\"x\""])
        )
        defer { server.stop() }
        #expect(await error(of: GetItem(), client(server))?.statusCode == 407)
    }

    @Test func pageOfAGatewayIsKept() async throws {
        let server = try LoopbackServer(.text(502, "<h1>Bad</h1>", type: "text/html"))
        defer { server.stop() }
        guard case .status(let reply) = await error(of: GetItem(), client(server)) else {
            Issue.record("no status")
            return
        }
        #expect(reply.status == 502 && reply.text() == "<h1>Bad</h1>")
        #expect(reply.headers["content-type"] == "text/html")
        #expect(reply.url?.absoluteString == server.url + "/v1/items/1")
    }

    @Test func emptyBodiesAreFine() async throws {
        struct GetMaybe: Requestable {
            typealias API = Sample
            typealias Response = Item?
            static var endpoint: Endpoint { .init(.get, "/maybe") }
        }
        let server = try LoopbackServer { request in
            request.index.isMultiple(of: 2) ? .response(204) : .response(200)
        }
        defer { server.stop() }
        for _ in 0..<2 {
            try await client(server).send(Probe())
        }
        for _ in 0..<2 {
            #expect(try await client(server).send(GetMaybe()) == nil)
        }
        guard case .decoding(let problem, let reply) = await error(of: GetItem(), client(server))
        else {
            Issue.record("no decoding error")
            return
        }
        #expect(problem.found == "an empty body" && reply.status == 204)
    }

    @Test func wrongContentTypeDoesNotStopGoodData() async throws {
        let server = try LoopbackServer(
            .text(200, #"{"id":1}"#, type: "text/html"),
            .response(200, body: Array(#"{"id":2}"#.utf8)),
            .chunked(200, [#"{"id""#, ":3}"])
        )
        defer { server.stop() }
        var ids: [Int64] = []
        for _ in 0..<3 { ids.append(try await client(server).send(GetItem()).id) }
        #expect(ids == [1, 2, 3])
    }

    @Test func refusedConnectionIsTold() async throws {
        let server = try LoopbackServer(Self.ok)
        server.stop()
        guard case .transport(let problem) = await error(of: GetItem(), client(server)) else {
            Issue.record("no transport problem")
            return
        }
        #expect(problem.reason == .connectionRefused)
        #expect((problem.underlying as? URLError)?.code == .cannotConnectToHost)
    }

    @Test func unknownHostIsTold() async throws {
        let client = EndpointClient<Sample>(server: "http://no-such-host.invalid")
        let error = await error(of: GetItem(), client)
        guard case .transport(let problem) = error else {
            // Without any network, name resolution may fail as being offline.
            #expect(error?.isOffline == true)
            return
        }
        #expect(problem.reason == .hostNotFound)
    }

    @Test func silenceIsATimeout() async throws {
        let server = try LoopbackServer(.hang)
        defer { server.stop() }
        let configuration = URLSessionTransport.standard
        configuration.timeoutIntervalForRequest = 1
        let transport = URLSessionTransport(configuration: configuration)
        let error = await error(of: GetItem(), client(server, transport: transport))
        #expect(error?.isTimeout == true)
    }

    /// An end within the headers is not among these: Foundation on Linux stops the process then.
    @Test(arguments: [
        Answer.close, .reset, ok.headOnly(), ok.headOnly(then: .reset), ok.cut(after: 90),
        ok.cut(after: 5), ok.cut(after: 50, then: .reset),
        .chunked(200, ["a", "b"]).cut(after: 60),
    ])
    func endBeforeTheReplyIsWholeIsTold(answer: Answer) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }
        let error = await error(of: GetItem(), client(server))
        guard case .transport(let problem) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problem.reason == .connectionLost)
    }

    @Test func redirectsDropCredentialsAcrossOrigins() async throws {
        let other = try LoopbackServer(Self.ok)
        defer { other.stop() }
        let server = try LoopbackServer(
            .redirect(307, to: "/moved"),
            .redirect(308, to: other.url + "/there?a=%2F")
        )
        defer { server.stop() }
        let item = Item(id: 1)
        let reply = try await client(server, .bearer("t")).reply(to: CreateItem(item: item))
        #expect(reply.reply.url?.absoluteString == other.url + "/there?a=%2F")
        let hops = server.requests + other.requests
        #expect(hops.map(\.target) == ["/v1/items", "/moved", "/there?a=%2F"])
        #expect(hops.map(\.method) == ["POST", "POST", "POST"])
        #expect(hops.map(\.text) == Array(repeating: #"{"id":1}"#, count: 3))
        #expect(hops.map { $0.header("Authorization") } == ["Bearer t", "Bearer t", nil])
    }

    @Test(arguments: [
        "", "//", "http://", "http://[", "http:///x", ":", "?", "#", "http://x:y/", "%", "\\",
        "http://127.0.0.1:99999/", "a b", "ü", "data:,x", "//:80", "x:y", "http:x", "http://?q",
    ])
    func oddLocationDoesNoHarm(location: String) async throws {
        let server = try LoopbackServer { request in
            request.index == 0 ? .redirect(302, to: location) : .response(410)
        }
        defer { server.stop() }
        #expect(await error(of: GetItem(), client(server)) != nil)
    }

    @Test func serversUserArrivesAsBasic() async throws {
        let server = try LoopbackServer(Self.ok)
        defer { server.stop() }
        let url = "http://Aladdin:open%20sesame@127.0.0.1:\(server.port)"
        let client = EndpointClient<Sample>(server: EndpointServer(url))
        _ = try await client.send(GetItem())
        let request = try #require(server.requests.first)
        #expect(request.values(of: "Authorization") == ["Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="])
        #expect(request.line == "GET /items/1 HTTP/1.1")
    }

    @Test func keyInACookieArrives() async throws {
        enum Keyed: EndpointAPI {
            static var servers: [EndpointServer] { [] }
            static var authentication: AuthenticationRequirement { .apiKey("sid", in: .cookie) }
        }
        struct Get: Requestable {
            typealias API = Keyed
            typealias Response = Void
            static var endpoint: Endpoint { .init(.get, "/") }
            func encode(to request: inout RequestEncoder) { request.header("Cookie", "a=1") }
        }
        let server = try LoopbackServer(.response(204))
        defer { server.stop() }
        let client = EndpointClient<Keyed>(
            server: EndpointServer(server.url),
            authentication: .apiKey("k")
        )
        try await client.send(Get())
        #expect(server.requests.first?.values(of: "Cookie") == ["a=1; sid=k"])
        #expect(throws: InvalidRequest(reason: .noServer, endpoint: Get.endpoint)) {
            try Get().urlRequest()
        }
    }

    @Test func cookiesAreNotKept() async throws {
        let server = try LoopbackServer { _ in
            .json(200, #"{"id":1}"#, headers: ["Set-Cookie": "sid=1"])
        }
        defer { server.stop() }
        for _ in 0..<2 { _ = try await client(server).send(GetItem()) }
        #expect(server.requests.map { $0.values(of: "Cookie") } == [[], []])
    }

    @Test func manyAtOnceKeepApart() async throws {
        let server = try LoopbackServer { request in
            .json(200, #"{"id":\#(request.target.split(separator: "/").last ?? "")}"#)
        }
        defer { server.stop() }
        let client = client(server)
        let ids = try await withThrowingTaskGroup(of: (Int64, Int64).self) { group in
            for id in 0..<200 as Range<Int64> {
                group.addTask { (id, try await client.send(GetItem(id: "\(id)")).id) }
            }
            return try await group.reduce(into: [Int64: Int64]()) { $0[$1.0] = $1.1 }
        }
        #expect(ids.count == 200 && ids.allSatisfy { $0.key == $0.value })
        #expect(server.requests.count == 200)
    }
}
