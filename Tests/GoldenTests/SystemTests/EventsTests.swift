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
}
