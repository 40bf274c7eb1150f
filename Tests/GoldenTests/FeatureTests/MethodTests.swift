import EndpointsRuntime
import LoopbackServer
import Testing

/// The nine methods (RFC 9110 §9, RFC 5789), over a connection.
struct MethodTests {
    @Test func eachIsSent() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let client = EndpointClient<Methods>(of: server)

        try await client.send(.getFile(name: "a"))
        try await client.send(.headFile(name: "a"))
        try await client.send(.postFile(name: "a"))
        try await client.send(.putFile(name: "a"))
        try await client.send(.patchFile(name: "a"))
        try await client.send(.deleteFile(name: "a"))
        try await client.send(.optionsFile(name: "a"))
        try await client.send(.traceFile(name: "a"))

        let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
        #expect(server.requests.map(\.line) == methods.map { "\($0) /files/a HTTP/1.1" })
        #expect(server.requests.map(\.text) == Array(repeating: "", count: methods.count))
    }

    /// `URLSession` makes no tunnels.
    @Test func connectIsRefused() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<Never>.self) {
            try await EndpointClient<Methods>(of: server).send(.connectFile(name: "a"))
        }

        guard case .invalidRequest = error else {
            Issue.record(error)
            return
        }
        #expect(server.connectionCount == 0)
    }
}
