/// A request whose answer is read while it comes, element by element, and may have no end: an
/// `EventStreamRequestable` or a `LineStreamRequestable`.
///
/// It has no `Response`, so that it cannot be sent by `EndpointClient.send(_:)`.
public protocol StreamingRequestable<API>: EndpointRequest {
    /// What comes, one after the other.
    associatedtype Element: Sendable
}
