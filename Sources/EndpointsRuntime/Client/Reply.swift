public import Foundation

/// What the server answered: status, headers and bytes.
public struct Reply: Sendable, CustomStringConvertible, CustomReflectable {
    /// The status code (RFC 9110 §15).
    public var status: Int { words.status }

    /// The header fields.
    public var headers: HTTPHeaders { words.headers }

    /// The body, as it came; empty where there was none.
    public internal(set) var body: Data {
        get { words.body }
        set { words.body = newValue }
    }

    /// The URL that answered, which is another than was asked where redirects were followed.
    public var url: URL? { words.url }

    /// The endpoint that the request was for.
    public var endpoint: Endpoint { words.endpoint }

    /// Why a declared failure's body did not decode, where it did not.
    public internal(set) var problem: JSONError? {
        get { words.problem }
        set { words.problem = newValue }
    }

    /// What was tried before this reply, in order; empty where it is the first attempt's.
    public internal(set) var previousAttempts: [EndpointAttempt] {
        get { words.previousAttempts }
        set { words.previousAttempts = newValue }
    }

    /// What lossy arrays and dictionaries left out of the values that were decoded from the body,
    /// an error with its path each: `items[3].price: expected a number, found "free"`.
    public var omissions: [JSONError] { left.withLock { $0 } }

    /// Filled while the body is decoded, which does not change the reply itself.
    var left: Locked<[JSONError]> { words.left }

    /// The body where it is read while it comes.
    var stream: TransportStream? {
        get { words.stream }
        set { words.stream = newValue }
    }

    /// The limits of JSON that is read from the body.
    var limits: JSONLimits { words.limits }

    private struct Words {
        let status: Int
        let headers: HTTPHeaders
        var body: Data
        let url: URL?
        let endpoint: Endpoint
        var problem: JSONError?
        var previousAttempts: [EndpointAttempt] = []
        let left = Locked<[JSONError]>([])
        var stream: TransportStream?
        let limits: JSONLimits
    }

    /// A reply is part of most errors: kept apart, it does not make them large, which are compiled
    /// into every function that throws them.
    @IndirectValue private var words: Words

    /// Creates a reply, as a test of a `decode(_:)` needs.
    public init(
        status: Int,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        url: URL? = nil,
        endpoint: Endpoint,
        limits: JSONLimits = .standard
    ) {
        words = Words(
            status: status,
            headers: headers,
            body: body,
            url: url,
            endpoint: endpoint,
            limits: limits
        )
    }

    init(
        _ reply: TransportReply,
        endpoint: Endpoint,
        limits: JSONLimits,
        previousAttempts: [EndpointAttempt]
    ) {
        self.init(
            status: reply.status,
            headers: reply.headers,
            body: reply.body,
            url: reply.url,
            endpoint: endpoint,
            limits: limits
        )
        self.previousAttempts = previousAttempts
        stream = reply.stream
    }

    /// Whether the status is one of success: 200..<300.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// Endpoint, status and, where there were several, attempts: `GET /users/{username}: status 503
    /// after 3 attempts`.
    public var description: String { "\(endpoint): status \(status)\(previousAttempts.note)" }

    /// What `dump` shows: all but the URL, whose query may hold a key.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "endpoint": endpoint, "status": status, "headers": headers.fields, "body": body,
                "problem": problem as Any, "previousAttempts": previousAttempts,
            ]
        )
    }
}
