import EndpointsRuntime
import Foundation
import LoopbackServer

/// Many requests, so many of them at once, to a server that counts which arrive.
///
/// With faults, each tenth request is met by one when it arrives first: a reset or, in turn, a 503;
/// that is 5 % of either.
struct Load: Sendable {
    let count: Int
    var outstanding = 64
    var hasFaults = false

    /// What came of it.
    struct Report: Sendable {
        /// Requests whose value was their own.
        var answered = 0
        /// What the others gave, and how many of them.
        var failures: [String: Int] = [:]
        /// Requests that did not arrive as often as they were to: once, or once more after a fault.
        var miscounted = 0
        /// Attempts by the client after a fault.
        var retries = 0
    }

    /// Sends the requests.
    ///
    /// - Parameter progress: Called with the number of requests that have come to an end.
    func run(progress: (Int) -> Void = { _ in }) async throws -> Report {
        let arrivals = Arrivals(count: count)
        let server = try LoopbackServer(recording: false) { answer(to: $0, arrivals) }
        defer { server.stop() }
        let client = EndpointClient<Numbers>(
            server: EndpointServer(server.url),
            retry: hasFaults ? RetryPolicy(base: .milliseconds(10)) : .never
        )
        var report = Report()
        await withTaskGroup(of: End.self) { group in
            for number in 0..<min(outstanding, count) {
                group.addTask { await send(number, client) }
            }
            var started = min(outstanding, count)
            var ended = 0
            while let end = await group.next() {
                report.add(end)
                ended += 1
                progress(ended)
                guard started < count else { continue }
                let number = started
                group.addTask { await send(number, client) }
                started += 1
            }
        }
        report.miscounted = (0..<count).count { number in
            arrivals.times(number) != (isFaulty(number) ? 2 : 1)
        }
        return report
    }

    fileprivate enum End: Sendable {
        case answered(retries: Int)
        case failed(String)
    }

    private func send(_ number: Int, _ client: EndpointClient<Numbers>) async -> End {
        do {
            let reply = try await client.reply(to: Numbers.Get(number: number))
            guard reply.value.number == number else { return .failed("another's value") }
            return .answered(retries: reply.reply.previousAttempts.count)
        } catch {
            return .failed("\(error)")
        }
    }

    private func isFaulty(_ number: Int) -> Bool { hasFaults && number.isMultiple(of: 10) }

    private func answer(
        to request: LoopbackServer.Request,
        _ arrivals: Arrivals
    ) -> LoopbackServer.Answer {
        guard let number = request.target.split(separator: "/").last.flatMap({ Int($0) }) else {
            return .text(400, "no number")
        }
        if arrivals.add(number) == 1, isFaulty(number) {
            return number.isMultiple(of: 20) ? .reset : .response(503)
        }
        return .json(200, #"{"number":\#(number)}"#)
    }
}

extension Load.Report {
    fileprivate mutating func add(_ end: Load.End) {
        switch end {
        case .answered(let retries):
            answered += 1
            self.retries += retries
        case .failed(let reason):
            failures[reason, default: 0] += 1
        }
    }
}
