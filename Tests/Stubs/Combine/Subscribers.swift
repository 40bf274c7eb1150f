/// https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {
    /// https://developer.apple.com/documentation/combine/subscribers/demand
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        private let count: Int

        private init(count: Int) {
            precondition(count >= 0)
            self.count = count
        }

        /// https://developer.apple.com/documentation/combine/subscribers/demand/unlimited
        public static let unlimited = Demand(count: .max)
        /// https://developer.apple.com/documentation/combine/subscribers/demand/none
        public static let none = Demand(count: 0)
        /// https://developer.apple.com/documentation/combine/subscribers/demand/max(_:)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
        /// https://developer.apple.com/documentation/combine/subscribers/demand
        public static func += (left: inout Demand, right: Demand) {
            let isUnlimited = left == .unlimited || right == .unlimited
            left = isUnlimited ? .unlimited : Demand(count: left.count + right.count)
        }
        /// https://developer.apple.com/documentation/combine/subscribers/demand
        public static func -= (left: inout Demand, right: Int) {
            if left != .unlimited { left = Demand(count: left.count - right) }
        }
        /// https://developer.apple.com/documentation/swift/comparable
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
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
