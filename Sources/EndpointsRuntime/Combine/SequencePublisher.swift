#if canImport(Combine)
    public import Combine

    /// A publisher of what comes one after the other: events, lines, pages, items.
    ///
    ///     github.events(of: .watchDeployments()).publisher
    ///         .receive(on: DispatchQueue.main)
    ///         .sink(receiveCompletion: { … }, receiveValue: { deployment in … })
    ///
    /// Each subscription sends the request for itself, when its subscriber first asks for a value. No
    /// more is taken from the connection than the subscriber asks for: while it asks for nothing, a
    /// stream is held back and no page is sent for. Cancelling the subscription ends the transfer. Values
    /// come on no particular thread.
    public struct SequencePublisher<Output: Sendable, Failure: Error>: Publisher, Sendable {
        /// Gives one element after the other; nil after the last one.
        typealias Next = () async throws(Failure) -> Output?

        private let start: @Sendable () -> Next

        /// Creates a publisher of what comes of each start.
        init(_ start: @escaping @Sendable () -> Next) {
            self.start = start
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(
            subscriber: S
        ) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(subscriber, start)
            subscriber.receive(subscription: subscription)
        }
    }
#endif
