import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportProblem.Reason {
    /// The reason that a code of `NSURLErrorDomain` names; nil where the code says nothing of the
    /// network, as that of a file does.
    ///
    /// By `URLError.Code`: the constants of Foundation on Linux have other values for TLS.
    init?(urlCode: Int) {
        let code: URLError.Code? = URLError.Code(rawValue: urlCode)
        switch code {
        case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            self = .notConnected
        case .timedOut:
            self = .timedOut
        case .cannotFindHost, .dnsLookupFailed:
            self = .hostNotFound
        case .cannotConnectToHost:
            self = .connectionRefused
        case .networkConnectionLost, .zeroByteResource:
            self = .connectionLost
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            self = .tls
        case .httpTooManyRedirects:
            self = .redirect(.limit)
        case .redirectToNonExistentLocation:
            self = .redirect(.nowhere)
        case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
            .cannotDecodeContentData, .downloadDecodingFailedMidStream,
            .downloadDecodingFailedToComplete:
            self = .malformedReply
        default:
            return nil
        }
    }

    /// The reason that an error number of POSIX names (IEEE Std 1003.1, `<errno.h>`); nil where it
    /// says nothing of the network.
    init?(posixCode: Int) {
        switch POSIXErrorCode(rawValue: Int32(clamping: posixCode)) {
        case .ENETDOWN, .ENETUNREACH:
            self = .notConnected
        case .ETIMEDOUT:
            self = .timedOut
        case .ECONNREFUSED, .EHOSTDOWN, .EHOSTUNREACH:
            self = .connectionRefused
        case .ECONNABORTED, .ECONNRESET, .ENETRESET, .ENOTCONN, .EPIPE, .ESHUTDOWN:
            self = .connectionLost
        case .EBADMSG, .EPROTO:
            self = .malformedReply
        default:
            return nil
        }
    }

    /// The reason that a code of `kCFErrorDomainCFNetwork` names: one of `CFNetworkErrors`, among
    /// which are those of `NSURLErrorDomain`.
    init?(networkCode: Int) {
        switch networkCode {
        case 1, 2: self = .hostNotFound
        case 302: self = .connectionLost
        case 303: self = .malformedReply
        case 304: self = .redirect(.loop)
        default: self.init(urlCode: networkCode)
        }
    }
}
