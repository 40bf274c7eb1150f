extension EndpointClient {
    /// Sends a request, tells how much of its body was sent, and gives its response.
    ///
    ///     try await files.send(.upload(video), progress: { bar.show($0.fraction) })
    ///
    /// An attempt that follows another, and a redirect that takes the body along, begin at 0 again.
    ///
    /// - Parameter progress: Called as bytes are handed to the connection; it should not take long.
    /// - Throws: `EndpointError`, as `send(_:)` does.
    public func send<R: Requestable>(
        _ request: R,
        progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws(EndpointError<R.Failure>) -> R.Response where R.API == API {
        let reply = try await reply(of: R.self) { () throws(InvalidRequest) in
            var outgoing = try OutgoingRequest(request, server: server(of: R.endpoint))
            outgoing.uploadProgress = progress
            return outgoing
        }
        return try R.decoded(reply).value
    }
}
