public import Dispatch

/// https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: Sendable {
    /// https://developer.apple.com/documentation/network/nwpathmonitor/init()
    public init() {}

    /// https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { nil }
        set {}
    }

    /// https://developer.apple.com/documentation/network/nwpathmonitor/start(queue:)
    public func start(queue: DispatchQueue) {}
    /// https://developer.apple.com/documentation/network/nwpathmonitor/cancel()
    public func cancel() {}
}

/// https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Sendable {
    /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum
    public enum Status: Sendable {
        /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum/satisfied
        case satisfied
        /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum/unsatisfied
        case unsatisfied
        /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum/requiresconnection
        case requiresConnection
    }

    /// https://developer.apple.com/documentation/network/nwpath/status-swift.property
    public let status: Status
}
