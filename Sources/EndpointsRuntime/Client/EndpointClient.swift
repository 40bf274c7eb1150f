import Foundation

/// A client of one API: where requests go, with which credentials, by which transport.
///
///     let github = EndpointClient<GitHub>(authentication: .bearer(token))
///     let user = try await github.send(.getUser(username: "defunkt"))
///
/// A client is a value and holds no state: make one wherever it is handy, share it, replace its
/// transport by a stub in tests.
public struct EndpointClient<API: EndpointAPI>: Sendable {
    /// The server that requests go to; nil for the API's first one.
    public var server: EndpointServer?
    /// What stands in the place of servers that endpoints name for themselves, as a local one in a
    /// test does: `[Files.uploads: local]`.
    public var replacedServers: [EndpointServer: EndpointServer]
    /// The credentials; nil for those in the server's URL, if there are any.
    public var authentication: Authentication?
    /// Which requests are sent again that failed, and when.
    public var retry: RetryPolicy
    /// Which redirects are followed.
    public var redirects: RedirectPolicy
    /// What sees each attempt to send a request, after it was signed; the first is outermost.
    public var interceptors: [any EndpointInterceptor]
    /// What carries requests to the server.
    public var transport: any Transport
    /// What is asked before each request whether there is a connection; nil to just send.
    public var connectivity: (any Connectivity)?
    /// How large, how deep and how precise JSON that is read may be.
    public var limits: JSONLimits
    /// How long to wait for an answer, and for the next part of one, where the endpoint does not say;
    /// nil for the transport's time.
    public var timeout: Duration?
    /// How long a request may take in all, with every attempt, pause and refresh of a token; nil for
    /// as long as it takes. One that takes longer is cancelled and told as `.timedOut`, with
    /// `DeadlineExceeded` as the underlying error; a transport or a provider of tokens that does not
    /// heed cancellation is waited for.
    public var deadline: Duration?
    /// What measures pauses and the deadline.
    public var clock: any Clock<Duration>

    /// Creates a client; everything has a default.
    public init(
        server: EndpointServer? = nil,
        replacing replacedServers: [EndpointServer: EndpointServer] = [:],
        authentication: Authentication? = nil,
        retry: RetryPolicy = .never,
        redirects: RedirectPolicy = .standard,
        interceptors: [any EndpointInterceptor] = [],
        transport: any Transport = URLSessionTransport.shared,
        connectivity: (any Connectivity)? = nil,
        limits: JSONLimits = .standard,
        timeout: Duration? = nil,
        deadline: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.server = server
        self.replacedServers = replacedServers
        self.authentication = authentication
        self.retry = retry
        self.redirects = redirects
        self.interceptors = interceptors
        self.transport = transport
        self.connectivity = connectivity
        self.limits = limits
        self.timeout = timeout
        self.deadline = deadline
        self.clock = clock
    }

    /// The client with one setting changed, as for one request.
    ///
    ///     try await github.with(\.retry, .never).send(.getUser(username: "defunkt"))
    public func with<Value>(_ setting: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var client = self
        client[keyPath: setting] = value
        return client
    }

    /// Sends a request and gives its response.
    ///
    /// - Throws: `EndpointError`; where no response of a success status (200..<300) was decoded, it
    ///   says why.
    public func send<R: Requestable>(
        _ request: R
    ) async throws(EndpointError<R.Failure>) -> R.Response where R.API == API {
        try await reply(to: request).value
    }

    /// Sends a request and gives its response together with the reply's status, headers and bytes.
    ///
    /// - Throws: `EndpointError`, as `send(_:)` does.
    public func reply<R: Requestable>(
        to request: R
    ) async throws(EndpointError<R.Failure>) -> DecodedReply<R.Response> where R.API == API {
        try R.decoded(try await undecodedReply(to: request))
    }

    /// The reply of a success. Here is only what depends on the request's type; it is
    /// compiled for each of them.
    ///
    /// - Parameter url: Where the request goes instead of its own place; nil for that.
    func undecodedReply<R: EndpointRequest>(
        to request: R,
        at url: URL? = nil
    ) async throws(EndpointError<R.Failure>) -> Reply where R.API == API {
        try await reply(of: R.self) { () throws(InvalidRequest) in
            try OutgoingRequest(request, server: server(of: R.endpoint), url: url)
        }
    }

    /// The reply of a success to a request of a type.
    func reply<R: EndpointRequest>(
        of type: R.Type,
        to encode: () throws(InvalidRequest) -> OutgoingRequest
    ) async throws(EndpointError<R.Failure>) -> Reply where R.API == API {
        let reply: Reply
        do throws(EndpointError<Never>) {
            reply = try await delivery.reply(to: encode)
        } catch {
            throw EndpointError(error)
        }
        guard reply.isSuccess, !R.Failure.rejects(reply) else {
            throw EndpointError(declaredBy: R.self, reply)
        }
        return reply
    }

    /// Where a request goes: the endpoint's own server, or what replaces it; else the client's.
    func server(of endpoint: Endpoint) -> EndpointServer? {
        guard let own = endpoint.server else { return server }
        return replacedServers[own] ?? own
    }

    private var delivery: Delivery {
        Delivery(
            authentication: authentication,
            retry: retry,
            redirects: redirects,
            interceptors: interceptors,
            transport: transport,
            connectivity: connectivity,
            limits: limits,
            timeout: timeout,
            deadline: deadline,
            clock: clock
        )
    }
}

extension Requestable {
    /// The reply of a success, decoded.
    static func decoded(
        _ reply: Reply
    ) throws(EndpointError<Failure>) -> DecodedReply<Response> {
        do throws(JSONError) {
            return DecodedReply(value: try decode(reply), reply: reply)
        } catch {
            throw error == reply.undeclaredStatus() ? .status(reply) : .decoding(error, reply)
        }
    }
}

extension EndpointError {
    /// The error of a reply that is no success.
    init<R: EndpointRequest>(
        declaredBy type: R.Type,
        _ reply: Reply
    ) where R.Failure == Failure {
        do throws(JSONError) {
            self = try Failure(reply).map { .failure($0, reply) } ?? .status(reply)
        } catch {
            var reply = reply
            reply.problem = error
            self = reply.isSuccess ? .decoding(error, reply) : .status(reply)
        }
    }
}
