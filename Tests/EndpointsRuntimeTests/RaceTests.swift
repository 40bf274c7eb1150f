import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Deadlines, cancellation, retries and a refresh that meet at any moment: each request ends once, as one
/// of them.
@Suite(.timeLimit(.minutes(1)))
struct RaceTests {
    private enum End: Hashable {
        case value
        case timedOut
        case cancelled
        case status(Int)
        case unexpected(String)
    }

    private static func end(_ client: EndpointClient<Account>) async -> End {
        do {
            return try await client.send(GetProfile()) == "new" ? .value : .unexpected("value")
        } catch .timedOut(let problem) {
            return problem.underlying is DeadlineExceeded ? .timedOut : .unexpected("\(problem)")
        } catch .cancelled {
            return .cancelled
        } catch .status(let reply) {
            return .status(reply.status)
        } catch {
            return .unexpected("\(error)")
        }
    }

    /// A server that takes a few steps over each request, fails a third of them, and wants the new
    /// token.
    private static let stub: StubTransport = {
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            for _ in 0..<Int.random(in: 0..<20) { await Task.yield() }
            try Task.checkCancellation()
            if Int.random(in: 0..<3) == 0 { return TransportReply(status: 503) }
            guard request.token == "new" else { return TransportReply(status: 401) }
            return TransportReply(body: Data("new".utf8))
        }
        return stub
    }()

    @Test(arguments: [false, true], [false, true])
    func whateverComesFirstIsTheEnd(hasDeadline: Bool, isCancelled: Bool) async {
        let session = Session("old") { _ in
            await Task.yield()
            return "new"
        }
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            retry: RetryPolicy(random: { 0 }),
            transport: Self.stub
        )
        let ends = await withTaskGroup(of: End.self) { group in
            for number in 0..<400 {
                let deadline = Duration.microseconds(number % 40 * 10)
                let client = hasDeadline ? client.with(\.deadline, deadline) : client
                group.addTask {
                    let task = Task { await Self.end(client) }
                    for _ in 0..<number % 25 { await Task.yield() }
                    if isCancelled { task.cancel() }
                    return await task.value
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ends.count == 400)
        var possible: Set<End> = [.value, .status(503)]
        if hasDeadline { possible.insert(.timedOut) }
        if isCancelled { possible.insert(.cancelled) }
        #expect(Set(ends).subtracting(possible) == [])
        #expect(session.refreshed.count <= 1 && session.signOutCount == 0)
    }
}
