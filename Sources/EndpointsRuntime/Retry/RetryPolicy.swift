public import Foundation

/// When a client sends a request again that failed.
///
///     EndpointClient<GitHub>(retry: .standard)
///     try await github.with(\.retry, .never).send(.getUser(username: "defunkt"))
///
/// Only requests are sent again that do no more when they arrive twice: those of an idempotent method
/// (RFC 9110 §9.2.2), those of an endpoint that is declared idempotent, and, where the policy sends
/// one, those with an `Idempotency-Key`. Where a file of the body is gone or was changed meanwhile, the
/// request is not sent again either: it would be another.
///
/// Before the next attempt there is a pause: what the server asks for by `Retry-After`, in seconds or
/// as a date (RFC 9110 §10.2.3), else an exponential backoff with full jitter, a time by chance
/// between none and `base`, twice `base`, four times `base`, and so on, up to `cap`. A pause that
/// would outlast the client's deadline is not begun: the failure stands.
public struct RetryPolicy: Sendable {
    /// How often a request is sent at most, the first time included.
    public var maximumAttempts: Int
    /// The longest first pause.
    public var base: Duration
    /// The longest pause of all.
    public var cap: Duration
    /// The longest pause that a server gets by `Retry-After`; a longer one is cut to this.
    public var retryAfterCap: Duration
    /// The statuses that are worth another attempt.
    public var statuses: Set<Int>
    /// The transport's problems that are worth another attempt.
    ///
    /// By default not `.notConnected`: whoever is offline is told at once. Not `.tls`, `.redirect`
    /// and `.malformedReply` either, which do not go away, nor `.other`.
    public var reasons: Set<TransportProblem.Reason>
    /// The header of a key by which the server knows that requests are the same; nil for none.
    public var idempotencyKeyHeader: String?

    /// Random bits, for pauses and keys.
    let random: @Sendable () -> UInt64
    /// The time, for a `Retry-After` that is a date.
    let now: @Sendable () -> Date

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - random: Gives 64 random bits, for pauses and keys; a test gives its own.
    ///   - now: The time, for a `Retry-After` that is a date; a test gives its own.
    public init(
        maximumAttempts: Int = 3,
        base: Duration = .milliseconds(500),
        cap: Duration = .seconds(20),
        retryAfterCap: Duration = .seconds(60),
        statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
        reasons: Set<TransportProblem.Reason> = [
            .timedOut, .hostNotFound, .connectionRefused, .connectionLost,
        ],
        idempotencyKeyHeader: String? = nil,
        random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: 0...UInt64.max) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.maximumAttempts = maximumAttempts
        self.base = base
        self.cap = cap
        self.retryAfterCap = retryAfterCap
        self.statuses = statuses
        self.reasons = reasons
        self.idempotencyKeyHeader = idempotencyKeyHeader
        self.random = random
        self.now = now
    }

    /// Every request is sent once.
    public static let never = RetryPolicy(maximumAttempts: 1)

    /// Three attempts, after pauses of up to half a second and up to a second.
    public static let standard = RetryPolicy()

    /// The same policy with a key in requests that are not idempotent by themselves, so that these
    /// are sent again too: the server must know the key, and do nothing twice for it.
    ///
    ///     EndpointClient<Payments>(retry: .standard.sendingIdempotencyKey())
    ///
    /// The key is a UUID, the same in all attempts of one request. One that the request brings is
    /// kept.
    public func sendingIdempotencyKey(in header: String = "Idempotency-Key") -> RetryPolicy {
        var policy = self
        policy.idempotencyKeyHeader = header
        return policy
    }
}
