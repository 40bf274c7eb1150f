import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where requests go: servers with variables, in parts, and of an endpoint's own.
struct ServerTests {
    private func url<Request: Requestable>(
        _ request: Request,
        _ server: EndpointServer? = nil
    ) throws -> String? {
        try request.urlRequest(server: server).url?.absoluteString
    }

    @Test func variablesHaveTheirValues() throws {
        let request = Warehouse.ListGoods()
        let plain = try url(request, Warehouse.server(tenant: "acme"))
        #expect(plain == "https://eu.warehouse.example.com/acme/v1/goods")
        let server = Warehouse.server(region: .usEast, tenant: "Jo & Söhne+%20", apiVersion: "v2")
        // RFC 3986 §2.1: what is not unreserved is UTF-8 in triplets, a percent sign too.
        let expected =
            "https://us-east.warehouse.example.com/Jo%20%26%20S%C3%B6hne%2B%2520/v2/goods"
        #expect(try url(request, server) == expected)
        #expect(Warehouse.RegionVariable.allCases.map(\.rawValue) == ["eu", "us-east", "none"])
    }

    /// Nothing says which tenant's: there is no default server.
    @Test func aValueMustBeGivenWhereThereIsNoDefault() async throws {
        #expect(Warehouse.servers == [])
        let error = try await #require(throws: EndpointError<Never>.self) {
            try await Warehouse.ListGoods().send()
        }
        guard case .invalidRequest(let problem) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.reason == .noServer)
    }

    @Test(arguments: ["", "a/b", "a?b", "a#b", "a@b", "a:b", "..", "."])
    func aValueStaysInItsPlace(value: String) {
        #expect(throws: InvalidRequest.self) {
            try url(Warehouse.ListGoods(), Warehouse.server(tenant: value))
        }
    }

    @Test func namedServersHaveVariables() async throws {
        #expect(Barometer.servers == [Barometer.production(region: .north), Barometer.local()])
        let request = Barometer.GetForecast(days: 3)
        #expect(try url(request) == "https://north.barometer.example.com/v1/forecast?days=3")
        let local = try url(request, Barometer.local(region: .south))
        #expect(local == "http://127.0.0.1:9000/south/forecast?days=3")

        let loopback = try LoopbackServer(.json(200, "[1.5]"))
        defer { loopback.stop() }
        let office = Barometer.office(host: "127.0.0.1", port: "\(loopback.port)", unit: "°F&x=1")
        let forecast = try await EndpointClient<Barometer>(server: office).send(
            .getForecast(days: 3)
        )
        #expect(forecast == [1.5])
        expectOnly(
            "GET /barometer/forecast?unit=%C2%B0F%26x%3D1&days=3 HTTP/1.1",
            headers: ["accept: application/json"],
            by: loopback
        )
    }

    @Test(arguments: [("127.0.0.1", "x"), ("127.0.0.1", "99999"), ("a b", "80"), ("ä.de", "80")])
    func valuesThatMakeNoServerAreTold(host: String, port: String) {
        #expect(throws: InvalidRequest.self) {
            try url(Barometer.GetForecast(), Barometer.office(host: host, port: port))
        }
    }

    @Test func aServersBasePathStandsBeforeEveryPath() async throws {
        #expect(OneServer.servers == ["http://127.0.0.1:9000/api/v1"])
        let loopback = try LoopbackServer(.json(200, #""pong""#), .json(200, #"["ping"]"#))
        defer { loopback.stop() }
        var server = try #require(OneServer.servers.first)
        server.port = Int(loopback.port)
        let client = EndpointClient<OneServer>(server: server)
        #expect(try await client.send(.ping()) == "pong")
        #expect(try await client.send(.getRoot()) == ["ping"])
        let headers = ["accept: application/json"]
        expectOnly(
            [
                ExpectedRequest("GET /api/v1/ping HTTP/1.1", headers: headers),
                ExpectedRequest("GET /api/v1/ HTTP/1.1", headers: headers),
            ],
            by: loopback
        )
    }

    @Test func aServerInPartsIsOneURL() async throws {
        let loopback = try LoopbackServer(.json(200, "[]"))
        defer { loopback.stop() }
        var server = try #require(Printer.servers.first)
        #expect(server.port == 9100 && server.user == "office" && server.password == "p@ss:word")
        server.port = Int(loopback.port)
        _ = try await EndpointClient<Printer>(server: server).send(.listJobs())
        // RFC 7617 §2: `office:p@ss:word` in base64.
        expectOnly(
            "GET /queue/jobs HTTP/1.1",
            headers: ["accept: application/json", "authorization: Basic b2ZmaWNlOnBAc3M6d29yZA=="],
            by: loopback
        )
    }

    @Test func variablesMayHaveSwiftsWordsForNames() throws {
        #expect(
            AwkwardServers.servers
                == [
                    AwkwardServers.clientServer(self: "me", in: .default, `inout`: "\"\\(x)"),
                    AwkwardServers._2ndServer(),
                ]
        )
        let request = AwkwardServers.ListAll()
        #expect(try url(request) == "http://127.0.0.1/t/all")
        let client = AwkwardServers.clientServer(in: .rawValue_)
        // `"\(x)`, percent-encoded (RFC 3986 §2.1).
        #expect(
            try url(request, client) == "https://me.example.com/rawValue/all?tier=%22%5C%28x%29"
        )
        let other = AwkwardServers.serversServer(default: "a", caseIterable: .c)
        #expect(try url(request, other) == "https://a.example.com/s/c/all")
    }

    @Test func anEndpointHasAServerOfItsOwn() throws {
        #expect(try url(Photos.ListPhotos()) == "https://photos.example.com/v1/photos")
        #expect(try url(Photos.Upload(title: "a")) == "https://uploads.example.com/photos")
        let old = try url(Photos.GetOldPhoto(id: "7"))
        #expect(old == "https://2024.archive.example.com/photos/7")
        #expect(try url(Photos.GetStatus()) == "https://status.example.net/photos/status.json")
        let local = try url(Photos.GetStatus(), "http://127.0.0.1:1")
        #expect(local == "http://127.0.0.1:1/status.json")
    }

    /// The API names the server: it gets the client's credentials, where the endpoint asks for any.
    @Test func anEndpointsServerCanBeReplaced() async throws {
        let (main, uploads, status) = (
            try LoopbackServer(.json(200, "[]")), try LoopbackServer(.response(204)),
            try LoopbackServer(.json(200, #""up""#))
        )
        defer { for server in [main, uploads, status] { server.stop() } }
        let client = EndpointClient<Photos>(
            server: EndpointServer(main.url),
            replacing: [
                Photos.uploads: EndpointServer(uploads.url),
                "https://status.example.net/photos": EndpointServer(status.url + "/s"),
            ],
            authentication: .bearer("t")
        )

        _ = try await client.send(.listPhotos())
        try await client.send(.upload(title: "a"))
        #expect(try await client.send(.getStatus()) == "up")

        let headers = ["accept: application/json", "authorization: Bearer t"]
        expectOnly("GET /photos HTTP/1.1", headers: headers, by: main)
        expectOnly(
            "POST /photos HTTP/1.1",
            headers: [
                "accept: */*", "authorization: Bearer t", "content-type: application/json",
            ],
            body: #"{"title":"a"}"#,
            by: uploads
        )
        expectOnly(
            "GET /s/status.json HTTP/1.1",
            headers: ["accept: application/json"],
            by: status
        )
    }
}
