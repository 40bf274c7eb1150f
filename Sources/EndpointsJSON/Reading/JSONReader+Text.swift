#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Scalars that are text in JSON and have a form of their own.
extension JSONReader {
    /// Takes an instant as RFC 3339 text: `2024-02-29T10:20:30.5Z`.
    ///
    /// A fraction may have any number of digits; a space may stand for `T`, either case is read,
    /// and the offset may lack its colon. A leap second is the second after it.
    public mutating func date() throws(JSONError) -> Date {
        try text(as: "a date-time") { $0.dateTime() }
    }

    /// Takes an instant as HTTP-date: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7), also in
    /// the two obsolete forms.
    public mutating func httpDate() throws(JSONError) -> Date {
        try text(as: "an HTTP date") { $0.httpDate() }
    }

    /// Takes a UUID (RFC 9562).
    public mutating func uuid() throws(JSONError) -> UUID {
        try text(as: "a UUID") { $0.uuid() }
    }

    /// Takes bytes as base64 (RFC 4648), also in the URL-safe alphabet and without padding.
    public mutating func data() throws(JSONError) -> Data {
        try text(as: "base64 text") { $0.base64() }
    }

    /// Takes a day: `2024-02-29`.
    public mutating func calendarDate() throws(JSONError) -> CalendarDate {
        try text(as: "a date") { $0.calendarDate() }
    }

    /// Takes a time of day: `10:20:30Z`, or local `10:20:30`.
    public mutating func calendarTime() throws(JSONError) -> CalendarTime {
        try text(as: "a time") { $0.calendarTime() }
    }

    /// Takes a day and a local time: `2024-02-29T10:20:30`.
    public mutating func calendarDateTime() throws(JSONError) -> CalendarDateTime {
        try text(as: "a local date-time") { $0.calendarDateTime() }
    }

    /// Takes an ISO 8601 duration: `PT1H30M`.
    public mutating func calendarDuration() throws(JSONError) -> CalendarDuration {
        try text(as: "a duration") { $0.duration() }
    }

    /// Takes a URL (RFC 3986); characters that are not ASCII are percent-encoded (RFC 3987).
    ///
    /// - Throws: ``JSONError`` if the text is empty or no URL.
    public mutating func url() throws(JSONError) -> URL {
        if let coder { return try coder.url() }
        skipSpace()
        let start = position
        let token = try stringToken(expected: "a URL")
        guard let url = URL(jsonText: text(of: token)) else {
            throw error(expected: "a URL", at: start)
        }
        return url
    }

    /// Takes a URL; `null`, empty text and text that is no URL are nil.
    public mutating func optionalURL() throws(JSONError) -> URL? {
        if try null() {
            return nil
        }
        if let coder { return URL(jsonText: try coder.text(as: "a URL")) }
        let token = try stringToken(expected: "a URL")
        return URL(jsonText: text(of: token))
    }

    /// Takes an instant as seconds since 1970, which may have a fraction.
    public mutating func unixTime() throws(JSONError) -> Date {
        try unixTime(expected: "a unix time", inMilliseconds: false)
    }

    /// Takes an instant as milliseconds since 1970, which may have a fraction.
    public mutating func unixTimeMilliseconds() throws(JSONError) -> Date {
        try unixTime(expected: "a unix time in milliseconds", inMilliseconds: true)
    }

    private mutating func unixTime(
        expected: StaticString,
        inMilliseconds: Bool
    ) throws(JSONError) -> Date {
        if let coder { return try coder.unixTime(expected, inMilliseconds: inMilliseconds) }
        let token = try numberToken(expected: expected)
        var scanner = TextScanner(bytes, from: token.start, to: token.end)
        if let fields = scanner.unixTime(inMilliseconds: inMilliseconds), scanner.isAtEnd {
            return fields.date
        }
        let text = bytes.string(from: token.start, to: token.end)
        guard let date = Self.unixTime(text, inMilliseconds: inMilliseconds) else {
            throw failure(expected, at: token.start)
        }
        return date
    }

    /// The instant of a number that may have an exponent.
    static func unixTime(_ text: String, inMilliseconds: Bool) -> Date? {
        guard let value = Double(text), value.magnitude < 1e15 else {
            return nil
        }
        return Date(timeIntervalSince1970: inMilliseconds ? value / 1_000 : value)
    }

    /// Takes a string that `parse` must take whole.
    private mutating func text<T>(
        as expected: StaticString,
        _ parse: (inout TextScanner) -> T?
    ) throws(JSONError) -> T {
        if coder != nil { return try codedText(as: expected, parse) }
        skipSpace()
        let start = position
        let token = try stringToken(expected: expected)
        let value: T?
        if token.hasEscapes {
            value = TextScanner.parse(text(of: token), parse)
        } else {
            var scanner = TextScanner(bytes, from: token.start, to: token.end)
            let parsed = parse(&scanner)
            value = scanner.isAtEnd ? parsed : nil
        }
        guard let value else {
            throw failure(expected, at: start)
        }
        return value
    }
}
