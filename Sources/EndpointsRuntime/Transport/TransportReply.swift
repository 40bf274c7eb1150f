public import Foundation

/// A reply as a transport gives it.
public struct TransportReply: Sendable {
    /// The status code (RFC 9110 §15).
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders
    /// The whole body.
    public var body: Data
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
}
