import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// Answers that are no JSON, over a connection.
struct TextAndDataTests {
    @Test func textIsTheBody() async throws {
        let server = try LoopbackServer(.text(200, "# Ünder \"way\"\r\n"))
        defer { server.stop() }
        let page = try await EndpointClient<TextAndData>(of: server).send(.getPage(name: "a"))
        #expect(page == "# Ünder \"way\"\r\n")
        expectOnly("GET /pages/a HTTP/1.1", headers: ["accept: text/markdown"], by: server)
    }

    @Test func dataIsTheBody() async throws {
        let bytes = Array(UInt8.min...UInt8.max)
        let server = try LoopbackServer(.response(200, body: bytes))
        defer { server.stop() }
        let image = try await EndpointClient<TextAndData>(of: server).send(.getImage(name: "a"))
        #expect(Array(image) == bytes)
    }

    @Test func anErrorIsTheBody() async throws {
        let server = try LoopbackServer(.text(404, "no such page"))
        defer { server.stop() }
        let error = try await #require(
            throws: EndpointError<TextAndData.GetPage.Failure>.self
        ) {
            try await EndpointClient<TextAndData>(of: server).send(.getPage(name: "a"))
        }
        guard case .failure(.clientError(let text, let status), _) = error else {
            Issue.record(error)
            return
        }
        #expect(text == "no such page")
        #expect(status == 404)
    }
}
