#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The text of scalars outside of JSON: in a URL, in a header.
package enum ScalarText {
    /// RFC 3339 in UTC, with the fraction that the date needs; nil when the year has not four
    /// digits.
    package static func dateTime(_ date: Date) -> String? {
        text { $0.append(dateTime: date) }
    }

    /// IMF-fixdate (RFC 9110 §5.6.7); nil when the year has not four digits.
    package static func httpDate(_ date: Date) -> String? {
        text { $0.append(httpDate: date) }
    }

    /// Seconds since 1970, with the fraction that the date needs; nil when it is no number.
    package static func unixTime(_ date: Date) -> String? {
        text { $0.append(unixTime: date, inMilliseconds: false) }
    }

    /// Milliseconds since 1970, with the fraction that the date needs; nil when it is no number.
    package static func unixTimeMilliseconds(_ date: Date) -> String? {
        text { $0.append(unixTime: date, inMilliseconds: true) }
    }

    /// The shortest text that gives the double back; nil for NaN and infinity.
    package static func number(_ value: Double) -> String? {
        value.isFinite ? JSONBuffer.text { $0.append(double: value) } : nil
    }

    /// The 36 characters of a UUID in lower case.
    package static func uuid(_ value: UUID) -> String {
        JSONBuffer.text { $0.append(value) }
    }

    /// Base64 with padding (RFC 4648 §4).
    package static func base64(_ value: Data) -> String {
        JSONBuffer.text { $0.append(base64: value) }
    }

    /// The instant of RFC 3339 text, read as ``JSONReader/date()`` reads it; nil if it is none.
    package static func parseDateTime(_ text: String) -> Date? {
        TextScanner.parse(text) { $0.dateTime() }
    }

    /// The instant of an HTTP-date in any of its three forms; nil if it is none.
    ///
    /// - Parameters:
    ///   - text: A header's value, like `Sun, 06 Nov 1994 08:49:37 GMT`.
    ///   - now: Decides the century of a year of two digits.
    package static func parseHTTPDate(_ text: String, now: Date = Date()) -> Date? {
        TextScanner.parse(text) { $0.httpDate(now: now) }
    }

    private static func text(_ body: (inout JSONBuffer) -> Bool) -> String? {
        var isWritten = false
        let text = JSONBuffer.text { isWritten = body(&$0) }
        return isWritten ? text : nil
    }
}
