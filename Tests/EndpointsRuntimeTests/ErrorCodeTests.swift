import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the codes of the system's errors become, as their documentation says what they mean.
struct ErrorCodeTests {
    /// A code of `NSURLErrorDomain` and its reason; nil for a cancellation.
    struct Row: Sendable, CustomTestStringConvertible {
        let code: Int
        let reason: TransportProblem.Reason?
        var testDescription: String { "\(code)" }

        init(_ code: URLError.Code, _ reason: TransportProblem.Reason?) {
            self.init(rawValue: code.rawValue, reason)
        }

        init(rawValue code: Int, _ reason: TransportProblem.Reason?) {
            self.code = code
            self.reason = reason
        }
    }

    static let rows: [Row] = [
        Row(.unknown, .other),
        Row(.cancelled, nil),
        Row(.backgroundSessionRequiresSharedContainer, .other),
        Row(.backgroundSessionInUseByAnotherProcess, .other),
        Row(.backgroundSessionWasDisconnected, .other),
        Row(.badURL, .other),
        Row(.timedOut, .timedOut),
        Row(.unsupportedURL, .other),
        Row(.cannotFindHost, .hostNotFound),
        // The host has an address, and is down or accepts no connection at the port.
        Row(.cannotConnectToHost, .connectionRefused),
        Row(.networkConnectionLost, .connectionLost),
        Row(.dnsLookupFailed, .hostNotFound),
        Row(.httpTooManyRedirects, .redirect(.limit)),
        Row(.resourceUnavailable, .other),
        Row(.notConnectedToInternet, .notConnected),
        // A redirecting status without a URL.
        Row(.redirectToNonExistentLocation, .redirect(.nowhere)),
        Row(.badServerResponse, .malformedReply),
        // The authentication was cancelled by a person, and not the request.
        Row(.userCancelledAuthentication, .other),
        Row(.userAuthenticationRequired, .other),
        // A length was told, and the connection ended without a byte.
        Row(.zeroByteResource, .connectionLost),
        Row(.cannotDecodeRawData, .malformedReply),
        Row(.cannotDecodeContentData, .malformedReply),
        Row(.cannotParseResponse, .malformedReply),
        Row(.internationalRoamingOff, .notConnected),
        Row(.callIsActive, .notConnected),
        Row(.dataNotAllowed, .notConnected),
        Row(.requestBodyStreamExhausted, .other),
        Row(.appTransportSecurityRequiresSecureConnection, .tls),
        Row(.fileDoesNotExist, .other),
        Row(.fileIsDirectory, .other),
        Row(.noPermissionsToReadFile, .other),
        Row(.dataLengthExceedsMaximum, .other),
        // NSURLErrorFileOutsideSafeArea, which is not there on Linux.
        Row(rawValue: -1_104, .other),
        Row(.secureConnectionFailed, .tls),
        Row(.serverCertificateHasBadDate, .tls),
        Row(.serverCertificateUntrusted, .tls),
        Row(.serverCertificateHasUnknownRoot, .tls),
        Row(.serverCertificateNotYetValid, .tls),
        Row(.clientCertificateRejected, .tls),
        Row(.clientCertificateRequired, .tls),
        // Only the cache was to be asked.
        Row(.cannotLoadFromNetwork, .other),
        Row(.cannotCreateFile, .other),
        Row(.cannotOpenFile, .other),
        Row(.cannotCloseFile, .other),
        Row(.cannotWriteToFile, .other),
        Row(.cannotRemoveFile, .other),
        Row(.cannotMoveFile, .other),
        Row(.downloadDecodingFailedMidStream, .malformedReply),
        Row(.downloadDecodingFailedToComplete, .malformedReply),
    ]

    /// What `send` throws where the transport throws an error.
    private func outcome(_ thrown: any Error) async -> EndpointError<GetItem.Failure>? {
        let stub = StubTransport()
        stub.fail(GetItem.self, thrown)
        do {
            _ = try await EndpointClient<Sample>(transport: stub).send(GetItem())
            return nil
        } catch {
            return error
        }
    }

    /// Expects an error to become the case of a reason, and to be kept as what is underlying.
    private func expect(_ reason: TransportProblem.Reason?, of thrown: any Error) async {
        let error = await outcome(thrown)
        let problem: TransportProblem?
        switch (error, reason) {
        case (.cancelled, nil): return
        case (.notConnected(let found), .notConnected), (.timedOut(let found), .timedOut):
            problem = found
        case (.transport(let found), _) where reason != .notConnected && reason != .timedOut:
            problem = found
        default: problem = nil
        }
        let found = error?.description ?? "no error"
        #expect(problem != nil && problem?.reason == reason, "\(thrown): \(found)")
        let kept = problem.map { $0.underlying as NSError }
        #expect(kept == thrown as NSError)
        #expect(error?.isCancellation == false)
    }

    private static func error(_ domain: String, _ code: Int, cause: (any Error)? = nil) -> NSError {
        NSError(domain: domain, code: code, userInfo: cause.map { [NSUnderlyingErrorKey: $0] })
    }

    @Test func everyCodeHasARowOfItsOwn() {
        let codes = Self.rows.map(\.code)
        #expect(Set(codes).count == codes.count)
        #if canImport(FoundationNetworking)
            let known = (-4_000...0).filter { URLError.Code(rawValue: $0) != nil }
            #expect(Set(known) == Set(codes).subtracting([-1_104]))
        #endif
    }

    @Test(arguments: rows)
    func codeHasItsReason(row: Row) async {
        await expect(row.reason, of: Self.error(NSURLErrorDomain, row.code))
        await expect(row.reason, of: Self.error("kCFErrorDomainCFNetwork", row.code))
        #if canImport(FoundationNetworking)
            guard let code = URLError.Code(rawValue: row.code) else { return }
        #else
            let code = URLError.Code(rawValue: row.code)
        #endif
        await expect(row.reason, of: URLError(code))
    }

    @Test func numberOfPOSIXHasItsReason() async {
        let known: [POSIXErrorCode: TransportProblem.Reason] = [
            .ENETDOWN: .notConnected, .ENETUNREACH: .notConnected,
            .ETIMEDOUT: .timedOut,
            .ECONNREFUSED: .connectionRefused, .EHOSTDOWN: .connectionRefused,
            .EHOSTUNREACH: .connectionRefused,
            .ECONNABORTED: .connectionLost, .ECONNRESET: .connectionLost,
            .ENETRESET: .connectionLost, .ENOTCONN: .connectionLost, .EPIPE: .connectionLost,
            .ESHUTDOWN: .connectionLost,
            .EBADMSG: .malformedReply, .EPROTO: .malformedReply,
        ]
        for number in 1...140 as ClosedRange<Int32> {
            guard let code = POSIXErrorCode(rawValue: number) else { continue }
            let reason = code == .ECANCELED ? nil : known[code] ?? .other
            await expect(reason, of: POSIXError(code))
            await expect(reason, of: Self.error(NSPOSIXErrorDomain, Int(number)))
            // What is vague is told by its cause, and what is not stands.
            let cause = POSIXError(code)
            for vague in [NSURLErrorUnknown, NSURLErrorResourceUnavailable] {
                await expect(reason, of: Self.error(NSURLErrorDomain, vague, cause: cause))
            }
            await expect(reason, of: Self.error("com.example.App", 7, cause: cause))
            await expect(
                .timedOut,
                of: Self.error(NSURLErrorDomain, NSURLErrorTimedOut, cause: cause)
            )
        }
    }

    @Test(
        arguments: [
            (1, .hostNotFound), (2, .hostNotFound), (302, .connectionLost),
            (303, .malformedReply), (304, .redirect(.loop)), (306, .other), (100, .other),
        ] as [(Int, TransportProblem.Reason)]
    )
    func codeOfCFNetworkHasItsReason(code: Int, reason: TransportProblem.Reason) async {
        await expect(reason, of: Self.error("kCFErrorDomainCFNetwork", code))
    }

    @Test func causeIsFoundBelowCauses() async {
        let refused = POSIXError(.ECONNREFUSED)
        let middle = Self.error("kCFErrorDomainCFNetwork", -1, cause: refused)
        await expect(.connectionRefused, of: Self.error(NSURLErrorDomain, -1, cause: middle))
        let cancelled = Self.error(NSURLErrorDomain, -999)
        await expect(nil, of: Self.error("com.example.App", 1, cause: cancelled))
    }

    @Test func cancellationHasOneForm() async {
        await expect(nil, of: CancellationError())
        await expect(nil, of: URLError(.cancelled))
        await expect(nil, of: POSIXError(.ECANCELED))
        await expect(nil, of: CocoaError(.userCancelled))
        let error = await outcome(CancellationError())
        #expect(error?.description == "GET /items/{id}: cancelled")
    }

    @Test func descriptionHasTheCode() async {
        let cases: [(any Error, String)] = [
            (URLError(.cannotConnectToHost), "connectionRefused (URLError -1004)"),
            (Self.error(NSURLErrorDomain, -1_104), "other (URLError -1104)"),
            (POSIXError(.ECONNREFUSED), "connectionRefused (POSIXError \(ECONNREFUSED))"),
            (CocoaError(.fileNoSuchFile), "other (CocoaError)"),
        ]
        for (thrown, text) in cases {
            #expect(await outcome(thrown)?.description == "GET /items/{id}: \(text)")
        }
    }
}
