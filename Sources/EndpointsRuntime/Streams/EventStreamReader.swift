/// Turns the bytes of an answer into the elements of a request for events, however they are split.
package struct EventStreamReader<Request: EventStreamRequestable> {
    private var parser: ServerSentEventParser
    /// Whether the event came that ends the stream.
    package private(set) var hasEnded = false

    package init(_ request: Request.Type, limits: JSONLimits = .standard) {
        parser = ServerSentEventParser(limits: limits)
    }

    /// Takes more bytes and gives the elements that they complete; none after the end.
    ///
    /// - Throws: `JSONError` where an event's data is not as expected.
    package mutating func elements(in bytes: [UInt8]) throws(JSONError) -> [Request.Element] {
        var elements: [Request.Element] = []
        if hasEnded { return elements }
        for event in try parser.events(in: bytes) {
            if let end = Request.end, event.data == end {
                hasEnded = true
                break
            }
            elements.append(try Request.decode(event))
        }
        return elements
    }
}
