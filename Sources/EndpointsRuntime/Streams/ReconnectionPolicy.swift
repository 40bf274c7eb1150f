/// When a client connects to a stream of events again that has ended or was lost.
///
///     for try await event in github.events(of: .watchDeployments(), reconnecting: .always) { … }
///
/// The next connection goes on behind the last event that had an identifier, by `Last-Event-ID`
/// (WHATWG HTML §9.2.3). Before it there is a pause: the time that the stream gave by `retry`, else
/// `pause`. While connections fail, or bring nothing, it doubles from one to the next, up to `cap`.
///
/// Whatever the policy, there is no other connection
/// - after the event that ends the stream, such as `[DONE]`;
/// - after status 204, by which a server says that there is nothing more, and after any reply but a
///   200 with `text/event-stream`;
/// - for a request that does more when it arrives twice, as a POST does unless its endpoint is declared
///   idempotent;
/// - where the first connection was never made: that is for the client's `RetryPolicy`, which holds for
///   every connection.
public struct ReconnectionPolicy: Sendable, Hashable {
    enum Occasion: Sendable, Hashable {
        case never
        case offered
        case always
    }

    let occasion: Occasion
    /// How long to wait before another connection where the stream does not say.
    public var pause: Duration = .seconds(3)
    /// The longest pause between connections that fail.
    public var cap: Duration = .seconds(60)
    /// How many connections in a row may fail, or bring nothing, until the stream has ended, or failed
    /// with the last one's error.
    public var maximumFailures = 10

    /// The end of a connection is the end of the stream.
    public static let never = ReconnectionPolicy(occasion: .never)

    /// Connects again to a stream that offers it: one whose events have identifiers, so that nothing
    /// is lost or comes twice, or that has said how long to wait.
    public static let standard = ReconnectionPolicy(occasion: .offered)

    /// Connects again to any stream, as browsers do.
    public static let always = ReconnectionPolicy(occasion: .always)

    /// How long to wait before another connection; nil for no other.
    ///
    /// - Parameter failures: How many have failed since one brought something.
    func pause(at place: StreamPlace, failures: Int) -> Duration? {
        let isWanted =
            switch occasion {
            case .never: false
            case .offered: !place.lastEventID.isEmpty || place.retry != nil
            case .always: true
            }
        guard isWanted, failures < maximumFailures else { return nil }
        let first = place.retry ?? pause
        // A server that says 0 is not to be asked without end.
        return failures == 0 ? first : min(cap, max(first, .seconds(1)) * (1 << min(failures, 20)))
    }
}
