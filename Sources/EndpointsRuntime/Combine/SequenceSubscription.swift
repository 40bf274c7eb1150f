#if canImport(Combine)
    import Combine

    /// A way through a sequence on behalf of one subscriber, no faster than this asks for elements.
    final class SequenceSubscription<Output: Sendable, Failure: Error>: Subscription, Sendable {
        /// What the subscriber is given.
        private enum Delivery {
            case element(Output)
            case end(Subscribers.Completion<Failure>)
        }

        /// `@unchecked` because Combine's subscribers are not `Sendable`: the closure that holds one
        /// is called by the one task alone, and let go of at the end.
        private struct Subscribed: @unchecked Sendable {
            /// Hands over and gives how many more are asked for; nil when the subscription has ended.
            var deliver: ((Delivery) -> Subscribers.Demand)?
            var demand = Subscribers.Demand.none
            var task: Task<Void, Never>?
            /// The task, where it waits to be asked for more.
            var waiting: CheckedContinuation<Void, Never>?
        }

        private let subscribed: Locked<Subscribed>
        private let start: @Sendable () -> SequencePublisher<Output, Failure>.Next

        init<S: Subscriber>(
            _ subscriber: S,
            _ start: @escaping @Sendable () -> SequencePublisher<Output, Failure>.Next
        ) where S.Input == Output, S.Failure == Failure {
            let deliver = { (delivery: Delivery) -> Subscribers.Demand in
                switch delivery {
                case .element(let element): return subscriber.receive(element)
                case .end(let completion):
                    subscriber.receive(completion: completion)
                    return .none
                }
            }
            subscribed = Locked(Subscribed(deliver: deliver))
            self.start = start
        }

        func request(_ demand: Subscribers.Demand) {
            let waiting = subscribed.withLock { subscribed -> CheckedContinuation<Void, Never>? in
                guard subscribed.deliver != nil, demand > .none else { return nil }
                subscribed.demand += demand
                if subscribed.task == nil { subscribed.task = Task { await self.run() } }
                return subscribed.waiting.take()
            }
            waiting?.resume()
        }

        func cancel() {
            let ended = end()
            ended.task?.cancel()
            ended.waiting?.resume()
        }

        private func run() async {
            let next = start()
            while await isAsked() {
                do throws(Failure) {
                    guard let element = try await next() else { return complete(.finished) }
                    give(element)
                } catch {
                    return complete(.failure(error))
                }
            }
        }

        /// Waits until the subscriber asks for an element; false when the subscription has ended.
        private func isAsked() async -> Bool {
            await withCheckedContinuation { continuation in
                let goesOn = subscribed.withLock { subscribed in
                    let goesOn = subscribed.deliver == nil || subscribed.demand > .none
                    if !goesOn { subscribed.waiting = continuation }
                    return goesOn
                }
                if goesOn { continuation.resume() }
            }
            return subscribed.withLock { $0.deliver != nil }
        }

        /// Hands an element over, and counts what the subscriber asks for then.
        private func give(_ element: Output) {
            let taken = subscribed.withLock { subscribed -> Subscribed in
                if subscribed.deliver != nil { subscribed.demand -= 1 }
                return subscribed
            }
            guard let more = taken.deliver?(.element(element)), more > .none else { return }
            subscribed.withLock { $0.demand += more }
        }

        private func complete(_ completion: Subscribers.Completion<Failure>) {
            _ = end().deliver?(.end(completion))
        }

        /// Ends the subscription: nothing is delivered after it.
        private func end() -> Subscribed {
            subscribed.withLock { subscribed in
                let ended = subscribed
                subscribed.deliver = nil
                subscribed.waiting = nil
                return ended
            }
        }
    }
#endif
