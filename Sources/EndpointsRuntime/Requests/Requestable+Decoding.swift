public import Foundation

extension Requestable where Response: JSONReadable {
    /// Reads JSON; an empty body is nil for an optional response.
    public static func decode(_ reply: Reply) throws(JSONError) -> Response {
        try reply.json()
    }
}

extension Requestable where Response: Decodable {
    /// Decodes JSON; an empty body is nil for an optional response.
    public static func decode(_ reply: Reply) throws(JSONError) -> Response {
        try reply.decoded()
    }
}

extension Requestable where Response: JSONReadable & Decodable {
    /// Reads JSON; an empty body is nil for an optional response.
    public static func decode(_ reply: Reply) throws(JSONError) -> Response {
        try reply.json()
    }
}

extension Requestable where Response == String {
    /// The body as text, in the encoding that its `Content-Type` names, as `Reply.text()` reads it.
    public static func decode(_ reply: Reply) throws(JSONError) -> String {
        reply.text()
    }
}

extension Requestable where Response == Data {
    /// The body as it came.
    public static func decode(_ reply: Reply) throws(JSONError) -> Data {
        reply.body
    }
}

extension Requestable where Response == Void {
    /// Nothing: the body is ignored.
    public static func decode(_ reply: Reply) throws(JSONError) {}
}
