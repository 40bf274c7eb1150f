import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How long a request takes at most, with all that belongs to it. No test waits: the clock is moved.
@Suite(.timeLimit(.minutes(1)))
struct DeadlineTests {
    private let stub = StubTransport()

    private func error<R: Requestable>(
        _ request: R,
        _ client: EndpointClient<R.API>
    ) async -> EndpointError<R.Failure>? {
        do throws(EndpointError<R.Failure>) {
            _ = try await client.send(request)
            return nil
        } catch {
            return error
        }
    }

    private func client(
        _ clock: JumpingClock,
        _ retry: RetryPolicy = .never
    ) -> EndpointClient<Sample> {
        EndpointClient(retry: retry, transport: stub, deadline: .seconds(10), clock: clock)
    }

    private func underlying<Failure>(_ error: EndpointError<Failure>?) -> (any Error)? {
        if case .timedOut(let problem) = error { problem.underlying } else { nil }
    }

    @Test func aServerThatDoesNotAnswerIsLeft() async {
        let isCancelled = Locked(false)
        stub.answer(GetItem.self) { _ in
            defer { isCancelled.withLock { $0 = Task.isCancelled } }
            try await waitForCancellation()
        }
        let error = await error(GetItem(), client(JumpingClock()))
        let exceeded = underlying(error) as? DeadlineExceeded
        #expect(exceeded?.deadline == .seconds(10))
        #expect(exceeded?.description == "the deadline of 10.000 s has passed")
        #expect(error?.isTimeout == true && error?.isCancellation == false)
        #expect(error?.description == "GET /items/{id}: timedOut (DeadlineExceeded)")
        #expect(error?.localizedDescription == "The server took too long to answer.")
        #expect(isCancelled.withLock { $0 })
    }

    @Test func theTransportsTimeIsAnotherTimeout() async {
        stub.fail(GetItem.self, URLError(.timedOut))
        let error = await error(GetItem(), client(JumpingClock(end: .seconds(10))))
        #expect((underlying(error) as? URLError)?.code == .timedOut)
    }

    @Test func anAnswerInTimeIsTheAnswer() async throws {
        stub.answer(GetItem.self, json: #"{"id":1}"#)
        let client = client(JumpingClock(end: .seconds(10)))
        #expect(try await client.send(GetItem()) == Item(id: 1))
        stub.answer(GetItem.self, status: 404, json: #"{"id":2}"#)
        #expect(await error(GetItem(), client)?.statusCode == 404)
    }

    @Test func itHoldsForAllAttemptsTogether() async {
        let clock = JumpingClock(end: .seconds(10))
        stub.answer(GetItem.self) { request in
            guard request.attempt == 3 else { return TransportReply(status: 503) }
            await clock.waitForSleeper()
            clock.advance(by: .seconds(10))
            try await waitForCancellation()
        }
        let policy = RetryPolicy(maximumAttempts: 9, base: .seconds(1), random: { 1 << 63 })
        let error = await error(GetItem(), client(clock, policy))
        #expect(error?.isTimeout == true)
        #expect(error?.previousAttempts.map(\.outcome) == [.status(503), .status(503)])
        #expect(
            error?.description == "GET /items/{id}: timedOut (DeadlineExceeded) after 3 attempts"
        )
        #expect(clock.pauses == [.milliseconds(500), .seconds(1)])
    }

    /// The pauses are 1, 2, 4 and 8 seconds; with the last the request would end after 15.
    @Test func aPauseThatIsTooLongIsNotBegun() async {
        let clock = JumpingClock(end: .seconds(10))
        stub.answer(GetItem.self, status: 503)
        let policy = RetryPolicy(maximumAttempts: 9, base: .seconds(2), random: { 1 << 63 })
        let error = await error(GetItem(), client(clock, policy))
        #expect(error?.description == "GET /items/{id}: status 503 after 4 attempts")
        #expect(clock.pauses == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test func aPauseThatTheServerAsksForIsNotBegunEither() async {
        let clock = JumpingClock(end: .seconds(10))
        stub.answer(GetItem.self, TransportReply(status: 429, headers: ["Retry-After": "10"]))
        let error = await error(GetItem(), client(clock, .standard))
        #expect(error?.statusCode == 429)
        #expect(stub.requests.count == 1 && clock.pauses == [])
    }

    @Test func itHoldsForCredentials() async {
        let stub = StubTransport.accepting("new")
        let end = Gate()
        let session = Session("old") { _ in
            await end.wait()
            return "new"
        }
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            transport: stub,
            deadline: .seconds(10),
            clock: JumpingClock()
        )
        let error = await error(GetProfile(), client)
        #expect(error?.isTimeout == true)
        end.knock()
    }

    @Test func cancellationIsNoTimeout() async {
        let clock = JumpingClock(end: .seconds(10))
        stub.answer(GetItem.self) { _ in try await waitForCancellation() }
        let client = client(clock)
        let task = Task { await error(GetItem(), client) }
        await clock.waitForSleeper()
        task.cancel()
        #expect(await task.value?.isCancellation == true)
    }

    @Test func cancellationEndsAPause() async {
        let clock = JumpingClock(end: .seconds(1))
        stub.answer(GetItem.self, status: 503)
        let policy = RetryPolicy(base: .seconds(8), random: { 1 << 63 })
        let client = EndpointClient<Sample>(retry: policy, transport: stub, clock: clock)
        let task = Task { await error(GetItem(), client) }
        await clock.waitForSleeper()
        task.cancel()
        #expect(await task.value?.isCancellation == true)
        #expect(stub.requests.count == 1)
    }
}
