/// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
    /// https://developer.apple.com/documentation/combine/publisher/output
    associatedtype Output
    /// https://developer.apple.com/documentation/combine/publisher/failure
    associatedtype Failure: Error

    /// https://developer.apple.com/documentation/combine/publisher/receive(subscriber:)
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}
