import EndpointsRuntime
import GeneratedModels

/// A request for records as events.
struct WatchRecords: EventStreamRequestable {
    typealias API = Records
    typealias Element = Records.Record
    static var endpoint: Endpoint { .init(.get, "/events") }
}

/// A request for records as lines.
struct ExportRecords: LineStreamRequestable {
    typealias API = Records
    typealias Element = Records.Record
    static var endpoint: Endpoint { .init(.get, "/lines") }
}
