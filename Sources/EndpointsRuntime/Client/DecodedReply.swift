/// A response together with the reply that it was decoded from.
public struct DecodedReply<Value> {
    /// The response.
    public let value: Value
    /// The reply: status, headers and bytes.
    public let reply: Reply
}

extension DecodedReply: Sendable where Value: Sendable {}
