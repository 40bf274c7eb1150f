/// Apple's `Combine.Subscription`: https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

/// Apple's `Combine.Cancellable`: https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
    func cancel()
}

/// https://developer.apple.com/documentation/combine/customcombineidentifierconvertible
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// https://developer.apple.com/documentation/combine/combineidentifier
public struct CombineIdentifier: Hashable, Sendable {
    public init(_ object: AnyObject) {}
}
