/// What stands between a client and its transport: it sees each attempt to send a request, and what
/// comes of it.
///
///     struct Language: EndpointInterceptor {
///         func send(_ request: TransportRequest, next: any Transport) async throws -> TransportReply {
///             var request = request
///             request.urlRequest.setValue("de", forHTTPHeaderField: "Accept-Language")
///             return try await next.send(request)
///         }
///     }
///
///     EndpointClient<GitHub>(interceptors: [Language()])
///
/// The request is signed, and knows its endpoint and type. An interceptor may change it, send it by
/// `next`, change the reply, or give one of its own and send nothing. It stands before redirects:
/// what it adds goes along within an origin and no further, as credentials do. Whether an attempt is
/// followed by another is decided after it, from the reply or the error that it gives. A stream's
/// reply comes with its head: the body of a success is in `stream`, which is read once.
public protocol EndpointInterceptor: Sendable {
    /// Sends a request by `next`, or answers it.
    ///
    /// - Parameters:
    ///   - request: One attempt, with credentials; `previousAttempts` tells what was tried before.
    ///   - next: The interceptors after this one, then the transport, with its redirects followed.
    /// - Throws: What `next` throws, or an error of its own, which the client tells as `.transport`.
    func send(_ request: TransportRequest, next: any Transport) async throws -> TransportReply
}
