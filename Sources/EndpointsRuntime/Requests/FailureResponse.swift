/// What an endpoint answers when it does not succeed, decoded.
///
///     enum Failure: FailureResponse {
///         case notFound(Problem)
///
///         init?(_ reply: Reply) throws(JSONError) {
///             switch reply.status {
///             case 404: self = .notFound(try reply.json())
///             default: return nil
///             }
///         }
///     }
///
/// A status that is not known is nil: the client throws `.status(reply)` then, and so it does where
/// the body does not decode, with the reason in `reply.problem`.
public protocol FailureResponse: Sendable {
    /// Decodes the reply of a status outside 200..<300, or of a success that `rejects(_:)` says is
    /// none; gives nil for a status not known.
    init?(_ reply: Reply) throws(JSONError)

    /// Whether the reply of a success status says that the request failed, as `{ "ok": false }` does
    /// for some APIs. None does by default.
    static func rejects(_ reply: Reply) -> Bool
}

extension FailureResponse {
    /// No success is a failure.
    public static func rejects(_ reply: Reply) -> Bool { false }
}

extension Never: FailureResponse {
    /// Knows no status.
    public init?(_ reply: Reply) throws(JSONError) { return nil }
}
