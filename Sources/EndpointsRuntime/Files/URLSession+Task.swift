import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// The task that sends a request, with a body from disk where there is a file.
    func task(for request: TransportRequest, from file: UploadFile?) -> URLSessionDataTask {
        let urlRequest = request.inWholeSeconds
        if let file { return uploadTask(with: urlRequest, fromFile: file.url) }
        // Foundation tells of an upload's progress alone.
        guard request.uploadProgress != nil, let body = urlRequest.httpBody else {
            return dataTask(with: urlRequest)
        }
        var head = urlRequest
        head.httpBody = nil
        return uploadTask(with: head, from: body)
    }
}

extension TransportRequest {
    /// Takes how many bytes of the body were sent; nil where nobody asks.
    func sent(from file: UploadFile?) -> (@Sendable (Int64) -> Void)? {
        guard let uploadProgress else { return nil }
        let total = file?.size ?? urlRequest.httpBody.map { Int64($0.count) }
        return { uploadProgress(TransferProgress(completed: $0, total: total)) }
    }
}
