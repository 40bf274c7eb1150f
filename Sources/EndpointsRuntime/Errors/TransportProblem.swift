import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Why no reply arrived.
public struct TransportProblem: Error, CustomStringConvertible {
    /// What went wrong, as far as it is known.
    public enum Reason: Sendable, Hashable {
        /// The device has no connection to the network.
        case notConnected
        /// The server took too long.
        case timedOut
        /// The server's name has no address.
        case hostNotFound
        /// Nothing accepts connections at the server's address.
        case connectionRefused
        /// The connection ended before the reply was complete.
        case connectionLost
        /// No secure connection could be made, as with a certificate that is not trusted.
        case tls
        /// What came is no HTTP reply, or its body is not coded as it says.
        case malformedReply
        /// Redirects were not followed to their end.
        case redirect(Redirect)
        /// Anything else; the underlying error tells more.
        case other
    }

    /// Why a redirect was not followed.
    public enum Redirect: Error, Sendable, Hashable {
        /// It leads to where the request has been, and no cookie was set since.
        case loop
        /// It is one too many.
        case limit
        /// It leads from https to http.
        case downgrade
        /// It names no place.
        case nowhere
    }

    /// What was wrong.
    public let reason: Reason
    /// The error that the reason was read from, such as a `URLError`.
    public let underlying: any Error
    /// The endpoint that the request was for.
    public let endpoint: Endpoint

    /// What was tried before, in order; empty where it is the first attempt's.
    public internal(set) var previousAttempts: [EndpointAttempt] = []

    /// Creates a problem, as a transport does that knows its reason.
    public init(_ reason: Reason, underlying: any Error, endpoint: Endpoint) {
        self.reason = reason
        self.underlying = underlying
        self.endpoint = endpoint
    }

    /// Endpoint, reason and code, without the URL: `GET /user: connectionRefused (URLError -1004)`.
    public var description: String {
        if let error = underlying as? any DeveloperError { return error.description }
        if underlying is Redirect { return "\(endpoint): \(reason)" }
        return "\(endpoint): \(reason) (\(code))"
    }

    private var code: String {
        let error = underlying as NSError
        return switch error.domain {
        case NSURLErrorDomain: "URLError \(error.code)"
        case NSPOSIXErrorDomain: "POSIXError \(error.code)"
        default: "\(type(of: underlying))"
        }
    }
}

extension TransportProblem.Reason: CustomStringConvertible {
    /// The reason's name: `connectionRefused`, `redirect(loop)`.
    public var description: String {
        switch self {
        case .notConnected: "notConnected"
        case .timedOut: "timedOut"
        case .hostNotFound: "hostNotFound"
        case .connectionRefused: "connectionRefused"
        case .connectionLost: "connectionLost"
        case .tls: "tls"
        case .malformedReply: "malformedReply"
        case .redirect(let redirect): "redirect(\(redirect))"
        case .other: "other"
        }
    }
}
