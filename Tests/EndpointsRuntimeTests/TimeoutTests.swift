import EndpointsTesting
import Foundation
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How long an endpoint's answer is waited for.
struct TimeoutTests {
    private struct Quick: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/quick", timeout: .milliseconds(1_250)) }
    }

    private func request<R: Requestable>(_ request: R) throws -> TransportRequest {
        TransportRequest(
            urlRequest: try request.urlRequest(),
            endpoint: R.endpoint,
            type: R.self
        )
    }

    @Test func timeoutIsTheRequests() throws {
        #expect(try Quick().urlRequest().timeoutInterval == 1.25)
    }

    /// Foundation on Linux cuts seconds off, and none are left of half a one.
    @Test func partsOfASecondAreRoundedUpWhereTheyWouldBeLost() throws {
        #if canImport(FoundationNetworking)
            #expect(try request(Quick()).inWholeSeconds.timeoutInterval == 2)
        #else
            #expect(try request(Quick()).inWholeSeconds.timeoutInterval == 1.25)
        #endif
        let plain = try request(GetItem())
        #expect(plain.inWholeSeconds == plain.urlRequest)
    }

    /// An endpoint that says how long it takes knows better than the client.
    @Test func theClientsTimeoutIsForEndpointsThatNameNone() async throws {
        let stub = StubTransport()
        stub.answer(Quick.self, status: 204)
        stub.answer(GetProbe.self, status: 204)
        let client = EndpointClient<Sample>(transport: stub, timeout: .milliseconds(2_500))
        try await client.send(Quick())
        try await client.send(GetProbe())
        try await client.with(\.timeout, nil).send(GetProbe())
        let standard = URLRequest(url: try #require(URL(string: "http://a"))).timeoutInterval
        #expect(stub.requests.map(\.urlRequest.timeoutInterval) == [1.25, 2.5, standard])
        #if canImport(FoundationNetworking)
            #expect(stub.requests.map(\.inWholeSeconds.timeoutInterval) == [2, 3, standard])
        #endif
    }
}
