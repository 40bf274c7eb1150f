import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportProblem {
    /// The problem that a transport's error stands for.
    init(_ error: any Error, endpoint: Endpoint) {
        self.init(Reason(error), underlying: error, endpoint: endpoint)
    }

    /// Whether an error says that the request was cancelled: `CancellationError`, or a code for it,
    /// of the error or, where that is vague, of what caused it.
    static func isCancellation(_ error: any Error) -> Bool {
        if error is CancellationError { return true }
        let error = error as NSError
        switch error.domain {
        case NSURLErrorDomain where error.code == URLError.cancelled.rawValue,
            Reason.networkDomain where error.code == URLError.cancelled.rawValue,
            NSPOSIXErrorDomain where error.code == Int(ECANCELED),
            NSCocoaErrorDomain where error.code == CocoaError.userCancelled.rawValue:
            return true
        default:
            guard Reason(ofItself: error) == nil, let cause = error.cause else { return false }
            return isCancellation(cause)
        }
    }
}

extension TransportProblem.Reason {
    /// `kCFErrorDomainCFNetwork`, which is not there on Linux.
    fileprivate static let networkDomain = "kCFErrorDomainCFNetwork"

    /// The reason that an error tells by its code or, where that is vague, by what caused it.
    init(_ error: any Error) {
        let error = error as NSError
        self = Self(ofItself: error) ?? error.cause.map { Self($0) } ?? .other
    }

    /// By code and not by `URLError`, which on Linux knows fewer codes than Apple's systems have.
    fileprivate init?(ofItself error: NSError) {
        switch error.domain {
        case NSURLErrorDomain: self.init(urlCode: error.code)
        case NSPOSIXErrorDomain: self.init(posixCode: error.code)
        case Self.networkDomain: self.init(networkCode: error.code)
        default: return nil
        }
    }
}

extension NSError {
    fileprivate var cause: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
}
