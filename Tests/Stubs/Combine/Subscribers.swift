/// https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {
    /// https://developer.apple.com/documentation/combine/subscribers/demand
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        /// https://developer.apple.com/documentation/combine/subscribers/demand/unlimited
        public static let unlimited = Demand()
        /// https://developer.apple.com/documentation/combine/subscribers/demand/none
        public static let none = Demand()
        /// https://developer.apple.com/documentation/combine/subscribers/demand/max(_:)
        public static func max(_ value: Int) -> Demand { none }
        /// https://developer.apple.com/documentation/swift/comparable
        public static func < (left: Demand, right: Demand) -> Bool { false }
    }

    /// https://developer.apple.com/documentation/combine/subscribers/completion
    @frozen public enum Completion<Failure: Error> {
        /// https://developer.apple.com/documentation/combine/subscribers/completion/finished
        case finished
        /// https://developer.apple.com/documentation/combine/subscribers/completion/failure(_:)
        case failure(Failure)
    }
}

/// https://developer.apple.com/documentation/combine/subscribers/completion
extension Subscribers.Completion: Sendable where Failure: Sendable {}
