/// An attempt to send a request that was followed by another.
public struct EndpointAttempt: Sendable, Hashable, CustomStringConvertible {
    /// What came of an attempt.
    public enum Outcome: Sendable, Hashable {
        /// A reply with that status, such as 503, or 401 where the credentials were renewed.
        case status(Int)
        /// No reply, for that reason.
        case problem(TransportProblem.Reason)
    }

    /// Which attempt it was: 1 for the first.
    public let number: Int
    /// Why it was not the last.
    public let outcome: Outcome
    /// How long was waited after it.
    public let pause: Duration

    /// Number, outcome and pause: `attempt 1: status 503, then 0.350 s`.
    public var description: String {
        switch outcome {
        case .status(let status): "attempt \(number): status \(status), then \(pause.inSeconds)"
        case .problem(let reason): "attempt \(number): \(reason), then \(pause.inSeconds)"
        }
    }
}

extension [EndpointAttempt] {
    /// What a description says of the attempts before the last: ` after 3 attempts`; nothing where
    /// there was one only.
    var note: String { isEmpty ? "" : " after \(count + 1) attempts" }

    mutating func add(_ outcome: EndpointAttempt.Outcome, pause: Duration = .zero) {
        append(EndpointAttempt(number: count + 1, outcome: outcome, pause: pause))
    }
}
