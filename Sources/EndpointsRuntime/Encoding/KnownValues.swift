public import Foundation

// Defaults of generated requests as their reader would write them. Each text was read by the same
// reader when it was generated, so what stands for a text that is none is never seen.

extension URL {
    /// A URL that is known to be one.
    public init(known text: StaticString) {
        let text = "\(text)"
        self = URL(string: text) ?? URL(fileURLWithPath: text)
    }
}

extension UUID {
    /// A UUID that is known to be one.
    public init(known text: StaticString) {
        self =
            UUID(uuidString: "\(text)")
            ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension Date {
    /// A date-time of RFC 3339 that is known to be one.
    public init(known text: StaticString) {
        let json = Data("\"\(text)\"".utf8)
        self = (try? Date(json: json)) ?? .distantPast
    }
}

extension Decimal {
    /// A number as JSON writes it (RFC 8259 §6) that is known to be one, with all its digits: a
    /// literal with a fraction would pass through `Double`.
    public init(known text: StaticString) {
        self = (try? Decimal(json: Data("\(text)".utf8))) ?? 0
    }
}

extension Data {
    /// Base64 text (RFC 4648 §4) that is known to be such.
    public init(knownBase64 text: StaticString) {
        self = Data(base64Encoded: "\(text)") ?? Data()
    }
}

extension JSONNumber {
    /// A number of JSON that is known to be one.
    public init(known text: StaticString) {
        self = JSONNumber("\(text)") ?? JSONNumber(0)
    }
}
