public import Foundation

extension EndpointClient {
    /// Sends a request and writes the body of its success to a file, as it comes. It is not held in
    /// memory as a whole.
    ///
    ///     let reply = try await files.download(.getArchive(id: 7), to: url)
    ///
    /// The bytes are gathered in a file beside `file` and take its place in one step, when all are
    /// there: what was in `file` before stays until then, and where the download fails. The body is not
    /// decoded; a failure is, as `send(_:)` does.
    ///
    /// A download that is `resuming` keeps what has come where it is cancelled or interrupted, as
    /// `NAME.partial`, if the server names the state of the file (a strong `ETag`, or `Last-Modified`).
    /// The next one to the same place asks for the rest alone (RFC 9110 §14), and begins anew where the
    /// file has changed or the server does not give parts. Only one at a time may go to a place.
    ///
    /// The client's `timeout`, or the endpoint's, is the longest time without a byte; its `deadline`
    /// and its `retry` are for the time until the reply's head is there. On Linux, where a server
    /// cannot be held back, what the disk does not take at once waits in memory, and the download fails
    /// where 512 MB wait (``StreamOverflow``).
    ///
    /// - Parameters:
    ///   - file: Where the body is to be; its folder exists.
    ///   - resuming: Whether what has come is kept, and gone on with.
    ///   - progress: Called when the head is there, and after each piece; it should not take long.
    /// - Returns: The reply, without its body.
    /// - Throws: `EndpointError`. `.transport` has Foundation's error where the file cannot be written.
    @discardableResult
    public func download<R: Requestable>(
        _ request: R,
        to file: URL,
        resuming: Bool = false,
        progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async throws(EndpointError<R.Failure>) -> Reply where R.API == API {
        let endpoint = R.endpoint
        var download = Download(
            to: file,
            resuming: resuming,
            endpoint: endpoint,
            progress: progress
        )
        var reply = try await open(request, &download)
        do {
            try await download.take(reply)
            reply.stream = nil
            reply.body = Data()
            if let refused = try download.partial.refused(reply, by: R.Failure.self) {
                reply = refused
            } else {
                try download.partial.moveIntoPlace()
                return reply
            }
        } catch {
            download.partial.leave()
            throw EndpointError(EndpointError<Never>(error, endpoint: endpoint))
        }
        download.partial.remove()
        throw EndpointError(declaredBy: R.self, reply)
    }

    /// The reply of a success when its head is there. Where what is missing cannot be had (416), the
    /// whole is asked for.
    private func open<R: Requestable>(
        _ request: R,
        _ download: inout Download
    ) async throws(EndpointError<R.Failure>) -> Reply where R.API == API {
        do throws(EndpointError<R.Failure>) {
            return try await head(of: request, &download)
        } catch {
            guard download.asksForRest, error.statusCode == 416 else { throw error }
        }
        download.partial.remove()
        return try await head(of: request, &download)
    }

    private func head<R: Requestable>(
        of request: R,
        _ download: inout Download
    ) async throws(EndpointError<R.Failure>) -> Reply where R.API == API {
        try await reply(of: R.self) { () throws(InvalidRequest) in
            var outgoing = try OutgoingRequest(request, server: server(of: R.endpoint))
            download.prepare(&outgoing)
            return outgoing
        }
    }
}

extension PartialFile {
    /// The reply with its body, where that says that the request failed; nil where it does not, or is
    /// too large to say so.
    fileprivate func refused<Failure: FailureResponse>(
        _ reply: Reply,
        by type: Failure.Type
    ) throws -> Reply? {
        guard type != Never.self, size <= Download.limit else { return nil }
        var reply = reply
        reply.body = try contents()
        return Failure.rejects(reply) ? reply : nil
    }
}
