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
        /// Redirects were not followed to their end.
        case redirect(Redirect)
        /// Anything else; the underlying error tells more.
        case other
    }

    /// Why a redirect was not followed.
    public enum Redirect: Error, Sendable, Hashable {
        /// It leads to where the request has been.
        case loop
        /// It is one too many.
        case limit
        /// It leads from https to http.
        case downgrade
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
        guard let error = underlying as? URLError else {
            return "\(endpoint): \(reason) (\(type(of: underlying)))"
        }
        return "\(endpoint): \(reason) (URLError \(error.errorCode))"
    }
}
