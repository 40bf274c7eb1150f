import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// Credentials of several kinds, and where each goes.
struct CredentialTests {
    private let basic = Authentication.basic(user: "Aladdin", password: "open sesame")

    /// What arrives, without what every request has; nil where nothing is sent for want of
    /// credentials.
    private func sent<Request: Requestable>(
        _ request: Request,
        _ authentication: Authentication?,
        answer: String = "[]"
    ) async throws -> [String]? {
        let server = try LoopbackServer(.json(200, answer))
        defer { server.stop() }
        let client = EndpointClient<Request.API>(of: server, authentication: authentication)
        do {
            _ = try await client.send(request)
        } catch .authentication(let problem) {
            #expect("\(problem.reason)" == "missing" && server.connectionCount == 0)
            return nil
        }
        let received = try #require(server.requests.first)
        return [received.target]
            + received.ownHeaderLines.filter { !$0.hasPrefix("accept: ") }
    }

    /// RFC 6750 §2.1, RFC 7617 §2; the key's name and prefix are the spec's.
    @Test func eachKindIsSentWhereItBelongs() async throws {
        let account = #"{"id":1,"name":"n"}"#
        let bearer: Authentication = .bearer("t")
        #expect(
            try await sent(Credentials.GetAccount(), bearer, answer: account)
                == ["/account", "authorization: Bearer t"]
        )
        #expect(
            try await sent(Credentials.SignIn(), basic, answer: account)
                == ["/sign-in", "authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="]
        )
        #expect(
            try await sent(Credentials.GetUsage(), .apiKey("k"), answer: "{}")
                == ["/usage", "x-api-key: k"]
        )
        #expect(
            try await sent(Credentials.PostMessage(text: "x"), .apiKey("k"))
                == ["/messages", "authorization: Bot k", "content-type: application/json"]
        )
    }

    @Test func noneIsSentUnlessItIsAskedFor() async throws {
        let account = #"{"id":1,"name":"n"}"#
        let bearer: Authentication = .bearer("t")
        #expect(try await sent(Credentials.GetAccount(), nil, answer: account) == nil)
        #expect(try await sent(Credentials.GetUsage(), bearer, answer: "{}") == nil)
        #expect(
            try await sent(Credentials.GetPublicAccount(id: "a"), bearer, answer: account)
                == ["/accounts/a"]
        )
        #expect(try await sent(Credentials.ListNews(), nil) == ["/news"])
        #expect(
            try await sent(Credentials.ListNews(), bearer) == ["/news", "authorization: Bearer t"]
        )
        #expect(
            try await sent(Credentials.PostMessage(text: "x"), nil)
                == ["/messages", "content-type: application/json"]
        )
    }

    @Test func severalAreAllSent() async throws {
        let both: Authentication = [.bearer("t"), .apiKey("k")]
        let request = Patisserie.ListOrders()
        let all = ["/orders", "authorization: Bearer t", "x-app-key: k"]
        #expect(try await sent(request, both) == all)
        #expect(try await sent(request, [.apiKey("k"), .bearer("t")]) == all)
        #expect(try await sent(request, .bearer("t")) == nil)
        #expect(try await sent(request, .apiKey("k")) == nil)
        #expect(try await sent(request, nil) == nil)
    }

    @Test func keysOfSeveralNamesAreToldApart() async throws {
        let keys: Authentication = [.apiKey("a", for: "X-App-Key"), .apiKey("b&c", for: "shop")]
        let request = Patisserie.ListCakes()
        #expect(try await sent(request, keys) == ["/cakes?shop=b%26c", "x-app-key: a"])
        #expect(
            try await sent(request, [keys, .bearer("t")])
                == ["/cakes?shop=b%26c", "authorization: Bearer t", "x-app-key: a"]
        )
        #expect(try await sent(request, .apiKey("a", for: "X-App-Key")) == nil)
    }

    @Test func ofAlternativesTheFirstIsSent() async throws {
        let request = Planetarium.ListPaintings()
        let keys: Authentication = [.apiKey("i", for: "X-App-ID"), .apiKey("k", for: "X-App-Key")]
        #expect(
            try await sent(request, [basic, keys, .bearer("t")])
                == ["/paintings", "authorization: Bearer t"]
        )
        #expect(
            try await sent(request, [basic, keys]) == ["/paintings", "x-app-id: i", "x-app-key: k"]
        )
        // Half of an alternative is none.
        let half: Authentication = [.apiKey("i", for: "X-App-ID"), basic]
        let ofBasic = "authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        #expect(try await sent(request, half) == ["/paintings", ofBasic])
        #expect(
            try await sent(request, [.bearer { nil }, basic]) == ["/paintings", ofBasic]
        )
        #expect(try await sent(request, nil) == nil)
        #expect(try await sent(Planetarium.ListRooms(), nil) == ["/rooms"])
        #expect(
            try await sent(Planetarium.ListRooms(), .bearer("t"))
                == ["/rooms", "authorization: Bearer t"]
        )
    }

    /// The alternative that was sent is the one that is refreshed.
    @Test func oneOfSeveralIsRefreshed() async throws {
        let server = try LoopbackServer { request in
            request.header("Authorization") == "Bearer new"
                ? .json(200, "[]")
                : .response(401, headers: ["WWW-Authenticate": "Bearer"])
        }
        defer { server.stop() }
        let client = EndpointClient<Patisserie>(
            of: server,
            authentication: [
                .bearer(token: { "old" }, refresh: { _ in "new" }), .apiKey("k"),
            ]
        )
        #expect(try await client.send(.listOrders()) == [])
        expectOnly(
            ["old", "new"].map { token in
                ExpectedRequest(
                    "GET /orders HTTP/1.1",
                    headers: [
                        "accept: application/json", "authorization: Bearer \(token)",
                        "x-app-key: k",
                    ]
                )
            },
            by: server
        )
    }

    @Test func optionalOnesMayBeMissing() async throws {
        #expect(try await sent(Forum.ListThreads(), nil) == ["/threads"])
        #expect(
            try await sent(Forum.ListThreads(), .bearer("t"))
                == ["/threads", "authorization: Bearer t"]
        )
        #expect(try await sent(Forum.PostThread(title: "a"), nil) == nil)
        #expect(try await sent(Forum.Search(q: "a"), .bearer("t")) == ["/search?q=a"])
        #expect(try await sent(Forum.Search(q: "a"), .apiKey("k")) == ["/search?q=a&key=k"])
        #expect(try await sent(Forum.GetBanner(), nil, answer: #""b""#) == ["/banner"])
    }

    @Test func keysGoWhereTheSpecSays() async throws {
        let key = Authentication.apiKey("k")
        #expect(try await sent(Aviary.ListBirds(), key) == ["/birds", "x-api-key: k"])
        #expect(
            try await sent(Aviary.PostSong(title: "a"), key)
                == ["/songs", "authorization: Bot k", "content-type: application/json"]
        )
        #expect(
            try await sent(Aviary.ListNests(tree: "oak"), key) == ["/nests?tree=oak&api%20key=k"]
        )
        #expect(try await sent(Aviary.ListEggs(), key) == ["/eggs", "cookie: sid=b-k"])
    }

    @Test func keysAreNotShown() {
        let curl = Patisserie.ListCakes().curl
        #expect(!curl.contains("X-App-Key"))
        let several: Authentication = [.bearer("sesame"), .apiKey("sesame", for: "X-App-Key")]
        var dumped = ""
        dump(several, to: &dumped)
        #expect("\(several)" == "[bearer, API key]" && !dumped.contains("sesame"))
    }
}
