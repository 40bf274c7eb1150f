import Foundation

/// How a date is written in a parameter.
public enum DateForm: Sendable, Hashable {
    /// RFC 3339, in UTC, with the fraction that it needs: `2024-05-01T12:00:00Z`.
    case dateTime
    /// Seconds since 1970, with the fraction that they need: `1714564800`.
    case unixTime
    /// Milliseconds since 1970, with the fraction that they need: `1714564800000`.
    case unixTimeMilliseconds
    /// The fixed form of RFC 9110 §5.6.7: `Wed, 01 May 2024 12:00:00 GMT`.
    case httpDate
    /// A pattern of Unicode TR35, in UTC: `dd.MM.yyyy`.
    case pattern(String)

    /// The date as a JSON text would have it, without quotes; nil for a year that the form cannot
    /// write.
    func text(of date: Date) -> String? {
        let json = try? JSONWriter.write { json in
            switch self {
            case .dateTime: json.date(date)
            case .unixTime: json.unixTime(date)
            case .unixTimeMilliseconds: json.unixTimeMilliseconds(date)
            case .httpDate: json.httpDate(date)
            case .pattern(let pattern): json.date(date, pattern: pattern)
            }
        }
        if case .pattern = self { return json.flatMap { try? String(json: $0) } }
        return json.map { String(decoding: $0, as: UTF8.self).filter { $0 != "\"" } }
    }
}
