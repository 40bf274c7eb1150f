/// The elements of an answer that is read while it comes: events, or lines of JSON.
///
///     for try await deployment in github.events(of: .watchDeployments()) { … }
///
/// Nothing is sent before the first element is asked for. Each iteration sends the request again.
/// Where elements are taken more slowly than they come, the transfer is held back; it ends with the
/// iteration.
///
/// Its errors are `EndpointError`, as those of `EndpointClient.send(_:)`; after one it has ended. The
/// reply of `.decoding` has the event's data, or the line, as its body.
public struct EndpointStream<Request: StreamingRequestable>: AsyncSequence, Sendable {
    /// What comes, one after the other.
    public typealias Element = Request.Element
    /// Why an element could not be had.
    public typealias Failure = EndpointError<Request.Failure>

    let reader: StreamReader<Request>

    /// Begins with the first element.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }

    /// A way through the elements.
    public struct Iterator: AsyncIteratorProtocol {
        /// Why an element could not be had.
        public typealias Failure = EndpointError<Request.Failure>

        var reader: StreamReader<Request>

        /// Waits for the next element; nil after the last one.
        public mutating func next() async throws -> Request.Element? {
            if let element = reader.popWaiting() { return element }
            return try await reader.next()
        }

        /// Waits for the next element; nil after the last one.
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(EndpointError<Request.Failure>) -> Request.Element? {
            // What has been read needs no change of the actor.
            if let element = reader.popWaiting() { return element }
            return try await reader.next()
        }
    }
}
