#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Dates as text of a pattern of Unicode TR35: `try json.date(&day, "day", pattern: "dd.MM.yyyy")`.
///
/// A pattern is read anew for each date, which costs less than to keep it. One that is none, which no
/// generated code has, fits no text.
extension JSONReader {
    /// Takes a date as text of a pattern.
    public mutating func date(pattern: String) throws(JSONError) -> Date {
        try text(as: "a date as '\(pattern)'") { $0.date(pattern: pattern) }
    }

    /// Takes a date as text of a pattern; `null` is nil.
    public mutating func optionalDate(pattern: String) throws(JSONError) -> Date? {
        try null() ? nil : date(pattern: pattern)
    }

    /// Takes a field that is a date as text of a pattern, if it comes.
    @inline(never)
    public mutating func date(
        _ value: inout Date?,
        _ key: StaticString,
        pattern: String
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalDate(pattern: pattern) }
    }

    /// Takes a field that is a date as text of a pattern.
    @inline(never)
    public mutating func date(
        _ value: inout Date?,
        required key: StaticString,
        pattern: String
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try date(pattern: pattern) }
    }

    /// Takes a field that is a date as text of a pattern, or `null`.
    @inline(never)
    public mutating func date(
        _ value: inout Date?,
        nullable key: StaticString,
        pattern: String
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try optionalDate(pattern: pattern) }
    }

    private mutating func text(
        as expected: String,
        _ parse: (inout TextScanner) -> Date?
    ) throws(JSONError) -> Date {
        let start = start
        if coder == nil, bytes[start] != .quote { throw error(expected: expected) }
        let text = try string()
        guard let date = TextScanner.parse(text, parse) else {
            throw refusal(of: .string(text), expected: expected, at: start)
        }
        return date
    }
}
