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
    }

    private let transfers = Locked<[Int: Transfer]>([:])

    func add(_ task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = Transfer() }
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
            defer { transfers[task.taskIdentifier]?.continuation = nil }
            return transfers[task.taskIdentifier]
        }
        guard let ended, let continuation = ended.continuation else { return }
        // A cancellation that nobody asked for is a rejected challenge: its response is the reply.
        let wasRejected = (error as? URLError)?.code == .cancelled
        let response = ended.response ?? task.response as? HTTPURLResponse
        if let error, !(wasRejected && response != nil) {
            continuation.resume(throwing: error.named)
        } else if let response {
            continuation.resume(returning: TransportReply(response, body: ended.body))
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
        transfers.withLock { $0[dataTask.taskIdentifier]?.response = response }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfers.withLock { $0[dataTask.taskIdentifier]?.body.append(data) }
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
            if method == NSURLAuthenticationMethodServerTrust {
                return completionHandler(.performDefaultHandling, nil)
            }
        #endif
        completionHandler(.rejectProtectionSpace, nil)
    }
}
