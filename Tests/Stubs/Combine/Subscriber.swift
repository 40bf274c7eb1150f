/// https://developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// https://developer.apple.com/documentation/combine/subscriber/input
    associatedtype Input
    /// https://developer.apple.com/documentation/combine/subscriber/failure
    associatedtype Failure: Error

    /// https://developer.apple.com/documentation/combine/subscriber/receive(subscription:)
    func receive(subscription: any Subscription)
    /// https://developer.apple.com/documentation/combine/subscriber/receive(_:)
    func receive(_ input: Input) -> Subscribers.Demand
    /// https://developer.apple.com/documentation/combine/subscriber/receive(completion:)
    func receive(completion: Subscribers.Completion<Failure>)
}
