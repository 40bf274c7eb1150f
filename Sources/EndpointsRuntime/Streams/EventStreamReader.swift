import Foundation

/// Turns the bytes of an answer into the elements of a request for events, however they are split.
package struct EventStreamReader<Request: EventStreamRequestable>: StreamElements {
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
        do throws(UnreadableElement) {
            try take(bytes, into: &elements)
        } catch {
            throw error.reason
        }
        return elements
    }

    var place: StreamPlace? {
        StreamPlace(
            lastEventID: parser.lastEventID,
            retry: parser.retry.map { .milliseconds($0) }
        )
    }

    mutating func take(
        _ bytes: [UInt8],
        into elements: inout [Request.Element]
    ) throws(UnreadableElement) {
        var events: [ServerSentEvent] = []
        let problem = parser.read(bytes, into: &events)
        for event in events where !hasEnded {
            if let end = Request.end, event.data == end {
                hasEnded = true
                return
            }
            do throws(JSONError) {
                elements.append(try Request.decode(event))
            } catch {
                throw UnreadableElement(reason: error, data: Data(event.data.utf8))
            }
        }
        if let problem, !hasEnded { throw UnreadableElement(reason: problem, data: Data()) }
    }

    mutating func finish(into elements: inout [Request.Element]) {}

    mutating func restart() { parser.restart() }
}
