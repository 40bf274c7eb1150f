/// A request whose answer is a stream of server-sent events (WHATWG HTML §9.2).
///
///     struct WatchDeployments: EventStreamRequestable {
///         typealias API = GitHub
///         typealias Element = Deployment
///         static var endpoint: Endpoint { .init(.get, "/deployments/events") }
///     }
///
/// `decode(_:)` has a default for elements that are `JSONReadable`, from the event's data, and for
/// `String`, which is the data as it came.
public protocol EventStreamRequestable<API>: StreamingRequestable {
    /// The data of the event that ends the stream, such as `[DONE]`; nil by default, where the
    /// server just ends it.
    static var end: String? { get }

    /// Turns an event into an element.
    ///
    /// - Throws: `JSONError` where its data is not as expected.
    static func decode(_ event: ServerSentEvent) throws(JSONError) -> Element
}

extension EventStreamRequestable {
    /// No event ends the stream.
    public static var end: String? { nil }
}

extension EventStreamRequestable where Element: JSONReadable {
    /// Reads the event's data as JSON.
    public static func decode(_ event: ServerSentEvent) throws(JSONError) -> Element {
        try event.json()
    }
}

extension EventStreamRequestable where Element == String {
    /// The event's data as it came.
    public static func decode(_ event: ServerSentEvent) throws(JSONError) -> String {
        event.data
    }
}
