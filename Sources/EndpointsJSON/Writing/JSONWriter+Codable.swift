#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values of types that a document names and that are `Encodable` alone.
extension JSONWriter {
    /// Writes a value that is `Encodable`, with dates of RFC 3339; one that cannot be encoded is a
    /// problem.
    @_disfavoredOverload
    public mutating func write<T: Encodable>(_ value: T) {
        if let coder { return coder.any(value) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            try JSONWriter.write(to: encoder) { json in json.date(date) }
        }
        if let text = try? encoder.encode(value) {
            scalar { $0.append(text: String(decoding: text, as: UTF8.self)) }
        } else {
            refuse(expected: "a value that can be encoded", found: "\(T.self)")
        }
    }

    /// Writes a member that is `Encodable`; nothing for nil.
    @_disfavoredOverload
    public mutating func write<T: Encodable>(_ value: T?, _ key: StaticString) {
        if let value {
            self.key(key)
            write(value)
        }
    }

    /// Writes a member that is `Encodable`; `null` for nil.
    @_disfavoredOverload
    public mutating func write<T: Encodable>(_ value: T?, nullable key: StaticString) {
        nullable(value, key) { $0.write($1) }
    }
}
