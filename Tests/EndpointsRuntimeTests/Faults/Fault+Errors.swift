import EndpointsRuntime
import EndpointsTesting
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Fault {
    /// What a transport throws, and what keeps a request from being sent.
    static let errors: [Fault] = [
        Fault("no network", thrown(.notConnectedToInternet), .notConnected, .notConnected),
        Fault("mobile data is off", thrown(.dataNotAllowed), .notConnected, .notConnected),
        Fault("roaming is off", thrown(.internationalRoamingOff), .notConnected, .notConnected),
        Fault("no route to a network", posix(.ENETUNREACH), .notConnected, .notConnected),
        Fault("the timeout passes", thrown(.timedOut), .timedOut, .timedOut, isRetried: true),
        Fault("a connection times out", posix(.ETIMEDOUT), .timedOut, .timedOut, isRetried: true),
        Fault(
            "the host has no address",
            thrown(.cannotFindHost),
            .transport(.hostNotFound),
            .hostNotFound,
            isRetried: true
        ),
        Fault(
            "the host is down",
            posix(.EHOSTDOWN),
            .transport(.connectionRefused),
            .unreachable,
            isRetried: true
        ),
        Fault(
            "the connection is lost",
            thrown(.networkConnectionLost),
            .transport(.connectionLost),
            .connectionLost,
            isRetried: true
        ),
        Fault(
            "the system aborts the connection",
            posix(.ECONNABORTED),
            .transport(.connectionLost),
            .connectionLost,
            isRetried: true
        ),
        Fault(
            "an unknown error, caused by a reset",
            .thrown(
                URLError(.unknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ECONNRESET)])
            ),
            .transport(.connectionLost),
            .connectionLost,
            isRetried: true
        ),
        Fault("no secure connection", thrown(.secureConnectionFailed), tls, .notSecure),
        Fault(
            "the certificate is not trusted",
            thrown(.serverCertificateUntrusted),
            tls,
            .notSecure
        ),
        Fault("the certificate has expired", thrown(.serverCertificateHasBadDate), tls, .notSecure),
        Fault("a certificate is asked for", thrown(.clientCertificateRequired), tls, .notSecure),
        Fault("the task is cancelled", .thrown(CancellationError()), .cancelled, .cancelled),
        Fault("the transfer is cancelled", thrown(.cancelled), .cancelled, .cancelled),
        Fault("a call is cancelled", posix(.ECANCELED), .cancelled, .cancelled),
        Fault("an unknown error", thrown(.unknown), .transport(.other), .failed),
        Fault(
            "an error of the transport's own",
            .thrown(CocoaError(.fileNoSuchFile)),
            .transport(.other),
            .failed
        ),
        Fault(
            "the deadline passes",
            .client {
                EndpointClient(transport: StubTransport.hanging, deadline: .zero)
            },
            .timedOut,
            .timedOut
        ),
        Fault(
            "the device is known to be offline",
            .client { EndpointClient(transport: StubTransport(), connectivity: Offline()) },
            .notConnected,
            .notConnected
        ),
        Fault(
            "the API has no server of that scheme",
            .client { EndpointClient(server: "ftp://example.com", transport: StubTransport()) },
            .invalidRequest,
            .invalidRequest
        ),
        Fault(
            "the credentials cannot be sent",
            .client {
                EndpointClient(
                    authentication: .basic(user: "a:b", password: ""),
                    transport: StubTransport()
                )
            },
            .authentication,
            .signedOut
        ),
        Fault(
            "no token, for want of a network",
            .client {
                EndpointClient(
                    authentication: .bearer { throw URLError(.notConnectedToInternet) },
                    transport: StubTransport()
                )
            },
            .authentication,
            .notConnected
        ),
    ]

    private static let tls = Outcome.transport(.tls)

    private static func thrown(_ code: URLError.Code) -> Cause { .thrown(URLError(code)) }
    private static func posix(_ code: POSIXErrorCode) -> Cause { .thrown(POSIXError(code)) }

    private struct Offline: Connectivity {
        var isOffline: Bool { get async { true } }
    }
}
