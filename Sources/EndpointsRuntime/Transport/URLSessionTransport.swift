#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// The transport of apps: one long-lived `URLSession`, and others for streams.
///
/// A stream ends with its reader. It may be silent for five minutes where no timeout is given, or for
/// as long as the configuration says, if that is longer. While more than 1 MB of it wait to be read it
/// is held back, but not on Linux: there it fails when 64 MB wait (``StreamOverflow``).
///
/// Redirects are handed back, not followed, and every authentication challenge is rejected, so that
/// a 401 arrives as the reply that it is (trust in a server's certificate is decided by the system).
///
/// Foundation decides the order of headers, by chance on Linux. There it also counts timeouts in
/// whole seconds, and it stops the process at two ways in which a reply can end: see <doc:Faults>.
public final class URLSessionTransport: Transport {
    /// The transport of clients that name none.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let transfers: SessionTransfers
    private let certificates: (any URLSessionDelegate)?
    /// Made for the first stream.
    private let streams = Locked<StreamSession?>(nil)

    /// Creates a transport with a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: How the session connects, as by which proxy and with which cookies; it is
    ///     copied. Its `httpAdditionalHeaders` go with every request, to wherever a redirect leads: they
    ///     are no place for credentials.
    ///   - certificates: What is asked by `urlSession(_:didReceive:completionHandler:)` whether the
    ///     server's certificate is trusted, as where certificates are pinned, and for the client's; nil
    ///     to leave it to the system. Nothing else is asked of it. On Linux Foundation asks nobody.
    public init(
        configuration: URLSessionConfiguration = URLSessionTransport.standard,
        certificates: (any URLSessionDelegate)? = nil
    ) {
        self.certificates = certificates
        transfers = SessionTransfers(certificates: certificates)
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// The system's default configuration without cache and cookies: no state but the
    /// connections is kept from one request to the next.
    public static var standard: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        return configuration
    }

    /// Sends a request and waits for the whole reply, or for its head where it is read as a stream.
    ///
    /// - Throws: `URLError`, or `CancellationError` as soon as the task is cancelled.
    ///   `InvalidRequest` for CONNECT, which URLSession does not send.
    public func send(_ request: TransportRequest) async throws -> TransportReply {
        if request.urlRequest.httpMethod == HTTPMethod.connect.rawValue {
            throw InvalidRequest(reason: .methodNotSent, endpoint: request.endpoint)
        }
        let source: UploadSource?
        if let upload = request.upload { source = try await .make(upload) } else { source = nil }
        defer { source?.remove() }
        do {
            if request.isStreaming {
                return try await streamSession.send(request, from: source)
            }
            return try await sendWhole(request, from: source)
        } catch {
            throw source?.problem ?? error
        }
    }

    private var streamSession: StreamSession {
        streams.withLock { streams in
            let session = streams ?? StreamSession(like: session, certificates: certificates)
            streams = session
            return session
        }
    }

    private func sendWhole(
        _ request: TransportRequest,
        from source: UploadSource?
    ) async throws -> TransportReply {
        let task = session.task(for: request, from: source)
        transfers.add(task, source, sent: request.sent(from: source))
        defer { transfers.remove(task) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfers.start(task, continuation)
            }
        } onCancel: {
            transfers.cancel(task)
        }
    }
}

extension TransportRequest {
    /// The request with a timeout that Foundation on Linux does not take for none at all: of part of
    /// a second it makes zero.
    var inWholeSeconds: URLRequest {
        #if canImport(FoundationNetworking)
            let timeout = urlRequest.timeoutInterval
            if timeout != timeout.rounded(.up) {
                var request = urlRequest
                request.timeoutInterval = timeout.rounded(.up)
                return request
            }
        #endif
        return urlRequest
    }
}
