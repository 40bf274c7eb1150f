import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// The task that sends a request, with a body that has files where there is one.
    func task(for request: TransportRequest, from source: UploadSource?) -> URLSessionDataTask {
        let urlRequest = request.inWholeSeconds
        switch source {
        case .file(let file): return uploadTask(with: urlRequest, fromFile: file.url)
        case .pieces(let pieces):
            return uploadTask(withStreamedRequest: urlRequest.ofLength(pieces.size))
        case nil: break
        }
        // Foundation tells of an upload's progress alone.
        guard request.uploadProgress != nil, let body = urlRequest.httpBody else {
            return dataTask(with: urlRequest)
        }
        var head = urlRequest
        head.httpBody = nil
        return uploadTask(with: head, from: body)
    }
}

extension URLRequest {
    /// The request with the length of a body that is streamed (RFC 9112 §6.2); nil for one in chunks.
    fileprivate func ofLength(_ length: Int64?) -> URLRequest {
        var request = self
        if let length { request.setValue("\(length)", forHTTPHeaderField: "Content-Length") }
        #if canImport(FoundationNetworking)
            // There a header of blanks is left out, and with it what Foundation would say on its own: that
            // chunks come, whatever the length, and that it waits for status 100.
            if length != nil { request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding") }
            if value(forHTTPHeaderField: "Expect") == nil {
                request.setValue(" ", forHTTPHeaderField: "Expect")
            }
        #endif
        return request
    }
}

extension TransportRequest {
    /// Takes how many bytes of the body were sent; nil where nobody asks.
    func sent(from source: UploadSource?) -> (@Sendable (Int64) -> Void)? {
        guard let uploadProgress else { return nil }
        let total = source?.size ?? urlRequest.httpBody.map { Int64($0.count) }
        return { uploadProgress(TransferProgress(completed: $0, total: total)) }
    }
}
