#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Fields that must come and may be `null`, which is nil: `try json.string(&bio, nullable: "bio")`.
///
/// See ``JSONReader/nextRound()``.
extension JSONReader {
    /// Takes a field that is a string, or `null`.
    @inline(never)
    public mutating func string(
        _ value: inout String?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalString() }
    }

    /// Takes a field that is an integer, or `null`.
    @inline(never)
    public mutating func int(_ value: inout Int?, nullable key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalInt() }
    }

    /// Takes a field that is an integer of 32 bits, or `null`.
    @inline(never)
    public mutating func int32(
        _ value: inout Int32?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalInt32() }
    }

    /// Takes a field that is an integer of 64 bits, or `null`.
    @inline(never)
    public mutating func int64(
        _ value: inout Int64?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalInt64() }
    }

    /// Takes a field that is an unsigned integer of 32 bits, or `null`.
    @inline(never)
    public mutating func uint32(
        _ value: inout UInt32?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalUInt32() }
    }

    /// Takes a field that is an unsigned integer of 64 bits, or `null`.
    @inline(never)
    public mutating func uint64(
        _ value: inout UInt64?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalUInt64() }
    }

    /// Takes a field that is `true` or `false`, or `null`.
    @inline(never)
    public mutating func bool(_ value: inout Bool?, nullable key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalBool() }
    }

    /// Takes a field that is a number, or `null`.
    @inline(never)
    public mutating func double(
        _ value: inout Double?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalDouble() }
    }

    /// Takes a field that is a number, or `null`.
    @inline(never)
    public mutating func float(
        _ value: inout Float?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalFloat() }
    }

    /// Takes a field that is a number, or `null`.
    @inline(never)
    public mutating func decimal(
        _ value: inout Decimal?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalDecimal() }
    }

    /// Takes a field that is a date as RFC 3339 text, or `null`.
    @inline(never)
    public mutating func date(_ value: inout Date?, nullable key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalDate() }
    }

    /// Takes a field that is a date as seconds since 1970, or `null`.
    @inline(never)
    public mutating func unixTime(
        _ value: inout Date?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalUnixTime() }
    }

    /// Takes a field that is a date as milliseconds since 1970, or `null`.
    @inline(never)
    public mutating func unixTimeMilliseconds(
        _ value: inout Date?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalUnixTimeMilliseconds() }
    }

    /// Takes a field that is a date as RFC 9110 text, or `null`.
    @inline(never)
    public mutating func httpDate(
        _ value: inout Date?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalHTTPDate() }
    }

    /// Takes a field that is a UUID, or `null`.
    @inline(never)
    public mutating func uuid(_ value: inout UUID?, nullable key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalUUID() }
    }

    /// Takes a field that is bytes as base64, or `null`.
    @inline(never)
    public mutating func data(_ value: inout Data?, nullable key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalData() }
    }

    /// Takes a field that is a day, or `null`.
    @inline(never)
    public mutating func calendarDate(
        _ value: inout CalendarDate?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalCalendarDate() }
    }

    /// Takes a field that is a time of day, or `null`.
    @inline(never)
    public mutating func calendarTime(
        _ value: inout CalendarTime?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalCalendarTime() }
    }

    /// Takes a field that is a day and a local time, or `null`.
    @inline(never)
    public mutating func calendarDateTime(
        _ value: inout CalendarDateTime?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalCalendarDateTime() }
    }

    /// Takes a field that is a duration, or `null`.
    @inline(never)
    public mutating func calendarDuration(
        _ value: inout CalendarDuration?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalCalendarDuration() }
    }

    /// Takes a field that is a URL, or `null`. Text that is no URL is an error, as the field must come.
    @inline(never)
    public mutating func url(_ value: inout URL?, nullable key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try null() ? nil : url() }
    }

    /// Takes a field of a type that reads itself, or `null`.
    @inlinable
    public mutating func read<T: JSONReadable>(
        _ value: inout T?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try required(key) { value = try null() ? nil : T(from: &self) }
    }

    /// Takes a field that is an array, or `null`.
    @inline(never)
    public mutating func array<T: JSONReadable>(
        _ value: inout [T]?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalArray() }
    }

    /// Takes a field that is an object whose keys are data, or `null`.
    @inline(never)
    public mutating func dictionary<T: JSONReadable>(
        _ value: inout [String: T]?,
        nullable key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalDictionary() }
    }
}
