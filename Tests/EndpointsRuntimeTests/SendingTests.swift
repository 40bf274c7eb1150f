import EndpointsRuntime
import LoopbackServer
import Testing

/// A request that is sent without a client of its own.
@Suite(.timeLimit(.minutes(1)))
struct SendingTests {
    private enum Local: EndpointAPI {
        @TaskLocal static var server: EndpointServer = "http://127.0.0.1:9"

        static var servers: [EndpointServer] { [server, "http://second.invalid"] }
    }

    private struct GetName: Requestable {
        typealias API = Local
        typealias Response = String

        static var endpoint: Endpoint { Endpoint(.get, "/name") }
    }

    @Test func theFirstServerIsAskedWithItsUserAndPassword() async throws {
        let loopback = try LoopbackServer(.text(200, "Ada"))
        defer { loopback.stop() }
        let server = EndpointServer(
            scheme: "http",
            host: "127.0.0.1",
            port: Int(loopback.port),
            user: "Aladdin",
            password: "open sesame"
        )

        let name = try await Local.$server.withValue(server) { try await GetName().send() }

        #expect(name == "Ada")
        #expect(loopback.requests.map(\.line) == ["GET /name HTTP/1.1"])
        // The example of RFC 7617 §2.
        #expect(
            loopback.requests.map { $0.values(of: "Authorization") }
                == [["Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="]]
        )
    }

    @Test func aServerThatCannotBeAddressedIsToldBeforeAnythingIsSent() async {
        let error = await Local.$server.withValue("ftp://127.0.0.1") {
            await #expect(throws: EndpointError<Never>.self) { try await GetName().send() }
        }
        guard case .invalidRequest = error else {
            Issue.record("not an invalid request: \(String(describing: error))")
            return
        }
    }
}
