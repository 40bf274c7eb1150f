import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// Answers of which nothing is read: what stands in them is passed over (RFC 9110 §6.4).
struct NoResponseTests {
    private let id: UUID

    init() throws {
        id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    }

    /// What a failure would be.
    private static let accept = "accept: application/json"
    private static let place = "/tasks/6ba7b810-9dad-11d1-80b4-00c04fd430c8"

    @Test func nothingIsReadWhateverComes() async throws {
        let server = try LoopbackServer(
            .response(204),
            .json(200, "no JSON at all"),
            .response(202, type: "image/png", body: [0, 255]),
            .response(200, headers: ["Content-Length": "1000"])
        )
        defer { server.stop() }
        let client = EndpointClient<NoResponse>(of: server)

        try await client.send(.deleteTask(id: id))
        try await client.send(.star(id: id))
        try await client.send(.renameTask(id: id, name: "n"))
        try await client.send(.taskExists(id: id))

        expectOnly(
            [
                ExpectedRequest("DELETE \(Self.place) HTTP/1.1", headers: [Self.accept]),
                ExpectedRequest("PUT \(Self.place)/star HTTP/1.1", headers: [Self.accept]),
                ExpectedRequest(
                    "PATCH \(Self.place) HTTP/1.1",
                    headers: [Self.accept, "content-type: application/json"],
                    body: #"{"name":"n"}"#
                ),
                ExpectedRequest("HEAD \(Self.place) HTTP/1.1", headers: ["accept: */*"]),
            ],
            by: server
        )
    }

    @Test func aFailureIsReadAllTheSame() async throws {
        let server = try LoopbackServer(.json(409, #"{"title":"Starred."}"#))
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<NoResponse.Star.Failure>.self) {
            try await EndpointClient<NoResponse>(of: server).send(.star(id: id))
        }

        guard case .failure(.clientError(let problem, 409), _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem == NoResponse.Problem(title: "Starred."))
    }

    /// `"4XX": null` takes the API's declaration back: an answer to HEAD has no content.
    @Test func aFailureWithoutContentIsAStatus() async throws {
        let server = try LoopbackServer(.response(404, headers: ["Content-Length": "20"]))
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<Never>.self) {
            try await EndpointClient<NoResponse>(of: server).send(.taskExists(id: id))
        }

        guard case .status(let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == 404 && reply.body.isEmpty)
    }
}
