/// What a stream of events said of another connection, should the first one end.
struct StreamPlace: Sendable, Hashable {
    /// The identifier of the last event, for `Last-Event-ID`; empty for none.
    var lastEventID: String
    /// How long to wait before; nil where the stream did not say.
    var retry: Duration?
}
