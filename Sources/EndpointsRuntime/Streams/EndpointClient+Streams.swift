import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension EndpointClient {
    /// The events of a stream, each when it comes (WHATWG HTML §9.2).
    ///
    ///     for try await event in github.events(of: .watchDeployments()) { … }
    ///
    /// The client's `timeout`, or the endpoint's, is the longest time without a byte; its `deadline` is
    /// for the time until the reply's head is there.
    ///
    /// - Parameter reconnection: When to connect again where the stream has ended or was lost.
    public func events<R: EventStreamRequestable>(
        of request: R,
        reconnecting reconnection: ReconnectionPolicy = .standard
    ) -> EndpointStream<R> where R.API == API {
        let elements = EventStreamReader(R.self, limits: limits)
        return EndpointStream(reader: StreamReader(self, request, elements, reconnection))
    }

    /// The values of an answer that has one on each line, each when it comes.
    ///
    ///     for try await user in github.lines(of: .exportUsers()) { … }
    ///
    /// The client's `timeout`, or the endpoint's, is the longest time without a byte; its `deadline` is
    /// for the time until the reply's head is there.
    public func lines<R: LineStreamRequestable>(
        of request: R
    ) -> EndpointStream<R> where R.API == API {
        let elements = LineStreamReader(R.self, limits: limits)
        return EndpointStream(reader: StreamReader(self, request, elements, .never))
    }

    /// Sends a request and gives the reply of a success when its head is there.
    ///
    /// - Parameter lastEventID: The identifier behind which the stream is to go on; empty for none.
    func openReply<R: StreamingRequestable>(
        to request: R,
        after lastEventID: String
    ) async throws(EndpointError<R.Failure>) -> Reply where R.API == API {
        try await reply(of: R.self) { () throws(InvalidRequest) in
            var outgoing = try OutgoingRequest(request, server: server(of: R.endpoint))
            outgoing.isStreaming = true
            if !lastEventID.isEmpty {
                let field = "Last-Event-ID"
                outgoing.urlRequest.setValue(lastEventID, forHTTPHeaderField: field)
            }
            return outgoing
        }
    }
}

extension EndpointClient {
    /// Says how a stream is read: it has no response that could be sent for.
    @available(
        *,
        unavailable,
        message: "a stream is read by 'for try await … in client.events(of:)', or 'lines(of:)'"
    )
    public func send<R: StreamingRequestable>(_ request: R) async throws where R.API == API {}
}
