import Combine
import Foundation

/// A subscriber that asks when it is told to, and keeps what comes.
final class Taker<Input: Sendable, Failure: Error>: Subscriber, @unchecked Sendable {
    private var subscription: (any Subscription)?
    private let (came, continuation) = AsyncStream<String>.makeStream()
    private let lock = NSLock()
    private var waiting = 0

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() { subscription?.cancel() }

    /// The next element, `finished`, or the error, as text.
    func next() async -> String? {
        var iterator = came.makeAsyncIterator()
        defer { lock.withLock { waiting -= 1 } }
        return await iterator.next()
    }

    /// Whether all that came was looked at.
    var isQuiet: Bool { lock.withLock { waiting == 0 } }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        take("\(input)")
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: take("finished")
        case .failure(let error): take("\(error)")
        }
    }

    private func take(_ text: String) {
        lock.withLock { waiting += 1 }
        continuation.yield(text)
    }
}
