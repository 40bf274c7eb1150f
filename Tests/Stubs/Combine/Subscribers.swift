/// Apple's `Combine.Subscribers`: https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        public static let unlimited = Demand()
        public static let none = Demand()
        public static func max(_ value: Int) -> Demand { none }
        public static func < (left: Demand, right: Demand) -> Bool { false }
    }

    @frozen public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
