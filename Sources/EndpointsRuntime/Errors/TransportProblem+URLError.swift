import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportProblem {
    /// The problem that a transport's error stands for.
    init(_ error: any Error, endpoint: Endpoint) {
        let reason = (error as? URLError).map { Reason($0.code) }
        self.init(reason ?? .other, underlying: error, endpoint: endpoint)
    }
}

extension TransportProblem.Reason {
    init(_ code: URLError.Code) {
        switch code {
        case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            self = .notConnected
        case .timedOut:
            self = .timedOut
        case .cannotFindHost, .dnsLookupFailed:
            self = .hostNotFound
        case .cannotConnectToHost:
            self = .connectionRefused
        case .networkConnectionLost:
            self = .connectionLost
        case .secureConnectionFailed, .serverCertificateHasBadDate,
            .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            self = .tls
        case .httpTooManyRedirects:
            self = .redirect(.limit)
        default:
            self = .other
        }
    }
}
