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

    public var description: String { rawValue }

    public static let get = HTTPMethod(rawValue: "GET")
    public static let head = HTTPMethod(rawValue: "HEAD")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let put = HTTPMethod(rawValue: "PUT")
    public static let patch = HTTPMethod(rawValue: "PATCH")
    public static let delete = HTTPMethod(rawValue: "DELETE")
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    public static let trace = HTTPMethod(rawValue: "TRACE")
    public static let connect = HTTPMethod(rawValue: "CONNECT")

    /// Whether URLSession refuses a body with this method (RFC 9110 §9.3 gives it no meaning).
    var refusesBody: Bool { self == .get || self == .head || self == .trace }
}
