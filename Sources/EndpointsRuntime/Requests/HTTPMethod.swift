/// A request's method (RFC 9110 §9).
///
/// Names are kept as they are written: methods are told apart by case.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The method as it stands in the request line, such as `GET`.
    public let rawValue: String

    /// Creates a method from its name, which is sent as it is.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The method as it stands in the request line.
    public var description: String { rawValue }

    /// Asks for a representation (RFC 9110 §9.3.1).
    public static let get = HTTPMethod(rawValue: "GET")
    /// As GET, without the body (RFC 9110 §9.3.2).
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// Hands over content to be processed (RFC 9110 §9.3.3).
    public static let post = HTTPMethod(rawValue: "POST")
    /// Replaces a representation (RFC 9110 §9.3.4).
    public static let put = HTTPMethod(rawValue: "PUT")
    /// Changes a representation in part (RFC 5789).
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes a representation (RFC 9110 §9.3.5).
    public static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks what a resource can do (RFC 9110 §9.3.7).
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    /// Asks for the request to be echoed (RFC 9110 §9.3.8).
    public static let trace = HTTPMethod(rawValue: "TRACE")
    /// Asks a proxy for a tunnel (RFC 9110 §9.3.6). URLSession does not send it: with its transport
    /// it is `.invalidRequest`, `.methodNotSent`; a transport of one's own may send it.
    public static let connect = HTTPMethod(rawValue: "CONNECT")

    /// Whether the method is defined as idempotent (RFC 9110 §9.2.2).
    var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options, .trace: true
        default: false
        }
    }

    /// Whether URLSession refuses a body with this method (RFC 9110 §9.3 gives it no meaning).
    var refusesBody: Bool { self == .get || self == .head || self == .trace }
}
