import EndpointsRuntime
import Testing

/// An ending at which Foundation on Linux may stop the process: only where `Tests/check-interop` asks.
@Suite(.enabled(if: Interop.port("INTEROP_TRAP") != nil), .timeLimit(.minutes(1)))
struct EndingTests {
    @Test func endingIsAValueOrALostConnection() async throws {
        let port = try #require(Interop.port("INTEROP_TRAP"))
        let client = EndpointClient<Sample>(server: EndpointServer("http://127.0.0.1:\(port)"))
        do {
            #expect(try await client.send(GetItem()).id == 1)
        } catch {
            guard case .transport(let problem) = error else { throw error }
            #expect(problem.reason == .connectionLost)
        }
    }
}
