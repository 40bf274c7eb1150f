import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Events")
struct EventsTests {
    private static let answer =
        #"{"event_id":7,"title":"Tea","starts_at":"2024-05-01T16:00:00Z"}"#
    private static let start = Date(timeIntervalSince1970: 1_714_579_200)

    /// The spec's server with the port of the loopback server.
    private func server(of loopback: LoopbackServer) throws -> EndpointServer {
        var server = try #require(Events.servers.first)
        server.port = Int(loopback.port)
        return server
    }

    @Test("query, header and body are sent, with the user and password of the spec's server")
    func update() async throws {
        let loopback = try LoopbackServer(.json(200, Self.answer))
        defer { loopback.stop() }
        let request = Events.UpdateEvent(
            eventID: 7,
            notify: false,
            ifMatch: "\"v1\"",
            title: "Tea",
            startsAt: Self.start
        )

        let client = EndpointClient<Events>(server: try server(of: loopback))
        let event = try await request.send(with: client)

        #expect(event == Events.Event(eventID: 7, title: "Tea", startsAt: Self.start))
        expectOnly(
            "PUT /events/7?notify=false HTTP/1.1",
            headers: [
                "accept: application/json",
                "authorization: Basic cGxhbm5lcjpzZWNyZXQ=",
                "content-type: application/json",
                "if-match: \"v1\"",
            ],
            body: #"{"title":"Tea","starts_at":"2024-05-01T16:00:00Z"}"#,
            by: loopback
        )
    }

    @Test("a list is repeated in the query, a UUID is a header, and what is nil is not sent")
    func get() async throws {
        let loopback = try LoopbackServer(.json(200, Self.answer))
        defer { loopback.stop() }
        let client = EndpointClient<Events>(server: try server(of: loopback))
        let id = try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))

        let event = try await client.send(
            .getEvent(eventID: 7, expand: ["guests", "a b&c"], xRequestID: id)
        )

        #expect(event.title == "Tea" && event.place == nil)
        expectOnly(
            "GET /events/7?expand=guests&expand=a%20b%26c HTTP/1.1",
            headers: [
                "accept: application/json",
                "authorization: Basic cGxhbm5lcjpzZWNyZXQ=",
                // A UUID is written in lower case (RFC 9562 §4).
                "x-request-id: 6ba7b810-9dad-11d1-80b4-00c04fd430c8",
            ],
            by: loopback
        )
    }

    @Test("a request sends itself, without a client")
    func sendsItself() async throws {
        let loopback = try LoopbackServer(.json(200, Self.answer))
        defer { loopback.stop() }
        let request = Events.UpdateEvent(eventID: 7, title: "Tea", startsAt: Self.start)

        let event = try await Events.$chosen.withValue(try server(of: loopback)) {
            try await request.send()
        }

        #expect(event == Events.Event(eventID: 7, title: "Tea", startsAt: Self.start))
        expectOnly(
            "PUT /events/7?notify=true HTTP/1.1",
            headers: [
                "accept: application/json",
                "authorization: Basic cGxhbm5lcjpzZWNyZXQ=",
                "content-type: application/json",
            ],
            body: #"{"title":"Tea","starts_at":"2024-05-01T16:00:00Z"}"#,
            by: loopback
        )
        #expect(try request.urlRequest().url?.port == 9000)
    }

    @Test("host, user and password of another server are what is sent")
    func otherServer() async throws {
        let loopback = try LoopbackServer(.json(200, Self.answer))
        defer { loopback.stop() }
        var server = try server(of: loopback)
        server.host = "localhost"
        server.user = "Aladdin"
        server.password = "open sesame"

        _ = try await EndpointClient<Events>(server: server).send(.getEvent(eventID: 7))

        let request = try #require(loopback.requests.first)
        #expect(request.line == "GET /events/7 HTTP/1.1")
        #expect(request.values(of: "Host") == ["localhost:\(loopback.port)"])
        #expect(request.values(of: "Authorization") == ["Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="])
    }

    @Test(
        "where one part of the server is another, the others stay",
        arguments: [
            Change("https://127.0.0.1:9000", "planner:secret") { $0.scheme = "https" },
            Change("http://events.example.com:9000", "planner:secret") {
                $0.host = "events.example.com"
            },
            Change("http://127.0.0.1:9001", "planner:secret") { $0.port = 9001 },
            Change("http://127.0.0.1", "planner:secret") { $0.port = nil },
            Change("http://127.0.0.1:9000", "guest:secret") { $0.user = "guest" },
            Change("http://127.0.0.1:9000", "planner:other") { $0.password = "other" },
        ]
    )
    private func onePart(_ change: Change) throws {
        var server = try #require(Events.servers.first)
        change.apply(&server)
        let request = try Events.GetEvent(eventID: 7).urlRequest(server: server)
        #expect(request.url?.absoluteString == change.origin + "/events/7")
        let credentials = Data(change.credentials.utf8).base64EncodedString()
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Basic \(credentials)")
    }

    @Test("each part of the server is the spec's, and can be another at run time")
    func parts() throws {
        let request = Events.GetEvent(eventID: 7, expand: ["guests", "place"], locale: "de")
        let own = try request.urlRequest()
        #expect(
            own.url?.absoluteString
                == "http://127.0.0.1:9000/events/7?expand=guests&expand=place&locale=de"
        )
        #expect(
            own.value(forHTTPHeaderField: "Authorization") == "Basic cGxhbm5lcjpzZWNyZXQ="
        )
        var server = try #require(Events.servers.first)
        server.scheme = "https"
        server.host = "events.example.com"
        server.port = nil
        server.user = "Aladdin"
        server.password = "open sesame"
        let other = try request.urlRequest(server: server)
        #expect(
            other.url?.absoluteString
                == "https://events.example.com/events/7?expand=guests&expand=place&locale=de"
        )
        // The example of RFC 7617 §2.
        #expect(
            other.value(forHTTPHeaderField: "Authorization")
                == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        )
    }

    @Test(
        "an impossible URL, a timeout, a body that cannot be read and a bad status are told apart"
    )
    func failures() async throws {
        let loopback = try LoopbackServer { request in
            switch request.target {
            case "/events/1": .hang
            case "/events/2": .json(200, #"{"event_id":"2"}"#)
            case "/events/3": .text(500, "broken")
            default: .json(404, #"{"message":"no such event"}"#)
            }
        }
        defer { loopback.stop() }
        let quick = URLSessionConfiguration.ephemeral
        quick.timeoutIntervalForRequest = 1
        var client = EndpointClient<Events>(
            server: try server(of: loopback),
            transport: URLSessionTransport(configuration: quick)
        )

        #expect(await told(1, by: client) == "timed out")
        #expect(await told(2, by: client) == "cannot be read: event_id")
        #expect(await told(3, by: client) == "status 500")
        #expect(await told(4, by: client) == "no such event")
        client.server = EndpointServer(host: "not a host")
        #expect(await told(5, by: client) == "impossible")
        #expect(loopback.requests.count == 4)
    }

    @Test("an error's description has neither the password nor what is made of it")
    func secrecy() async throws {
        let loopback = try LoopbackServer(.text(500, "broken"))
        defer { loopback.stop() }
        let client = EndpointClient<Events>(server: try server(of: loopback))
        let error = try await #require(throws: EndpointError<Events.GetEvent.Failure>.self) {
            try await client.send(.getEvent(eventID: 7))
        }
        #expect("\(error)".contains("GET /events/{event_id}"))
        #expect(!"\(error)".contains("secret") && !"\(error)".contains("cGxhbm5lcjpzZWNyZXQ"))
    }

    private func told(_ id: Int64, by client: EndpointClient<Events>) async -> String {
        do {
            _ = try await client.send(.getEvent(eventID: id))
            return "an event"
        } catch {
            return switch error {
            case .failure(.notFound(let problem), _): problem.message
            case .status(let reply): "status \(reply.status)"
            case .decoding(let problem, _): "cannot be read: \(problem.path)"
            case .notConnected: "not connected"
            case .timedOut: "timed out"
            case .cancelled: "cancelled"
            case .invalidRequest: "impossible"
            case .authentication: "not signed in"
            case .transport: "no reply"
            }
        }
    }

    /// A change of the spec's server, and what it makes of origin and credentials.
    private struct Change: Sendable, CustomTestStringConvertible {
        var origin: String
        var credentials: String
        var apply: @Sendable (inout EndpointServer) -> Void

        init(
            _ origin: String,
            _ credentials: String,
            _ apply: @escaping @Sendable (inout EndpointServer) -> Void
        ) {
            self.origin = origin
            self.credentials = credentials
            self.apply = apply
        }

        var testDescription: String { "\(origin), \(credentials)" }
    }
}

/// The spec's port may be taken where the tests run: what sends itself goes to a server of the test's.
extension Events {
    @TaskLocal static var chosen: EndpointServer?

    static var client: EndpointClient<Events> { EndpointClient(server: chosen) }
}
