#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Scalars as an element, or as the value of a key that was written before.
extension JSONWriter {
    /// Writes a string.
    public mutating func string(_ value: String) {
        if coder != nil { return codedString(value) }
        scalar { $0.appendQuoted(value) }
    }

    /// Writes an integer.
    public mutating func int(_ value: Int) {
        int64(Int64(value))
    }

    /// Writes an integer of 32 bits.
    public mutating func int32(_ value: Int32) {
        int64(Int64(value))
    }

    /// Writes an integer of 64 bits.
    public mutating func int64(_ value: Int64) {
        if coder != nil { return codedInt64(value) }
        scalar { $0.append(signed: value) }
    }

    /// Writes an unsigned integer of 32 bits.
    public mutating func uint32(_ value: UInt32) {
        uint64(UInt64(value))
    }

    /// Writes an unsigned integer of 64 bits.
    public mutating func uint64(_ value: UInt64) {
        if let coder { return coder.any(value) }
        scalar { $0.append(unsigned: value) }
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        if coder != nil { return codedBool(value) }
        scalar { $0.append(value ? "true" : "false") }
    }

    /// Writes a number, the shortest that gives the double back. NaN and infinity are a problem.
    public mutating func double(_ value: Double) {
        if value.isFinite {
            if coder != nil { return codedDouble(value) }
            scalar { $0.append(double: value) }
        } else {
            refuse(expected: "a finite number", found: value.description)
        }
    }

    /// Writes a number, the shortest that gives the float back. NaN and infinity are a problem.
    public mutating func float(_ value: Float) {
        if value.isFinite {
            if let coder { return coder.any(value) }
            scalar { $0.append(float: value) }
        } else {
            refuse(expected: "a finite number", found: value.description)
        }
    }

    /// Writes a number with all digits of the decimal. NaN is a problem.
    public mutating func decimal(_ value: Decimal) {
        if value.isNaN {
            refuse(expected: "a finite number", found: "nan")
        } else {
            if let coder { return coder.any(JSONValue.number(JSONNumber(value))) }
            scalar { $0.append(decimal: value) }
        }
    }

    /// Writes an instant as RFC 3339 text in UTC with the fraction that it needs, to the
    /// nanosecond. A year before 0 or after 9999 is a problem.
    public mutating func date(_ value: Date) {
        date(value, isText: true) { $0.append(dateTime: value) }
    }

    /// Writes an instant as HTTP-date (RFC 9110 §5.6.7); what is less than a second is cut.
    public mutating func httpDate(_ value: Date) {
        date(value, isText: true) { $0.append(httpDate: value) }
    }

    /// Writes an instant as seconds since 1970, with the fraction that it needs.
    public mutating func unixTime(_ value: Date) {
        date(value, isText: false) { $0.append(unixTime: value, inMilliseconds: false) }
    }

    /// Writes an instant as milliseconds since 1970, with the fraction that it needs.
    public mutating func unixTimeMilliseconds(_ value: Date) {
        date(value, isText: false) { $0.append(unixTime: value, inMilliseconds: true) }
    }

    /// Writes a UUID in lower case (RFC 9562).
    public mutating func uuid(_ value: UUID) {
        quoted { $0.append(value) }
    }

    /// Writes a URL.
    public mutating func url(_ value: URL) {
        string(value.absoluteString)
    }

    /// Writes bytes as base64 with padding (RFC 4648 §4).
    public mutating func data(_ value: Data) {
        quoted { $0.append(base64: value) }
    }

    /// Writes a day as RFC 3339 text. One that no calendar has is a problem.
    public mutating func calendarDate(_ value: CalendarDate) {
        calendar(value, value.isValid, expected: "a date of the calendar") { $0.append(value) }
    }

    /// Writes a time of day as RFC 3339 text. One that no clock shows is a problem.
    public mutating func calendarTime(_ value: CalendarTime) {
        calendar(value, value.isValid, expected: "a time of the day") { $0.append(value) }
    }

    /// Writes a day and a local time as ISO 8601 text. What no calendar has is a problem.
    public mutating func calendarDateTime(_ value: CalendarDateTime) {
        calendar(value, value.isValid, expected: "a local date-time") { $0.append(value) }
    }

    /// Writes a duration as ISO 8601 text.
    public mutating func calendarDuration(_ value: CalendarDuration) {
        calendar(value, value.isValid, expected: "a duration") { $0.append(value) }
    }

    /// Writes any value; an object's keys are sorted.
    public mutating func value(_ value: JSONValue) {
        if let coder { return coder.any(value) }
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .string(let value): string(value)
        case .array(let elements): array(elements)
        case .object(let members): dictionary(members)
        case .number(let number) where number.isFinite:
            scalar { $0.append(text: number.description) }
        case .number(let number):
            refuse(expected: "a finite number", found: number.description)
        }
    }

    private mutating func calendar<T: CustomStringConvertible>(
        _ value: T,
        _ isValid: Bool,
        expected: String,
        _ append: (inout JSONBuffer) -> Void
    ) {
        if isValid {
            quoted(append)
        } else {
            refuse(expected: expected, found: value.description)
        }
    }

    private mutating func date(
        _ value: Date,
        isText: Bool,
        _ append: (inout JSONBuffer) -> Bool
    ) {
        if !scalar(isText: isText, append) {
            let seconds = value.timeIntervalSinceReferenceDate
            refuse(
                expected: "a date that can be written",
                found: "\(seconds) seconds after 2001"
            )
        }
    }
}
