#if canImport(Combine)
    public import Combine

    /// A publisher that sends a request for each subscriber, and gives one value or an error.
    ///
    /// The request is sent when the subscriber first asks for a value, and cancelled with the
    /// subscription. Values come on no particular thread: `receive(on:)` brings them to the main one.
    public struct EndpointPublisher<Output: Sendable, Failure: Error>: Publisher, Sendable {
        private let operation: @Sendable () async -> Result<Output, Failure>

        init(_ operation: @escaping @Sendable () async -> Result<Output, Failure>) {
            self.operation = operation
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(
            subscriber: S
        ) where S.Input == Output, S.Failure == Failure {
            let subscription = EndpointSubscription(subscriber, operation)
            subscriber.receive(subscription: subscription)
        }
    }
#endif
