#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Members that are `null` for nil: `json.string(nil, nullable: "bio")` → `"bio":null`.
///
/// None is inlined, so that a model costs one call for each member.
extension JSONWriter {
    /// Writes a member that is a string, or `null`.
    @inline(never)
    public mutating func string(_ value: String?, nullable key: StaticString) {
        nullable(value, key) { $0.string($1) }
    }

    /// Writes a member that is an integer, or `null`.
    @inline(never)
    public mutating func int(_ value: Int?, nullable key: StaticString) {
        nullable(value, key) { $0.int($1) }
    }

    /// Writes a member that is an integer of 32 bits, or `null`.
    @inline(never)
    public mutating func int32(_ value: Int32?, nullable key: StaticString) {
        nullable(value, key) { $0.int32($1) }
    }

    /// Writes a member that is an integer of 64 bits, or `null`.
    @inline(never)
    public mutating func int64(_ value: Int64?, nullable key: StaticString) {
        nullable(value, key) { $0.int64($1) }
    }

    /// Writes a member that is an unsigned integer of 32 bits, or `null`.
    @inline(never)
    public mutating func uint32(_ value: UInt32?, nullable key: StaticString) {
        nullable(value, key) { $0.uint32($1) }
    }

    /// Writes a member that is an unsigned integer of 64 bits, or `null`.
    @inline(never)
    public mutating func uint64(_ value: UInt64?, nullable key: StaticString) {
        nullable(value, key) { $0.uint64($1) }
    }

    /// Writes a member that is `true` or `false`, or `null`.
    @inline(never)
    public mutating func bool(_ value: Bool?, nullable key: StaticString) {
        nullable(value, key) { $0.bool($1) }
    }

    /// Writes a member that is a number, or `null`.
    @inline(never)
    public mutating func double(_ value: Double?, nullable key: StaticString) {
        nullable(value, key) { $0.double($1) }
    }

    /// Writes a member that is a number, or `null`.
    @inline(never)
    public mutating func float(_ value: Float?, nullable key: StaticString) {
        nullable(value, key) { $0.float($1) }
    }

    /// Writes a member that is a number, or `null`.
    @inline(never)
    public mutating func decimal(_ value: Decimal?, nullable key: StaticString) {
        nullable(value, key) { $0.decimal($1) }
    }

    /// Writes a member that is a date as RFC 3339 text, or `null`.
    @inline(never)
    public mutating func date(_ value: Date?, nullable key: StaticString) {
        nullable(value, key) { $0.date($1) }
    }

    /// Writes a member that is a date as seconds since 1970, or `null`.
    @inline(never)
    public mutating func unixTime(_ value: Date?, nullable key: StaticString) {
        nullable(value, key) { $0.unixTime($1) }
    }

    /// Writes a member that is a date as milliseconds since 1970, or `null`.
    @inline(never)
    public mutating func unixTimeMilliseconds(_ value: Date?, nullable key: StaticString) {
        nullable(value, key) { $0.unixTimeMilliseconds($1) }
    }

    /// Writes a member that is a date as RFC 9110 text, or `null`.
    @inline(never)
    public mutating func httpDate(_ value: Date?, nullable key: StaticString) {
        nullable(value, key) { $0.httpDate($1) }
    }

    /// Writes a member that is a UUID, or `null`.
    @inline(never)
    public mutating func uuid(_ value: UUID?, nullable key: StaticString) {
        nullable(value, key) { $0.uuid($1) }
    }

    /// Writes a member that is bytes as base64, or `null`.
    @inline(never)
    public mutating func data(_ value: Data?, nullable key: StaticString) {
        nullable(value, key) { $0.data($1) }
    }

    /// Writes a member that is a day, or `null`.
    @inline(never)
    public mutating func calendarDate(_ value: CalendarDate?, nullable key: StaticString) {
        nullable(value, key) { $0.calendarDate($1) }
    }

    /// Writes a member that is a time of day, or `null`.
    @inline(never)
    public mutating func calendarTime(_ value: CalendarTime?, nullable key: StaticString) {
        nullable(value, key) { $0.calendarTime($1) }
    }

    /// Writes a member that is a day and a local time, or `null`.
    @inline(never)
    public mutating func calendarDateTime(_ value: CalendarDateTime?, nullable key: StaticString) {
        nullable(value, key) { $0.calendarDateTime($1) }
    }

    /// Writes a member that is a duration, or `null`.
    @inline(never)
    public mutating func calendarDuration(_ value: CalendarDuration?, nullable key: StaticString) {
        nullable(value, key) { $0.calendarDuration($1) }
    }

    /// Writes a member that is a URL, or `null`.
    @inline(never)
    public mutating func url(_ value: URL?, nullable key: StaticString) {
        nullable(value, key) { $0.url($1) }
    }

    /// Writes a member whose value writes itself; `null` for nil.
    @inline(never)
    public mutating func write<T: JSONWritable>(_ value: T?, nullable key: StaticString) {
        nullable(value, key) { $0.write($1) }
    }

    /// Writes a member that is an array; `null` for nil.
    @inline(never)
    public mutating func array<T: JSONWritable>(_ elements: [T]?, nullable key: StaticString) {
        nullable(elements, key) { $0.array($1) }
    }

    /// Writes a member that is an object whose keys are data; `null` for nil.
    @inline(never)
    public mutating func dictionary<T: JSONWritable>(
        _ members: [String: T]?,
        nullable key: StaticString
    ) {
        nullable(members, key) { $0.dictionary($1) }
    }

    /// Writes a member, and as its value what `write` writes; `null` for nil.
    @inlinable
    public mutating func nullable<T>(
        _ value: T?,
        _ key: StaticString,
        _ write: (inout JSONWriter, T) -> Void
    ) {
        self.key(key)
        optional(value, write)
    }
}
