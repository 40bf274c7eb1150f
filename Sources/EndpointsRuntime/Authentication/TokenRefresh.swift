/// One refresh of one token, and all that wait for it.
final class TokenRefresh: Sendable {
    typealias Outcome = Result<BearerToken?, any Error>

    /// The refreshes that the current task is part of.
    ///
    /// Tasks inherit it from the one that makes them, but for detached ones, and so do not callbacks:
    /// what is sent from there counts as any other request, and waits.
    @TaskLocal static var surrounding: [TokenRefresh] = []

    private struct State: Sendable {
        var outcome: Outcome?
        var waiters: [Int: CheckedContinuation<BearerToken?, any Error>] = [:]
        var count = 0
    }

    /// Whose token it is.
    let owner: ObjectIdentifier
    private let state = Locked(State())

    init(owner: ObjectIdentifier) {
        self.owner = owner
    }

    /// Whether the current task is part of a refresh of that owner which still goes on: it would
    /// wait for itself.
    static func surrounds(_ owner: ObjectIdentifier) -> Bool {
        surrounding.contains { $0.owner == owner && !$0.isFinished }
    }

    /// How many wait for the outcome.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    private var isFinished: Bool { state.withLock { $0.outcome != nil } }

    /// Waits for the outcome.
    ///
    /// - Throws: What the refresh threw, or `CancellationError` as soon as the task is cancelled;
    ///   the refresh goes on then, and so do the others that wait.
    func token() async throws -> BearerToken? {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Outcome? in
                    if let outcome = state.outcome { return outcome }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    state.waiters[number] = continuation
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: number) }?
                .resume(throwing: CancellationError())
        }
    }

    func finish(_ outcome: Outcome) {
        let waiters = state.withLock { state in
            state.outcome = outcome
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters { waiter.resume(with: outcome) }
    }
}
