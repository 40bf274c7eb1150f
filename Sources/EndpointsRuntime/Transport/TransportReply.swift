public import Foundation

/// A reply as a transport gives it.
public struct TransportReply: Sendable {
    /// The status code (RFC 9110 §15).
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders
    /// The whole body; empty where there is a stream.
    public var body: Data
    /// The body while it comes, of a success of a request that asks for it (`isStreaming`).
    public var stream: TransportStream?
    /// The URL that answered; nil for the request's.
    public var url: URL?

    /// Whether it comes from another origin than the request was for, to which no credentials went.
    var isFromElsewhere = false

    /// Creates a reply.
    public init(
        status: Int = 200,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        url: URL? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// Creates a reply whose body is read while it comes, as a transport may for a request that asks
    /// for it (`isStreaming`), and for no other.
    public init(
        status: Int = 200,
        headers: HTTPHeaders = [:],
        stream: TransportStream,
        url: URL? = nil
    ) {
        self.init(status: status, headers: headers, url: url)
        self.stream = stream
    }
}
