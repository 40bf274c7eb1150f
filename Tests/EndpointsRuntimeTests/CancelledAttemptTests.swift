import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is cancelled between two requests sends no second one.
struct CancelledAttemptTests {
    private let stub = StubTransport()

    private static func cancel() { withUnsafeCurrentTask { $0?.cancel() } }

    private func error(
        _ client: EndpointClient<Account>
    ) async -> EndpointError<GetProfile.Failure>? {
        do {
            _ = try await client.send(GetProfile())
            return nil
        } catch {
            return error
        }
    }

    private func isCancelled(_ client: EndpointClient<Account>) async -> Bool {
        await Task { await error(client)?.isCancellation == true }.value
    }

    @Test func beforeARetryWithoutAPause() async {
        stub.answer(GetProfile.self) { _ in
            Self.cancel()
            return TransportReply(status: 503)
        }
        let client = EndpointClient<Account>(retry: RetryPolicy(random: { 0 }), transport: stub)
        #expect(await isCancelled(client))
        #expect(stub.requests.count == 1)
    }

    @Test func beforeARedirectIsFollowed() async {
        stub.answer(GetProfile.self) { _ in
            Self.cancel()
            return TransportReply(status: 302, headers: ["Location": "/b"])
        }
        #expect(await isCancelled(EndpointClient<Account>(transport: stub)))
        #expect(stub.requests.count == 1)
    }

    @Test func beforeItIsSentWithAnotherToken() async {
        let asked = Locked(0)
        let authentication = Authentication.bearer(
            token: {
                let count = asked.withLock { asked in
                    asked += 1
                    return asked
                }
                if count == 2 { Self.cancel() }
                return count == 1 ? "old" : "new"
            },
            refresh: { _ in nil }
        )
        stub.answer(GetProfile.self, status: 401)
        let client = EndpointClient<Account>(authentication: authentication, transport: stub)
        #expect(await isCancelled(client))
        #expect(stub.tokens == ["old"])
    }

    /// A refresh goes on for others; whoever was cancelled before does not wait for it.
    @Test(.timeLimit(.minutes(1))) func beforeARefreshIsWaitedFor() async {
        let end = Gate()
        let authentication = Authentication.bearer(
            token: {
                Self.cancel()
                return BearerToken("old", expiration: .distantPast)
            },
            refresh: { _ in
                await end.wait()
                return "new"
            }
        )
        let client = EndpointClient<Account>(authentication: authentication, transport: stub)
        #expect(await isCancelled(client))
        #expect(stub.requests.isEmpty)
        end.knock()
    }
}
