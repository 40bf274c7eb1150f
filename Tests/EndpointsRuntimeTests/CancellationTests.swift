import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CancellationTests {
    private func outcome(
        _ client: EndpointClient<Sample>
    ) async -> EndpointError<GetItem.Failure>? {
        do {
            _ = try await client.send(GetItem())
            return nil
        } catch {
            return error
        }
    }

    @Test func beforeSendingNothingIsSent() async throws {
        let stub = StubTransport()
        stub.answer(GetItem.self, json: #"{"id":1}"#)
        let client = EndpointClient<Sample>(transport: stub)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await outcome(client)
        }
        #expect(await task.value?.isCancellation == true)
        #expect(stub.requests.isEmpty)
    }

    @Test func afterTheReplyItIsTheSame() async throws {
        let stub = StubTransport()
        stub.answer(GetItem.self) { _ in
            withUnsafeCurrentTask { $0?.cancel() }
            return .json(#"{"id":1}"#)
        }
        let client = EndpointClient<Sample>(transport: stub)
        #expect(await Task { await outcome(client) }.value?.isCancellation == true)
    }

    @Test func whateverACancelledTaskThrowsIsItsCancellation() async throws {
        struct Confused: Error {}
        let stub = StubTransport()
        let client = EndpointClient<Sample>(
            authentication: .bearer {
                withUnsafeCurrentTask { $0?.cancel() }
                throw Confused()
            },
            transport: stub
        )
        #expect(await Task { await outcome(client) }.value?.isCancellation == true)
    }

    @Test func whileWaitingItEndsTheTransfer() async throws {
        let server = try LoopbackServer(.hang)
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        let task = Task { await outcome(client) }
        try await server.received(count: 1)
        task.cancel()
        #expect(await task.value?.isCancellation == true)
        try await server.disconnected(count: 1)
    }

    @Test func whileTheBodyArrivesItIsTheSame() async throws {
        let server = try LoopbackServer(.json(200, #"{"id":1}"#).headOnly(then: .hang))
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        let task = Task { await outcome(client) }
        try await server.received(count: 1)
        task.cancel()
        #expect(await task.value?.isCancellation == true)
    }

    /// Cancelled at any moment, a request ends once, as cancelled or with its response.
    @Test func anyMomentEndsIt() async throws {
        let server = try LoopbackServer { _ in .json(200, #"{"id":1}"#) }
        defer { server.stop() }
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        for spins in 0..<200 {
            let task = Task { await outcome(client) }
            for _ in 0..<spins { await Task.yield() }
            task.cancel()
            let error = await task.value
            #expect(error == nil || error?.isCancellation == true)
        }
    }
}
