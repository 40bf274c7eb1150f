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
}
