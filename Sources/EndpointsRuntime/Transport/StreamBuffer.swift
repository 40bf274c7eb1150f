import Foundation

/// The bytes of a stream between the transfer that brings them and the task that takes them.
///
/// Where more wait than `mark`, the transfer is paused until they are taken. Where that has no effect,
/// and more wait than `limit`, the stream fails when they were taken.
final class StreamBuffer: Sendable {
    /// How many bytes may wait: 1 MB.
    static let mark = 1 << 20
    /// How many bytes may wait where the transfer cannot be paused: 64 MB.
    static let limit = 1 << 26
    /// The same for one whose bytes go to a file, as fast as the disk takes them: 512 MB.
    static let fileLimit = 1 << 29

    private typealias Taker = CheckedContinuation<Data?, any Error>

    private struct State: Sendable {
        var bytes = Data()
        var isPaused = false
        var takers: [Taker] = []
        /// How the transfer ended; told when all bytes were taken.
        var end: Result<Data?, any Error>?
    }

    private let state = Locked(State())
    private let flow: StreamFlow
    private let endpoint: Endpoint
    private let limit: Int

    init(_ flow: StreamFlow, endpoint: Endpoint, limit: Int = StreamBuffer.limit) {
        self.flow = flow
        self.endpoint = endpoint
        self.limit = limit
    }

    /// Adds bytes, for which somebody may wait.
    func append(_ bytes: Data) {
        let (taker, isTooMuch) = state.withLock { state -> (Taker?, Bool) in
            if state.end != nil { return (nil, false) }
            if !state.takers.isEmpty { return (state.takers.removeFirst(), false) }
            state.bytes.append(bytes)
            if state.bytes.count > Self.mark, !state.isPaused {
                state.isPaused = true
                flow.pause()
            }
            return (nil, state.bytes.count > limit)
        }
        taker?.resume(returning: bytes)
        if isTooMuch { overflow() }
    }

    private func overflow() {
        let error = StreamOverflow(limit: limit)
        let problem = TransportProblem(.connectionLost, underlying: error, endpoint: endpoint)
        if end(.failure(problem)) { flow.cancel() }
    }

    /// Notes that the transfer has ended, and why, where it is not whole.
    func finish(_ error: (any Error)?) {
        end(error.map(Result.failure) ?? .success(nil))
    }

    /// Drops what waits and ends the transfer. Whoever waits, or takes later, is told of a
    /// cancellation.
    func close() {
        let isUnderWay = end(.failure(CancellationError()), dropping: true)
        if isUnderWay { flow.cancel() }
    }

    /// Takes all the bytes that wait, or waits for the next ones; nil when there are no more.
    ///
    /// - Throws: Why the transfer failed; `CancellationError` where the task is cancelled, which ends
    ///   the transfer.
    func next() async throws -> Data? {
        if let found = state.withLock(ready) { return try found.get() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { taker in
                let found = state.withLock { state in
                    let found = ready(&state)
                    if found == nil { state.takers.append(taker) }
                    return found
                }
                if let found { taker.resume(with: found) }
            }
        } onCancel: {
            close()
        }
    }

    private func ready(_ state: inout State) -> Result<Data?, any Error>? {
        if state.bytes.isEmpty { return state.end }
        let bytes = state.bytes
        state.bytes = Data()
        if state.isPaused {
            state.isPaused = false
            flow.resume()
        }
        return .success(bytes)
    }

    /// - Returns: Whether the transfer was under way.
    @discardableResult
    private func end(_ end: Result<Data?, any Error>, dropping: Bool = false) -> Bool {
        let (takers, isFirst) = state.withLock { state -> ([Taker], Bool) in
            defer { state.takers = [] }
            let isFirst = state.end == nil
            if isFirst || dropping { state.end = end }
            if dropping { state.bytes = Data() }
            if state.isPaused {
                state.isPaused = false
                flow.resume()
            }
            return (state.takers, isFirst)
        }
        for taker in takers { taker.resume(with: end) }
        return isFirst
    }
}
