#if canImport(Combine)
    import Combine

    /// A request on behalf of one subscriber.
    ///
    /// `@unchecked` because Combine's subscribers are not `Sendable`: the subscriber is taken out of
    /// its place under the lock, once, and called by whoever took it.
    final class EndpointSubscription<S: Subscriber>: Subscription, @unchecked Sendable
    where S.Input: Sendable {
        private struct Subscribed: @unchecked Sendable {
            var subscriber: S?
            var task: Task<Void, Never>?
        }

        private let subscribed: Locked<Subscribed>
        private let operation: @Sendable () async -> Result<S.Input, S.Failure>

        init(
            _ subscriber: S,
            _ operation: @escaping @Sendable () async -> Result<S.Input, S.Failure>
        ) {
            subscribed = Locked(Subscribed(subscriber: subscriber))
            self.operation = operation
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            subscribed.withLock { subscribed in
                guard subscribed.subscriber != nil, subscribed.task == nil else { return }
                subscribed.task = Task { await self.send() }
            }
        }

        func cancel() {
            let ended = subscribed.withLock { subscribed in
                defer { subscribed.subscriber = nil }
                return subscribed
            }
            ended.task?.cancel()
        }

        private func send() async {
            let result = await operation()
            let ended = subscribed.withLock { subscribed in
                defer { subscribed.subscriber = nil }
                return subscribed
            }
            guard let subscriber = ended.subscriber else { return }
            switch result {
            case .success(let value):
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let error):
                subscriber.receive(completion: .failure(error))
            }
        }
    }
#endif
