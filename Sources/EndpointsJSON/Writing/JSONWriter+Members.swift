#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Members whose value is a scalar: `json.string("octocat", "login")` → `"login":"octocat"`.
///
/// Nothing is written for nil. A member that is `null` is a key and ``JSONWriter/null()``.
///
/// None is inlined, so that a model costs one call for each member.
extension JSONWriter {
    /// Writes a member that is a string.
    @inline(never)
    public mutating func string(_ value: String?, _ key: StaticString) {
        member(value, key) { $0.string($1) }
    }

    /// Writes a member that is an integer.
    @inline(never)
    public mutating func int(_ value: Int?, _ key: StaticString) {
        member(value, key) { $0.int($1) }
    }

    /// Writes a member that is an integer of 32 bits.
    @inline(never)
    public mutating func int32(_ value: Int32?, _ key: StaticString) {
        member(value, key) { $0.int32($1) }
    }

    /// Writes a member that is an integer of 64 bits.
    @inline(never)
    public mutating func int64(_ value: Int64?, _ key: StaticString) {
        member(value, key) { $0.int64($1) }
    }

    /// Writes a member that is an unsigned integer of 32 bits.
    @inline(never)
    public mutating func uint32(_ value: UInt32?, _ key: StaticString) {
        member(value, key) { $0.uint32($1) }
    }

    /// Writes a member that is an unsigned integer of 64 bits.
    @inline(never)
    public mutating func uint64(_ value: UInt64?, _ key: StaticString) {
        member(value, key) { $0.uint64($1) }
    }

    /// Writes a member that is `true` or `false`.
    @inline(never)
    public mutating func bool(_ value: Bool?, _ key: StaticString) {
        member(value, key) { $0.bool($1) }
    }

    /// Writes a member that is a number.
    @inline(never)
    public mutating func double(_ value: Double?, _ key: StaticString) {
        member(value, key) { $0.double($1) }
    }

    /// Writes a member that is a number.
    @inline(never)
    public mutating func float(_ value: Float?, _ key: StaticString) {
        member(value, key) { $0.float($1) }
    }

    /// Writes a member that is a number.
    @inline(never)
    public mutating func decimal(_ value: Decimal?, _ key: StaticString) {
        member(value, key) { $0.decimal($1) }
    }

    /// Writes a member that is a date as RFC 3339 text.
    @inline(never)
    public mutating func date(_ value: Date?, _ key: StaticString) {
        member(value, key) { $0.date($1) }
    }

    /// Writes a member that is a date as seconds since 1970.
    @inline(never)
    public mutating func unixTime(_ value: Date?, _ key: StaticString) {
        member(value, key) { $0.unixTime($1) }
    }

    /// Writes a member that is a date as milliseconds since 1970.
    @inline(never)
    public mutating func unixTimeMilliseconds(_ value: Date?, _ key: StaticString) {
        member(value, key) { $0.unixTimeMilliseconds($1) }
    }

    /// Writes a member that is a date as RFC 9110 text.
    @inline(never)
    public mutating func httpDate(_ value: Date?, _ key: StaticString) {
        member(value, key) { $0.httpDate($1) }
    }

    /// Writes a member that is a UUID.
    @inline(never)
    public mutating func uuid(_ value: UUID?, _ key: StaticString) {
        member(value, key) { $0.uuid($1) }
    }

    /// Writes a member that is a URL.
    @inline(never)
    public mutating func url(_ value: URL?, _ key: StaticString) {
        member(value, key) { $0.url($1) }
    }

    /// Writes a member that is bytes as base64.
    @inline(never)
    public mutating func data(_ value: Data?, _ key: StaticString) {
        member(value, key) { $0.data($1) }
    }

    /// Writes a member that is a day.
    @inline(never)
    public mutating func calendarDate(_ value: CalendarDate?, _ key: StaticString) {
        member(value, key) { $0.calendarDate($1) }
    }

    /// Writes a member that is a time of day.
    @inline(never)
    public mutating func calendarTime(_ value: CalendarTime?, _ key: StaticString) {
        member(value, key) { $0.calendarTime($1) }
    }

    /// Writes a member that is a day and a local time.
    @inline(never)
    public mutating func calendarDateTime(_ value: CalendarDateTime?, _ key: StaticString) {
        member(value, key) { $0.calendarDateTime($1) }
    }

    /// Writes a member that is a duration.
    @inline(never)
    public mutating func calendarDuration(_ value: CalendarDuration?, _ key: StaticString) {
        member(value, key) { $0.calendarDuration($1) }
    }

    /// Writes a member that is any value.
    @inline(never)
    public mutating func value(_ value: JSONValue?, _ key: StaticString) {
        member(value, key) { $0.value($1) }
    }

    @inline(__always)
    private mutating func member<T>(
        _ value: T?,
        _ key: StaticString,
        _ write: (inout JSONWriter, T) -> Void
    ) {
        if let value {
            self.key(key)
            write(&self, value)
        }
    }
}
