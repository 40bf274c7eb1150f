import EndpointsRuntime

/// A gate that opens when it was knocked at so many times.
final class Gate: Sendable {
    private struct State: Sendable {
        var knocksLeft: Int
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Locked<State>

    init(knocks: Int = 1) {
        state = Locked(State(knocksLeft: knocks))
    }

    func knock() {
        let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.knocksLeft -= 1
            guard state.knocksLeft <= 0 else { return [] }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the gate is open.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.knocksLeft > 0 { state.waiters.append(continuation) }
                return state.knocksLeft <= 0
            }
            if isOpen { continuation.resume() }
        }
    }
}
