#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Fields whose value has no other beginning than nil: `try json.date(&createdAt, "created_at")`.
///
/// One that is `required` must come and is not `null`. See ``JSONReader/nextRound()``.
extension JSONReader {
    /// Takes a field that is a date as RFC 3339 text, if it comes.
    @inline(never)
    public mutating func date(_ value: inout Date?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalDate() }
    }

    /// Takes a field that is a date as RFC 3339 text.
    @inline(never)
    public mutating func date(_ value: inout Date?, required key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try date() }
    }

    /// Takes a field that is a date as seconds since 1970, if it comes.
    @inline(never)
    public mutating func unixTime(_ value: inout Date?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalUnixTime() }
    }

    /// Takes a field that is a date as seconds since 1970.
    @inline(never)
    public mutating func unixTime(
        _ value: inout Date?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try unixTime() }
    }

    /// Takes a field that is a date as milliseconds since 1970, if it comes.
    @inline(never)
    public mutating func unixTimeMilliseconds(
        _ value: inout Date?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalUnixTimeMilliseconds() }
    }

    /// Takes a field that is a date as milliseconds since 1970.
    @inline(never)
    public mutating func unixTimeMilliseconds(
        _ value: inout Date?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try unixTimeMilliseconds() }
    }

    /// Takes a field that is a date as RFC 9110 text, if it comes.
    @inline(never)
    public mutating func httpDate(_ value: inout Date?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalHTTPDate() }
    }

    /// Takes a field that is a date as RFC 9110 text.
    @inline(never)
    public mutating func httpDate(
        _ value: inout Date?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try httpDate() }
    }

    /// Takes a field that is a UUID, if it comes.
    @inline(never)
    public mutating func uuid(_ value: inout UUID?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalUUID() }
    }

    /// Takes a field that is a UUID.
    @inline(never)
    public mutating func uuid(_ value: inout UUID?, required key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try uuid() }
    }

    /// Takes a field that is a URL, if it comes.
    @inline(never)
    public mutating func url(_ value: inout URL?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalURL() }
    }

    /// Takes a field that is a URL.
    @inline(never)
    public mutating func url(_ value: inout URL?, required key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try url() }
    }

    /// Takes a field that is bytes as base64, if it comes.
    @inline(never)
    public mutating func data(_ value: inout Data?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalData() }
    }

    /// Takes a field that is bytes as base64.
    @inline(never)
    public mutating func data(_ value: inout Data?, required key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try data() }
    }

    /// Takes a field that is a day, if it comes.
    @inline(never)
    public mutating func calendarDate(
        _ value: inout CalendarDate?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalCalendarDate() }
    }

    /// Takes a field that is a day.
    @inline(never)
    public mutating func calendarDate(
        _ value: inout CalendarDate?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try calendarDate() }
    }

    /// Takes a field that is a time of day, if it comes.
    @inline(never)
    public mutating func calendarTime(
        _ value: inout CalendarTime?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalCalendarTime() }
    }

    /// Takes a field that is a time of day.
    @inline(never)
    public mutating func calendarTime(
        _ value: inout CalendarTime?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try calendarTime() }
    }

    /// Takes a field that is a day and a local time, if it comes.
    @inline(never)
    public mutating func calendarDateTime(
        _ value: inout CalendarDateTime?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalCalendarDateTime() }
    }

    /// Takes a field that is a day and a local time.
    @inline(never)
    public mutating func calendarDateTime(
        _ value: inout CalendarDateTime?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try calendarDateTime() }
    }

    /// Takes a field that is a duration, if it comes.
    @inline(never)
    public mutating func calendarDuration(
        _ value: inout CalendarDuration?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalCalendarDuration() }
    }

    /// Takes a field that is a duration.
    @inline(never)
    public mutating func calendarDuration(
        _ value: inout CalendarDuration?,
        required key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try calendarDuration() }
    }
}
