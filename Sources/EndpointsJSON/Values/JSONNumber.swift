#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A number of JSON as it was written (RFC 8259 §6).
///
/// The text is kept, so that no digit is lost on the way from one JSON text to another. Two numbers
/// are equal when their values are: `1.0 == 1e0`.
public struct JSONNumber: Sendable, CustomStringConvertible {
    /// The number as it is written in JSON.
    public let description: String

    /// A number by a text that is known to be one.
    init(text: String) {
        description = text
    }

    /// An integer.
    public init(_ value: some BinaryInteger) {
        description = String(value)
    }

    /// A double, by the shortest text that gives it back. JSON has no infinity and no NaN: writing
    /// one is an error.
    public init(_ value: Double) {
        description = JSONBuffer.text { $0.append(double: value) }
    }

    /// A decimal. JSON has no NaN: writing one is an error.
    public init(_ value: Decimal) {
        description = value.description
    }

    /// A number by its JSON text: `-12.50e3`; nil if it is none.
    public init?(_ text: String) {
        let isNumber = JSONBytes.read(text) { bytes in
            var token = JSONNumberToken(start: 0)
            return token.scan(bytes) && token.end == bytes.count
        }
        guard isNumber else {
            return nil
        }
        description = text
    }

    /// The value as an integer of 64 bits, nil if it is none or does not fit.
    public var int64: Int64? {
        integer(as: Int64.self)
    }

    /// The value as an unsigned integer of 64 bits, nil if it is none or does not fit.
    public var uint64: UInt64? {
        integer(as: UInt64.self)
    }

    /// The nearest double, nil beyond all finite ones.
    public var double: Double? {
        withToken { $0.double($1) }
    }

    /// The value as a decimal of 38 digits, rounded to even if it has more; nil if it is too large.
    public var decimal: Decimal? {
        withToken { $0.decimal($1) }
    }

    /// Whether this can stand in a JSON text: not NaN, not infinite.
    var isFinite: Bool {
        description.utf8.last.map { $0.isDigit || $0 == .dot } ?? false
    }

    private func integer<T: FixedWidthInteger>(as type: T.Type) -> T? {
        withToken { token, _ in
            token.wholeMagnitude.flatMap { T($0, isNegative: token.isNegative) }
        }
    }

    /// What `body` makes of the digits; nil when this is NaN or infinite.
    private func withToken<T>(_ body: (JSONNumberToken, JSONBytes) -> T?) -> T? {
        JSONBytes.read(description) { bytes in
            var token = JSONNumberToken(start: 0)
            return token.scan(bytes) ? body(token, bytes) : nil
        }
    }
}

extension JSONNumber: Hashable {
    /// Whether both have the same value.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.description == right.description
            || JSONDecimalDigits(left.description) == JSONDecimalDigits(right.description)
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(JSONDecimalDigits(description))
    }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A literal like `12`.
    public init(integerLiteral value: Int64) {
        self.init(value)
    }

    /// A literal like `1.5`.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}
