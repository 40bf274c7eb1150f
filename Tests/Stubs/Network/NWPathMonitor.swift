public import Dispatch

/// Apple's `NWPathMonitor`: https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: Sendable {
    public init() {}

    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { nil }
        set {}
    }

    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}

/// Apple's `NWPath`: https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Sendable {
    /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public let status: Status
}
