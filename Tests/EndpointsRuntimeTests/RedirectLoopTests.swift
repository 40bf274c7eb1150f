import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// When a redirect leads round in a circle, and when a cookie makes another request of the same.
@Suite(.timeLimit(.minutes(1)))
struct RedirectLoopTests {
    private static let back = TransportReply(status: 302, headers: ["Location": "/v1/probe"])
    private static let backWithCookie = TransportReply(
        status: 302,
        headers: ["Location": "/v1/probe", "Set-Cookie": "seen=1"]
    )

    private func outcome(
        _ replies: [TransportReply]
    ) async -> (TransportProblem.Reason?, count: Int) {
        let stub = StubTransport()
        stub.answer(GetProbe.self, inTurn: replies)
        do {
            try await EndpointClient<Sample>(transport: stub).send(GetProbe())
            return (nil, stub.requests.count)
        } catch .transport(let problem) {
            return (problem.reason, stub.requests.count)
        } catch {
            Issue.record("\(error)")
            return (nil, stub.requests.count)
        }
    }

    @Test func aCookieMakesAnotherRequestOfIt() async {
        let end = TransportReply(status: 204)
        #expect(await outcome([Self.backWithCookie, end]) == (nil, 2))
        #expect(await outcome([Self.backWithCookie, Self.backWithCookie, end]) == (nil, 3))
        #expect(await outcome([Self.backWithCookie, Self.back, end]) == (.redirect(.loop), 2))
        #expect(await outcome([Self.back, end]) == (.redirect(.loop), 1))
    }

    /// RFC 9110 §15.4.4: what a form leads to may stand where the form was sent.
    @Test func anotherMethodIsAnotherRequest() async throws {
        let stub = StubTransport()
        let there = TransportReply(status: 303, headers: ["Location": "/v1/probe"])
        stub.answer(Probe.self, inTurn: [there, TransportReply(status: 204)])
        try await EndpointClient<Sample>(transport: stub).send(Probe())
        #expect(stub.requests.map(\.urlRequest.httpMethod) == ["POST", "GET"])
    }

    @Test func cookiesWithoutEndMeetTheLimit() async {
        let replies = Array(repeating: Self.backWithCookie, count: 20)
        #expect(await outcome(replies) == (.redirect(.limit), 11))
    }

    /// As a server does that wants to know whether cookies are kept.
    @Test func aSessionThatKeepsCookiesArrives() async throws {
        let server = try LoopbackServer { request in
            request.values(of: "Cookie").isEmpty
                ? .response(
                    302,
                    headers: ["Location": "/v1/probe", "Set-Cookie": "seen=1; Path=/"]
                )
                : .response(204)
        }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.ephemeral
        let client = EndpointClient<Sample>(
            server: EndpointServer(server.url + "/v1"),
            transport: URLSessionTransport(configuration: configuration)
        )
        try await client.send(GetProbe())
        #expect(server.requests.map { $0.values(of: "Cookie") } == [[], ["seen=1"]])
    }
}
