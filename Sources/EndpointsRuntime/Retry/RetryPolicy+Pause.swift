import EndpointsJSON
import Foundation

extension RetryPolicy {
    /// How long to wait before the next attempt.
    ///
    /// - Parameters:
    ///   - number: The attempt that failed: 1 for the first.
    ///   - retryAfter: The reply's `Retry-After`; what is no form of it is as none.
    func pause(after number: Int, retryAfter: String?) -> Duration {
        if let asked = retryAfter.flatMap(seconds) {
            // Compared first: more seconds than a `Duration` holds would trap.
            return asked < retryAfterCap / .seconds(1) ? .seconds(asked) : retryAfterCap
        }
        let longest = min(base / .seconds(1) * pow(2, Double(number - 1)), cap / .seconds(1))
        return .seconds(max(0, longest) * fraction)
    }

    /// The seconds of `Retry-After = HTTP-date / delay-seconds` from now on (RFC 9110 §10.2.3).
    private func seconds(_ retryAfter: String) -> Double? {
        let text = retryAfter.trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) { return Double(text) }
        let now = now()
        return ScalarText.parseHTTPDate(text, now: now).map { max(0, $0.timeIntervalSince(now)) }
    }

    /// By chance, at least 0 and less than 1: the upper 53 bits, which a `Double` holds.
    private var fraction: Double { Double(random() >> 11) * 0x1p-53 }

    /// A new UUID of version 4 (RFC 9562 §5.4).
    func idempotencyKey() -> String {
        var bytes: [UInt8] = []
        for bits in [random(), random()] {
            bytes += stride(from: 56, through: 0, by: -8).map {
                UInt8(truncatingIfNeeded: bits >> $0)
            }
        }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return ScalarText.uuid(NSUUID(uuidBytes: bytes) as UUID)
    }
}
