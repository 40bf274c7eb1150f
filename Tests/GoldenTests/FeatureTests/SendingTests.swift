import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What an endpoint says of how it is sent.
@Suite(.timeLimit(.minutes(1)))
struct SendingTests {
    @Test func theTimeoutIsTheEndpoints() throws {
        #expect(Reports.MakeReport.endpoint.timeout == .seconds(120))
        #expect(try Reports.MakeReport().urlRequest().timeoutInterval == 120)
        #expect(try Reports.GetPulse().urlRequest().timeoutInterval == 0.5)
        #expect(Reports.ListReports.endpoint.timeout == nil)
    }

    @Test func anAnswerIsNotWaitedForLonger() async throws {
        let server = try LoopbackServer(.hang)
        defer { server.stop() }
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await EndpointClient<Reports>(of: server).send(.getPulse())
        }
        #expect(error?.isTimeout == true)
    }

    /// RFC 9110 §9.2.2, where the spec does not say otherwise.
    @Test func whatIsIdempotentIsKnown() {
        #expect(Cashbox.Pay.endpoint.isIdempotent)
        #expect(!Cashbox.AskForReceipt.endpoint.isIdempotent)
        #expect(!Cashbox.DrawNumber.endpoint.isIdempotent)
        #expect(Cashbox.CancelPayment.endpoint.isIdempotent)
        let methods: [HTTPMethod: Bool] = [
            .get: true, .head: true, .options: true, .trace: true, .put: true, .delete: true,
            .post: false, .patch: false, .connect: false,
        ]
        for (method, isIdempotent) in methods {
            #expect(Endpoint(method, "/").isIdempotent == isIdempotent, "\(method)")
        }
    }

    /// Beside an authentication of its own.
    @Test func theRestOfTheEndpointIsKept() throws {
        let endpoint = Cashbox.DrawNumber.endpoint
        #expect(
            endpoint.timeout == .seconds(5)
                && endpoint.authentication == AuthenticationRequirement.none
        )
        #expect("\(endpoint)" == "GET /number")
    }

    /// Tags are said, and change nothing.
    @Test func tagsAreNotSent() async throws {
        let server = try LoopbackServer(.json(200, "[]"))
        defer { server.stop() }
        _ = try await EndpointClient<Menagerie>(of: server).send(.listTours())
        expectOnly("GET /tours HTTP/1.1", headers: ["accept: application/json"], by: server)
    }
}
