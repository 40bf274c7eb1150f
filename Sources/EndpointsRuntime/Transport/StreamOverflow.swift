/// The error of a stream that came so much faster than it was read that too much of it waited.
///
/// The client tells it as a lost connection, with this as the underlying error. It is met on Linux
/// alone, where Foundation cannot hold a server back.
public struct StreamOverflow: Error, CustomStringConvertible {
    /// How many bytes may wait to be read.
    public let limit: Int

    /// What happened.
    public var description: String { "more than \(limit) bytes of the stream waited to be read" }
}
