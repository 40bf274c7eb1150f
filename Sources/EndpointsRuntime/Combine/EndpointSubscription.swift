#if canImport(Combine)
    import Combine

    /// A request on behalf of one subscriber.
    final class EndpointSubscription<Output: Sendable, Failure: Error>: Subscription, Sendable {
        /// `@unchecked` because Combine's subscribers are not `Sendable`: the closure that holds one
        /// is taken out of its place under the lock, once, and called by whoever took it.
        private struct Subscribed: @unchecked Sendable {
            var deliver: ((Result<Output, Failure>) -> Void)?
            var task: Task<Void, Never>?
        }

        private let subscribed: Locked<Subscribed>
        private let operation: @Sendable () async -> Result<Output, Failure>

        init<S: Subscriber>(
            _ subscriber: S,
            _ operation: @escaping @Sendable () async -> Result<Output, Failure>
        ) where S.Input == Output, S.Failure == Failure {
            let deliver = { (result: Result<Output, Failure>) in
                switch result {
                case .success(let value):
                    _ = subscriber.receive(value)
                    subscriber.receive(completion: .finished)
                case .failure(let error):
                    subscriber.receive(completion: .failure(error))
                }
            }
            subscribed = Locked(Subscribed(deliver: deliver))
            self.operation = operation
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            subscribed.withLock { subscribed in
                guard subscribed.deliver != nil, subscribed.task == nil else { return }
                subscribed.task = Task { await self.send() }
            }
        }

        func cancel() {
            take().task?.cancel()
        }

        private func send() async {
            let result = await operation()
            take().deliver?(result)
        }

        /// Ends the subscription: what is delivered once cannot be again.
        private func take() -> Subscribed {
            subscribed.withLock { subscribed in
                defer { subscribed.deliver = nil }
                return subscribed
            }
        }
    }
#endif
