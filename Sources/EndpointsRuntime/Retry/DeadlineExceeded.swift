/// What a client's deadline that passed leaves of a request: the underlying error of `.timedOut`.
public struct DeadlineExceeded: Error, Sendable, Hashable, CustomStringConvertible {
    /// How long was waited.
    public let deadline: Duration

    /// `the deadline of 30.000 s has passed`.
    public var description: String { "the deadline of \(deadline.inSeconds) has passed" }
}
