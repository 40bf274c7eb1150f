import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

@Suite("GitHub: dispatches")
struct GitHubDispatchTests {
    @Test("a referenced body is written, values of any kind in it; 204 brings nothing")
    func dispatch() async throws {
        let server = try LoopbackServer(.response(204))
        defer { server.stop() }
        let client = EndpointClient<GitHub>(of: server, authentication: .bearer("t"))

        try await client.send(
            .createDispatchEvent(
                owner: "octocat",
                repo: "hello-world",
                body: GitHub.DispatchEvent(
                    eventType: "deploy",
                    clientPayload: [
                        "unit": false, "tags": ["v1", .null, 2.5], "env": ["name": "ü"],
                    ]
                )
            )
        )

        // The payload is a dictionary: its keys are written sorted.
        expectOnly(
            "POST /repos/octocat/hello-world/dispatches HTTP/1.1",
            headers: GitHubHeaders.authorizedJSON("t"),
            body: #"""
                {"event_type":"deploy",\#
                "client_payload":{"env":{"name":"ü"},"tags":["v1",null,2.5],"unit":false}}
                """#,
            by: server
        )
    }

    @Test("a body that comes although nothing is decoded is ignored")
    func ignoredBody() async throws {
        let server = try LoopbackServer(.text(202, "<p>fine"))
        defer { server.stop() }
        let client = EndpointClient<GitHub>(of: server, authentication: .bearer("t"))

        try await client.send(
            .createDispatchEvent(owner: "o", repo: "r", body: .init(eventType: "deploy"))
        )

        #expect(server.requests.map(\.text) == [#"{"event_type":"deploy"}"#])
    }
}
