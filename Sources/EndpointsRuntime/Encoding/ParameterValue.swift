public import Foundation

/// A value that a path, query or header parameter can have.
///
/// Conform a type of your own by saying how it reads as text:
///
///     extension Money: ParameterValue {
///         var parameterText: String? { "\(amount) \(currency)" }
///     }
///
/// Types with a raw value that is a parameter value, such as enumerations of strings, need not
/// conform.
public protocol ParameterValue {
    /// The value as text, not encoded for any place; nil where it has none, as NaN, which makes the
    /// request invalid.
    var parameterText: String? { get }
}

extension String: ParameterValue {
    /// The text itself.
    public var parameterText: String? { self }
}

extension Substring: ParameterValue {
    /// The text itself.
    public var parameterText: String? { String(self) }
}

extension Bool: ParameterValue {
    /// `true` or `false`.
    public var parameterText: String? { self ? "true" : "false" }
}

extension ParameterValue where Self: BinaryInteger {
    /// The decimal digits.
    public var parameterText: String? { String(self) }
}

extension Int: ParameterValue {}
extension Int8: ParameterValue {}
extension Int16: ParameterValue {}
extension Int32: ParameterValue {}
extension Int64: ParameterValue {}
extension UInt: ParameterValue {}
extension UInt8: ParameterValue {}
extension UInt16: ParameterValue {}
extension UInt32: ParameterValue {}
extension UInt64: ParameterValue {}

extension ParameterValue where Self: JSONWritable {
    /// What a JSON text would have for the value, without quotes.
    fileprivate var writtenText: String? {
        guard let json = try? json() else { return nil }
        return String(decoding: json, as: UTF8.self).filter { $0 != "\"" }
    }
}

extension Double: ParameterValue {
    /// The shortest number that gives the value back.
    public var parameterText: String? { writtenText }
}

extension Float: ParameterValue {
    /// The shortest number that gives the value back.
    public var parameterText: String? { writtenText }
}

extension Decimal: ParameterValue {
    /// The number with a point, in every locale.
    public var parameterText: String? { writtenText }
}

extension Date: ParameterValue {
    /// RFC 3339 date-time in UTC, such as `2024-05-01T12:00:00Z`.
    public var parameterText: String? { writtenText }
}

extension CalendarDate: ParameterValue {
    /// RFC 3339 full-date, such as `2024-05-01`.
    public var parameterText: String? { writtenText }
}

extension CalendarTime: ParameterValue {
    /// RFC 3339 time, such as `12:00:00`.
    public var parameterText: String? { writtenText }
}

extension CalendarDateTime: ParameterValue {
    /// ISO 8601 local date and time, such as `2024-05-01T12:00:00`.
    public var parameterText: String? { writtenText }
}

extension CalendarDuration: ParameterValue {
    /// ISO 8601 duration, such as `P1DT2H`.
    public var parameterText: String? { writtenText }
}

extension UUID: ParameterValue {
    /// The text of RFC 9562 §4, in lower case.
    public var parameterText: String? { uuidString.lowercased() }
}

extension URL: ParameterValue {
    /// The absolute URL.
    public var parameterText: String? { absoluteString }
}

extension Data: ParameterValue {
    /// Base64 (RFC 4648 §4).
    public var parameterText: String? { base64EncodedString() }
}
