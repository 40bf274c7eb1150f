import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Credentials stand in no description, no dump, no error and no command line.
@Suite(.timeLimit(.minutes(1)))
struct SecretTests {
    /// An API that has credentials everywhere they can be.
    private enum Vault: EndpointAPI {
        static var servers: [EndpointServer] {
            ["https://sesame-user:sesame-password@api.example.com/v1?version=2"]
        }
        static var authentication: AuthenticationRequirement {
            .all(
                .apiKey("X-Key", in: .header),
                .apiKey("key", in: .query),
                .apiKey("sid", in: .cookie)
            )
        }
    }

    private struct Open: Requestable {
        typealias API = Vault
        typealias Response = Item
        static var endpoint: Endpoint { .init(.get, "/doors/{door}") }
        func encode(to request: inout RequestEncoder) { request.path("door", "7") }
    }

    private static let keys: Authentication = [
        .apiKey("sesame-header", for: "X-Key"), .apiKey("sesame/query", for: "key"),
        .apiKey("sesame-cookie", for: "sid"), .bearer("sesame-bearer"),
        .basic(user: "sesame-user", password: "sesame-password"),
    ]

    /// All that can be printed of a value.
    private func prints(_ value: Any) -> String {
        var text = "\(value)\n\(String(reflecting: value))\n"
        if let value = value as? any Error { text += value.localizedDescription + "\n" }
        dump(value, to: &text)
        print(Mirror(reflecting: value).children.map { "\($0)" }, to: &text)
        return text
    }

    private func expectNone(_ value: Any, _ location: SourceLocation = #_sourceLocation) {
        let text = prints(value)
        let secret = text.range(of: "sesame").map { text[$0.lowerBound...].prefix(20) }
        #expect(secret == nil, sourceLocation: location)
    }

    private func error(_ transport: any Transport) async -> EndpointError<Never>? {
        let client = EndpointClient<Vault>(authentication: Self.keys, transport: transport)
        do {
            _ = try await client.send(Open())
            return nil
        } catch {
            return error
        }
    }

    @Test func notInAClientOrAServer() throws {
        struct Signing: EndpointInterceptor {
            var key = "sesame-interceptor"
            func send(
                _ request: TransportRequest,
                next: any Transport
            ) async throws -> TransportReply {
                try await next.send(request)
            }
        }
        let client = EndpointClient<Vault>(
            server: Vault.servers[0],
            authentication: Self.keys,
            interceptors: [Signing()]
        )
        expectNone(client)
        #expect("\(client)" == "client of Vault (https://api.example.com/v1?version=2)")
        expectNone(Vault.servers)
        #expect("\(Vault.servers[0])" == "https://api.example.com/v1?version=2")
        expectNone(Self.keys)
        expectNone(Endpoint(.get, "/", server: Vault.servers[0]))
        expectNone(BearerToken("sesame", expiration: Date()))
    }

    @Test func notInARequestOrReply() async throws {
        let stub = StubTransport()
        stub.answer(Open.self) { request in
            TransportReply(body: Data(#"{"id":1}"#.utf8), url: request.urlRequest.url)
        }
        let client = EndpointClient<Vault>(authentication: Self.keys, transport: stub)
        let reply = try await client.reply(to: Open())
        let request = try #require(stub.requests.first)
        #expect(request.urlRequest.url?.query() == "version=2&key=sesame%2Fquery")
        expectNone(request)
        #expect(!request.curl.contains("sesame") && !Open().curl.contains("sesame"))
        #expect(request.curl.contains("?version=2&key=<redacted>"))
        #expect(request.curl(showingCredentials: true).contains("sesame%2Fquery"))
        expectNone(reply)
        expectNone(reply.reply)
    }

    @Test func notInAnErrorOfTheTransport() async throws {
        struct Failing: Transport {
            let make: @Sendable (URL) -> any Error
            func send(_ request: TransportRequest) async throws -> TransportReply {
                throw make(request.urlRequest.url ?? URL(fileURLWithPath: "/"))
            }
        }
        let keys = [NSURLErrorFailingURLErrorKey, "NSErrorFailingURLStringKey"]
        @Sendable func plain(_ url: URL) -> URLError {
            let inner = NSError(domain: "Inner", code: 7, userInfo: [keys[0]: url])
            let info: [String: Any] = [
                keys[0]: url, keys[1]: url.absoluteString, NSUnderlyingErrorKey: inner,
                "count": 2,
            ]
            return URLError(.networkConnectionLost, userInfo: info)
        }
        for make in [
            { plain($0) },
            { TransportProblem(.other, underlying: plain($0), endpoint: Open.endpoint) },
        ] as [@Sendable (URL) -> any Error] {
            let error = try #require(await error(Failing(make: make)))
            guard case .transport(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            let underlying = try #require(problem.underlying as? URLError)
            #expect(underlying.code == .networkConnectionLost)
            expectNone(error)
            expectNone(problem)
            expectNone(underlying)
            expectNone(underlying.errorUserInfo)
            let url = underlying.errorUserInfo[keys[1]] as? String
            #expect(url?.hasPrefix("https://api.example.com/v1/doors/7?version=2&key=") == true)
            #expect(underlying.errorUserInfo["count"] as? Int == 2)
        }
    }

    /// Apple's URLSession throws codes of POSIX too, with the URL.
    @Test func notInAnErrorOfAnotherDomain() async throws {
        struct Failing: Transport {
            func send(_ request: TransportRequest) async throws -> TransportReply {
                let url = request.urlRequest.url?.absoluteString ?? ""
                let info = ["NSErrorFailingURLStringKey": url]
                throw NSError(domain: NSPOSIXErrorDomain, code: Int(ECONNRESET), userInfo: info)
            }
        }
        let error = try #require(await error(Failing()))
        guard case .transport(let problem) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(problem.reason == .connectionLost)
        #expect(!"\((problem.underlying as NSError).userInfo)".contains("sesame"))
        expectNone(error)
    }

    /// An API that wants a bare key in `Authorization`.
    @Test func notInACommandWithoutAScheme() async throws {
        enum Bare: EndpointAPI {
            static var servers: [EndpointServer] { ["https://api.example.com"] }
            static var authentication: AuthenticationRequirement {
                .apiKey("Authorization", in: .header)
            }
        }
        struct Get: Requestable {
            typealias API = Bare
            typealias Response = Void
            static var endpoint: Endpoint { .init(.get, "/") }
        }
        for key in ["sesame", "sesame 7", "Bearer sesame", "basic sesame"] {
            let stub = StubTransport()
            stub.answer(Get.self, status: 204)
            try await EndpointClient<Bare>(authentication: .apiKey(key), transport: stub)
                .send(Get())
            let request = try #require(stub.requests.first)
            #expect(request.urlRequest.value(forHTTPHeaderField: "Authorization") == key)
            #expect(!request.curl.contains("sesame"))
            expectNone(request)
        }
    }

    /// What URLSession itself puts into its error.
    @Test func notInAnErrorOfASession() async throws {
        let client = EndpointClient<Vault>(
            server: EndpointServer(scheme: "http", host: "127.0.0.1", port: 9),
            authentication: Self.keys
        )
        let error = try await #require(throws: EndpointError<Never>.self) {
            _ = try await client.send(Open())
        }
        expectNone(error)
    }

    @Test(arguments: [200, 204, 302, 401, 404, 503])
    func notInAnErrorOfAStatus(status: Int) async throws {
        let stub = StubTransport()
        stub.answer(Open.self) { request in
            TransportReply(status: status, url: request.urlRequest.url)
        }
        let error = try #require(await error(stub))
        #expect(error.statusCode == status)
        expectNone(error)
    }

    @Test func notInAnErrorOfAuthentication() async throws {
        struct Refused: Error { var token = "sesame-refused" }
        for authentication in [
            .bearer { throw Refused() }, .bearer("sesame\n"),
            .bearer(token: { "sesame" }, refresh: { _ in throw Refused() }),
            .basic(user: "sesame:", password: "sesame"), .apiKey("sesame"),
        ] as [Authentication] {
            let stub = StubTransport()
            stub.answer(GetItem.self, status: 401)
            let client = EndpointClient<Sample>(authentication: authentication, transport: stub)
            let error = try await #require(throws: EndpointError<GetItem.Failure>.self) {
                _ = try await client.send(GetItem())
            }
            guard case .authentication(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            expectNone(error)
            expectNone(problem)
        }
    }

    @Test func notInAnErrorOfARequest() async throws {
        let probes: [Probe] = [
            Probe { $0.header("Authorization", "sesame\n") },
            Probe { $0.cookie("sid", "sesame\n") },
            Probe { $0.header("sesame secret", "x") },
        ]
        for probe in probes {
            let stub = StubTransport()
            let error = try await #require(throws: EndpointError<Never>.self) {
                try await EndpointClient<Sample>(transport: stub).send(probe)
            }
            #expect(!error.description.contains("sesame"))
        }
        let unaddressable = EndpointServer("https://sesame-user:sesame@api.example.com:sesame")
        let error = try await #require(throws: EndpointError<Never>.self) {
            try await EndpointClient<Sample>(server: unaddressable).send(Probe())
        }
        expectNone(error)
    }
}
