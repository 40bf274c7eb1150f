#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Dates as text of a pattern of Unicode TR35, in UTC.
extension JSONWriter {
    /// Writes an instant as text of a pattern; what the pattern has no place for is cut. A year
    /// before 0 or after 9999 is a problem.
    public mutating func date(_ value: Date, pattern: String) {
        if !scalar(isText: true, { $0.append(value, pattern: pattern) }) {
            refuse(
                expected: "a date that can be written as '\(pattern)'",
                found: "\(value.timeIntervalSinceReferenceDate) seconds after 2001"
            )
        }
    }

    /// Writes a member that is a date as text of a pattern; nothing for nil.
    @inline(never)
    public mutating func date(_ value: Date?, _ key: StaticString, pattern: String) {
        if let value {
            self.key(key)
            date(value, pattern: pattern)
        }
    }

    /// Writes a member that is a date as text of a pattern; `null` for nil.
    @inline(never)
    public mutating func date(_ value: Date?, nullable key: StaticString, pattern: String) {
        nullable(value, key) { $0.date($1, pattern: pattern) }
    }
}
