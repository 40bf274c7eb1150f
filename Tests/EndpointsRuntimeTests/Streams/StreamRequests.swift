import EndpointsRuntime

/// A request for events of JSON, one of which ends the stream.
struct WatchItems: EventStreamRequestable {
    typealias API = Sample
    typealias Element = Item
    typealias Failure = GetItem.Failure
    static var endpoint: Endpoint { .init(.get, "/items/events") }
    static var end: String? { "[DONE]" }
}

/// A request for events of text that must not arrive twice.
struct Converse: EventStreamRequestable {
    typealias API = Sample
    typealias Element = String
    static var endpoint: Endpoint { .init(.post, "/conversation") }
    var text = "a"
    func encode(to request: inout RequestEncoder) { request.body(text) }
}

/// A request for events of text, which may not be silent for longer than a second.
struct Listen: EventStreamRequestable {
    typealias API = Sample
    typealias Element = String
    static var endpoint: Endpoint { .init(.get, "/words", timeout: .seconds(1)) }
}

/// A request for events whose server says no with a status of success.
struct WatchOrders: EventStreamRequestable {
    typealias API = Sample
    typealias Element = Item
    static var endpoint: Endpoint { .init(.get, "/orders/events") }

    struct Failure: FailureResponse {
        var item: Item

        init?(_ reply: Reply) throws(JSONError) { item = try reply.json() }

        static func rejects(_ reply: Reply) -> Bool { reply.holds(0, at: "id") }
    }
}

/// A request for lines.
struct ExportItems: LineStreamRequestable {
    typealias API = Sample
    typealias Element = Item
    typealias Failure = GetItem.Failure
    static var endpoint: Endpoint { .init(.get, "/items/export") }
}

/// What came of a stream: its elements, and the error that ended it.
struct StreamOutcome<Request: StreamingRequestable> {
    var elements: [Request.Element] = []
    var error: EndpointError<Request.Failure>?

    init(of stream: EndpointStream<Request>) async {
        do {
            for try await element in stream { elements.append(element) }
        } catch {
            self.error = error
        }
    }
}
