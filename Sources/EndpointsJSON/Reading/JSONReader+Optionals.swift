#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Scalars that may be `null`, which is nil.
extension JSONReader {
    /// Takes a string; `null` is nil.
    public mutating func optionalString() throws(JSONError) -> String? {
        try null() ? nil : string()
    }

    /// Takes an integer; `null` is nil.
    public mutating func optionalInt() throws(JSONError) -> Int? { try null() ? nil : int() }

    /// Takes an integer of 32 bits; `null` is nil.
    public mutating func optionalInt32() throws(JSONError) -> Int32? { try null() ? nil : int32() }

    /// Takes an integer of 64 bits; `null` is nil.
    public mutating func optionalInt64() throws(JSONError) -> Int64? { try null() ? nil : int64() }

    /// Takes an unsigned integer of 32 bits; `null` is nil.
    public mutating func optionalUInt32() throws(JSONError) -> UInt32? {
        try null() ? nil : uint32()
    }

    /// Takes an unsigned integer of 64 bits; `null` is nil.
    public mutating func optionalUInt64() throws(JSONError) -> UInt64? {
        try null() ? nil : uint64()
    }

    /// Takes `true` or `false`; `null` is nil.
    public mutating func optionalBool() throws(JSONError) -> Bool? { try null() ? nil : bool() }

    /// Takes a number; `null` is nil.
    public mutating func optionalDouble() throws(JSONError) -> Double? {
        try null() ? nil : double()
    }

    /// Takes a number; `null` is nil.
    public mutating func optionalFloat() throws(JSONError) -> Float? { try null() ? nil : float() }

    /// Takes a number; `null` is nil.
    public mutating func optionalDecimal() throws(JSONError) -> Decimal? {
        try null() ? nil : decimal()
    }

    /// Takes a date as RFC 3339 text; `null` is nil.
    public mutating func optionalDate() throws(JSONError) -> Date? { try null() ? nil : date() }

    /// Takes a date as seconds since 1970; `null` is nil.
    public mutating func optionalUnixTime() throws(JSONError) -> Date? {
        try null() ? nil : unixTime()
    }

    /// Takes a date as milliseconds since 1970; `null` is nil.
    public mutating func optionalUnixTimeMilliseconds() throws(JSONError) -> Date? {
        try null() ? nil : unixTimeMilliseconds()
    }

    /// Takes a date as RFC 9110 text; `null` is nil.
    public mutating func optionalHTTPDate() throws(JSONError) -> Date? {
        try null() ? nil : httpDate()
    }

    /// Takes a UUID; `null` is nil.
    public mutating func optionalUUID() throws(JSONError) -> UUID? { try null() ? nil : uuid() }

    /// Takes bytes as base64; `null` is nil.
    public mutating func optionalData() throws(JSONError) -> Data? { try null() ? nil : data() }

    /// Takes a day; `null` is nil.
    public mutating func optionalCalendarDate() throws(JSONError) -> CalendarDate? {
        try null() ? nil : calendarDate()
    }

    /// Takes a time of day; `null` is nil.
    public mutating func optionalCalendarTime() throws(JSONError) -> CalendarTime? {
        try null() ? nil : calendarTime()
    }

    /// Takes a day and a local time; `null` is nil.
    public mutating func optionalCalendarDateTime() throws(JSONError) -> CalendarDateTime? {
        try null() ? nil : calendarDateTime()
    }

    /// Takes a duration; `null` is nil.
    public mutating func optionalCalendarDuration() throws(JSONError) -> CalendarDuration? {
        try null() ? nil : calendarDuration()
    }
}
