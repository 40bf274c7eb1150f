public import Foundation

/// Replies that are written by hand: by a test, or by an interceptor that answers itself.
///
///     .json(#"{ "message": "no such user" }"#, status: 404)
///
/// `Content-Type` says what the body is, unless `headers` have one.
extension TransportReply {
    /// A reply with a JSON text as its body.
    public static func json(
        _ text: String,
        status: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> TransportReply {
        data(Data(text.utf8), status: status, headers: headers, contentType: "application/json")
    }

    /// A reply with a text as its body, in UTF-8.
    public static func text(
        _ text: String,
        status: Int = 200,
        headers: HTTPHeaders = [:],
        contentType: String = "text/plain; charset=utf-8"
    ) -> TransportReply {
        data(Data(text.utf8), status: status, headers: headers, contentType: contentType)
    }

    /// A reply with bytes as its body.
    public static func data(
        _ body: Data,
        status: Int = 200,
        headers: HTTPHeaders = [:],
        contentType: String = "application/octet-stream"
    ) -> TransportReply {
        var headers = headers
        if headers["Content-Type"] == nil { headers["Content-Type"] = contentType }
        return TransportReply(status: status, headers: headers, body: body)
    }
}
