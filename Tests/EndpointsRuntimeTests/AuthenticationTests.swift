import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct AuthenticationTests {
    /// An API whose requirement is given by a type, so that each test has its own.
    protocol Rule: Sendable {
        static var requirement: AuthenticationRequirement { get }
    }
    enum Guarded<R: Rule>: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com"] }
        static var authentication: AuthenticationRequirement { R.requirement }
    }
    struct Get<R: Rule>: Requestable {
        typealias API = Guarded<R>
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/") }
        func encode(to request: inout RequestEncoder) { request.query("q", 1) }
    }
    enum Automatic: Rule { static var requirement: AuthenticationRequirement { .automatic } }
    enum Nothing: Rule { static var requirement: AuthenticationRequirement { .none } }
    enum Bearer: Rule { static var requirement: AuthenticationRequirement { .bearer() } }
    enum MaybeBearer: Rule {
        static var requirement: AuthenticationRequirement { .bearer(optional: true) }
    }
    enum Basic: Rule { static var requirement: AuthenticationRequirement { .basic() } }
    enum HeaderKey: Rule {
        static var requirement: AuthenticationRequirement {
            .apiKey("X-API-Key", in: .header, prefix: "Bot ")
        }
    }
    enum QueryKey: Rule {
        static var requirement: AuthenticationRequirement { .apiKey("api key", in: .query) }
    }
    enum CookieKey: Rule {
        static var requirement: AuthenticationRequirement { .apiKey("sid", in: .cookie) }
    }

    private func sent<R: Rule>(
        _ rule: R.Type,
        _ authentication: Authentication?,
        server: EndpointServer? = nil
    ) async throws -> URLRequest {
        let stub = StubTransport()
        stub.answer(Get<R>.self, status: 204)
        let client = EndpointClient<Guarded<R>>(
            server: server,
            authentication: authentication,
            transport: stub
        )
        try await client.send(Get<R>())
        return try #require(stub.requests.first).urlRequest
    }

    private func authorization<R: Rule>(
        _ rule: R.Type,
        _ authentication: Authentication?,
        server: EndpointServer? = nil
    ) async throws -> String? {
        try await sent(rule, authentication, server: server)
            .value(forHTTPHeaderField: "Authorization")
    }

    @Test func bearerIsSent() async throws {
        struct Provider: BearerTokenProvider {
            func token() async throws -> BearerToken? { "given" }
        }
        #expect(try await authorization(Bearer.self, .bearer("t")) == "Bearer t")
        #expect(try await authorization(MaybeBearer.self, .bearer("t")) == "Bearer t")
        #expect(try await authorization(Automatic.self, .bearer("t")) == "Bearer t")
        #expect(try await authorization(Bearer.self, .bearer { "asked" }) == "Bearer asked")
        #expect(try await authorization(Bearer.self, .bearer(Provider())) == "Bearer given")
        #expect(try await authorization(Nothing.self, .bearer("t")) == nil)
    }

    @Test func tokenIsAskedForBeforeEachRequest() async throws {
        actor Counter {
            var count = 0
            func next() -> String {
                count += 1
                return "\(count)"
            }
        }
        let counter = Counter()
        let stub = StubTransport()
        stub.answer(Get<Bearer>.self, status: 204)
        let client = EndpointClient<Guarded<Bearer>>(
            authentication: .bearer { await counter.next() },
            transport: stub
        )
        for _ in 0..<3 { try await client.send(Get<Bearer>()) }
        let tokens = stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: "Authorization") }
        #expect(tokens == ["Bearer 1", "Bearer 2", "Bearer 3"])
    }

    /// The example of RFC 7617 §2, and the UTF-8 one of §2.1.
    @Test func basicIsSent() async throws {
        let aladdin = Authentication.basic(user: "Aladdin", password: "open sesame")
        let expected = "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        #expect(try await authorization(Basic.self, aladdin) == expected)
        #expect(try await authorization(Automatic.self, aladdin) == expected)
        let pound = Authentication.basic(user: "test", password: "123£")
        #expect(try await authorization(Basic.self, pound) == "Basic dGVzdDoxMjPCow==")
    }

    @Test func serversUserIsSent() async throws {
        let server: EndpointServer = "https://Aladdin:open%20sesame@api.example.com"
        let expected = "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        #expect(try await authorization(Basic.self, nil, server: server) == expected)
        #expect(try await authorization(Automatic.self, nil, server: server) == expected)
        #expect(try await authorization(Bearer.self, .bearer("t"), server: server) == "Bearer t")
        let keyed = try await sent(HeaderKey.self, .apiKey("k"), server: server)
        #expect(keyed.value(forHTTPHeaderField: "Authorization") == expected)
        #expect(keyed.value(forHTTPHeaderField: "X-API-Key") == "Bot k")
        let request = try Get<Basic>().urlRequest(server: server)
        #expect(request.url?.absoluteString == "https://api.example.com/?q=1")
        #expect(request.value(forHTTPHeaderField: "Authorization") == expected)
    }

    @Test func keyGoesWhereTheAPISays() async throws {
        let header = try await sent(HeaderKey.self, .apiKey("k"))
        #expect(header.value(forHTTPHeaderField: "X-API-Key") == "Bot k")
        let query = try await sent(QueryKey.self, .apiKey("a&b"))
        #expect(query.url?.absoluteString == "https://api.example.com/?q=1&api%20key=a%26b")
        let cookie = try await sent(CookieKey.self, .apiKey("k"))
        #expect(cookie.value(forHTTPHeaderField: "Cookie") == "sid=k")
    }

    @Test func missingOptionalCredentialsAreLeftOut() async throws {
        #expect(try await authorization(MaybeBearer.self, nil) == nil)
        #expect(try await authorization(MaybeBearer.self, .bearer { nil }) == nil)
        #expect(try await authorization(MaybeBearer.self, .apiKey("k")) == nil)
        #expect(try await authorization(Automatic.self, nil) == nil)
    }

    private func problem<R: Rule>(
        _ rule: R.Type,
        _ authentication: Authentication?
    ) async -> AuthenticationProblem? {
        let stub = StubTransport()
        stub.answer(Get<R>.self, status: 204)
        let client = EndpointClient<Guarded<R>>(authentication: authentication, transport: stub)
        do {
            try await client.send(Get<R>())
            return nil
        } catch .authentication(let problem) {
            #expect(stub.requests.isEmpty)
            return problem
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    @Test func missingRequiredCredentialsAreTold() async {
        let problems = [
            await problem(Bearer.self, nil),
            await problem(Bearer.self, .bearer { nil }),
            await problem(Bearer.self, .basic(user: "u", password: "p")),
            await problem(Basic.self, .bearer("t")),
            await problem(HeaderKey.self, nil),
        ]
        for problem in problems {
            #expect(problem?.description == "GET /: credentials are required")
        }
    }

    @Test func credentialsThatCannotBeSentAreTold() async {
        let problems = [
            await problem(Bearer.self, .bearer("a\r\nX: b")),
            await problem(Basic.self, .basic(user: "a:b", password: "p")),
            await problem(HeaderKey.self, .apiKey("a\u{0}")),
            await problem(CookieKey.self, .apiKey("a;b")),
        ]
        for problem in problems {
            #expect(problem?.description == "GET /: the credentials cannot be sent as they are")
        }
        let unplaced = await problem(Automatic.self, .apiKey("k"))
        #expect(unplaced?.description == "GET /: the API does not say where its key goes")
    }

    @Test func providersErrorIsKept() async {
        struct SignedOut: Error {}
        let problem = await problem(Bearer.self, .bearer { throw SignedOut() })
        #expect(problem?.underlying is SignedOut)
    }

    /// What a provider's own session throws says the same as what the client's transport does.
    @Test func providersWantOfAReplyIsKnown() async {
        let endpoint = Get<Bearer>.endpoint
        let lost = TransportProblem(
            .notConnected,
            underlying: CocoaError(.fileNoSuchFile),
            endpoint: endpoint
        )
        let cases: [(any Error, isOffline: Bool, isTimeout: Bool, EndpointSentence.Key)] = [
            (URLError(.notConnectedToInternet), true, false, .notConnected),
            (URLError(.timedOut), false, true, .timedOut),
            (URLError(.cannotFindHost), false, false, .hostNotFound),
            (lost, true, false, .notConnected),
            (EndpointError<Never>.timedOut(lost), false, true, .timedOut),
            (URLError(.badURL), false, false, .signedOut),
            (CocoaError(.fileNoSuchFile), false, false, .signedOut),
        ]
        for (thrown, isOffline, isTimeout, key) in cases {
            let client = EndpointClient<Guarded<Bearer>>(
                authentication: .bearer { throw thrown },
                transport: StubTransport()
            )
            let error = await #expect(throws: EndpointError<Never>.self) {
                try await client.send(Get<Bearer>())
            }
            #expect(error?.isOffline == isOffline && error?.isTimeout == isTimeout, "\(thrown)")
            #expect(error?.sentence.key == key, "\(thrown)")
        }
    }

    @Test func endpointOverridesItsAPI() async throws {
        struct SignIn: Requestable {
            typealias API = Guarded<Bearer>
            typealias Response = Void
            static var endpoint: Endpoint { .init(.post, "/sign-in", authentication: .none) }
        }
        let stub = StubTransport()
        stub.answer(SignIn.self, status: 204)
        try await SignIn().send(with: EndpointClient(authentication: .bearer("t"), transport: stub))
        #expect(
            stub.requests.first?.urlRequest.value(forHTTPHeaderField: "Authorization") == nil
        )
    }

    @Test func credentialsAreNotPrinted() {
        let all: [Authentication] = [
            .bearer("sesame"), .basic(user: "sesame", password: "sesame"), .apiKey("sesame"),
        ]
        var dumped = ""
        dump(all, to: &dumped)
        #expect(!"\(all) \(String(reflecting: all)) \(dumped)".contains("sesame"))
        #expect("\(all)" == "[bearer, basic, API key]")
    }
}
