public import Foundation

/// https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
    /// https://developer.apple.com/documentation/combine/anycancellable/init(_:)-3icn3
    public init(_ cancel: @escaping () -> Void) {}
    /// https://developer.apple.com/documentation/combine/anycancellable/cancel()
    public func cancel() {}
    /// https://developer.apple.com/documentation/swift/equatable
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// https://developer.apple.com/documentation/combine/anycancellable/hash(into:)
    public func hash(into hasher: inout Hasher) {}
}

extension Cancellable {
    /// https://developer.apple.com/documentation/combine/cancellable/store(in:)-95sfl
    public func store(in set: inout Set<AnyCancellable>) {}
}

extension Publisher {
    /// https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:)
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable { AnyCancellable {} }
}

/// https://developer.apple.com/documentation/combine/scheduler
public protocol Scheduler {
    /// https://developer.apple.com/documentation/combine/scheduler/scheduleroptions
    associatedtype SchedulerOptions
}

/// https://developer.apple.com/documentation/dispatch/dispatchqueue
extension DispatchQueue: Scheduler {
    /// https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
    public struct SchedulerOptions {}
}

extension Publisher {
    /// https://developer.apple.com/documentation/combine/publisher/receive(on:options:)
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> { Publishers.ReceiveOn() }
}

/// https://developer.apple.com/documentation/combine/publishers
public enum Publishers {
    /// https://developer.apple.com/documentation/combine/publishers/receiveon
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// https://developer.apple.com/documentation/combine/publishers/receiveon/output
        public typealias Output = Upstream.Output
        /// https://developer.apple.com/documentation/combine/publishers/receiveon/failure
        public typealias Failure = Upstream.Failure
        /// https://developer.apple.com/documentation/combine/publisher/receive(subscriber:)
        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, Upstream.Output == S.Input {}
    }
}
