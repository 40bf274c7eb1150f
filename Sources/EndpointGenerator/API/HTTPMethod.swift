/// A request method (RFC 9110 §9, RFC 5789).
package enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
    case trace = "TRACE"
    case connect = "CONNECT"

    /// GET, HEAD and TRACE carry no body.
    package var refusesBody: Bool {
        switch self {
        case .get, .head, .trace: true
        case .post, .put, .patch, .delete, .options, .connect: false
        }
    }
}
