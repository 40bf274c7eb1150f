import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transfers of a session that are under way, and the session's delegate.
///
/// A transfer ends once: when its continuation is taken out and resumed, by the session's last word
/// or by cancellation, whichever comes first.
final class SessionTransfers: NSObject, Sendable {
    private struct Transfer: Sendable {
        var continuation: CheckedContinuation<TransportReply, any Error>?
        var isCancelled = false
        var response: HTTPURLResponse?
        var body = Data()
        /// What gives the request's body, where the session is to stream it.
        var open: (@Sendable () -> InputStream?)?
        /// What takes the body instead, where it is read while it comes.
        var stream: StreamBuffer?
        /// What is told how many bytes of the request's body were sent.
        var sent: (@Sendable (Int64) -> Void)?

        func reply(_ response: HTTPURLResponse) -> TransportReply {
            var reply = TransportReply(response, body: body)
            reply.stream = stream.map(TransportStream.init)
            return reply
        }
    }

    private let transfers = Locked<[Int: Transfer]>([:])
    /// What decides on the connection's certificates; nil for the system.
    private let certificates: (any URLSessionDelegate)?

    init(certificates: (any URLSessionDelegate)?) {
        self.certificates = certificates
    }

    func add(
        _ task: URLSessionTask,
        _ source: UploadSource?,
        stream: StreamBuffer? = nil,
        sent: (@Sendable (Int64) -> Void)? = nil
    ) {
        let transfer = Transfer(open: source?.open, stream: stream, sent: sent)
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    func remove(_ task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = nil }
    }

    func start(
        _ task: URLSessionTask,
        _ continuation: CheckedContinuation<TransportReply, any Error>
    ) {
        let isCancelled = transfers.withLock { transfers in
            guard transfers[task.taskIdentifier]?.isCancelled == false else { return true }
            transfers[task.taskIdentifier]?.continuation = continuation
            return false
        }
        if isCancelled {
            continuation.resume(throwing: CancellationError())
        } else {
            task.resume()
        }
    }

    func cancel(_ task: URLSessionTask) {
        let continuation = transfers.withLock { transfers in
            transfers[task.taskIdentifier]?.isCancelled = true
            return transfers[task.taskIdentifier]?.continuation.take()
        }
        task.cancel()
        continuation?.resume(throwing: CancellationError())
    }

    private func finish(_ task: URLSessionTask, _ error: (any Error)?) {
        let ended = transfers.withLock { transfers -> Transfer? in
            let ended = transfers[task.taskIdentifier]
            transfers[task.taskIdentifier]?.continuation = nil
            if ended?.stream != nil { transfers[task.taskIdentifier] = nil }
            return ended
        }
        guard let ended else { return }
        // A cancellation that nobody asked for is a rejected challenge: its response is the reply.
        let response = ended.response ?? task.response as? HTTPURLResponse
        let wasRejected = (error as? URLError)?.code == .cancelled
        let isWhole = ended.continuation != nil || [401, 407].contains(response?.statusCode)
        let failure = wasRejected && response != nil && isWhole ? nil : error?.named
        ended.stream?.finish(failure)
        guard let continuation = ended.continuation else { return }
        if let failure {
            continuation.resume(throwing: failure)
        } else if let response {
            continuation.resume(returning: ended.reply(response))
        } else {
            continuation.resume(throwing: URLError(.unknown))
        }
    }
}

extension SessionTransfers: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let response = response as? HTTPURLResponse
        let streaming = transfers.withLock { transfers -> Transfer? in
            transfers[dataTask.taskIdentifier]?.response = response
            let transfer = transfers[dataTask.taskIdentifier]
            guard transfer?.stream != nil, response != nil else { return nil }
            transfers[dataTask.taskIdentifier]?.continuation = nil
            return transfer
        }
        completionHandler(.allow)
        if let streaming, let response {
            streaming.continuation?.resume(returning: streaming.reply(response))
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let stream = transfers.withLock { transfers in
            let stream = transfers[dataTask.taskIdentifier]?.stream
            if stream == nil { transfers[dataTask.taskIdentifier]?.body.append(data) }
            return stream
        }
        stream?.append(data)
    }

    /// Gives the body at first, and again where the connection was lost before an answer.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        completionHandler(transfers.withLock { $0[task.taskIdentifier]?.open }?())
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData count: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let sent = transfers.withLock { $0[task.taskIdentifier]?.sent }
        sent?(totalBytesSent)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        finish(task, error)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        #if !canImport(FoundationNetworking)
            let method = challenge.protectionSpace.authenticationMethod
            if method == NSURLAuthenticationMethodServerTrust
                || method == NSURLAuthenticationMethodClientCertificate
            {
                guard let decide = certificates?.urlSession(_:didReceive:completionHandler:) else {
                    return completionHandler(.performDefaultHandling, nil)
                }
                return decide(session, challenge, completionHandler)
            }
        #endif
        completionHandler(.rejectProtectionSpace, nil)
    }
}
