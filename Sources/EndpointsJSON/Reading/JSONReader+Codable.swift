#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values of types that a document names: they read themselves, or are `Decodable`.
extension JSONReader {
    /// Takes a value of a type that reads itself.
    @inlinable
    public mutating func read<T: JSONReadable>(_ type: T.Type) throws(JSONError) -> T {
        try T(from: &self)
    }

    /// Takes a value of a type that reads itself; `null` is nil.
    @inlinable
    public mutating func optional<T: JSONReadable>(_ type: T.Type) throws(JSONError) -> T? {
        try null() ? nil : T(from: &self)
    }

    /// Takes a value of a type that is `Decodable`, with dates of RFC 3339.
    ///
    /// - Throws: ``JSONError`` at the value's start.
    @_disfavoredOverload
    public mutating func read<T: Decodable>(_ type: T.Type) throws(JSONError) -> T {
        if let coder { return try coder.any(type) }
        let start = offset
        try skip()
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            try JSONReader.read(decoder) { json throws(JSONError) in try json.date() }
        }
        do {
            let text = bytes.string(from: start, to: position)
            return try decoder.decode(type, from: Data(text.utf8))
        } catch {
            throw self.error(expected: "a value of type \(type)", at: start)
        }
    }

    /// Takes a value of a type that is `Decodable`; `null` is nil.
    @_disfavoredOverload
    public mutating func optional<T: Decodable>(_ type: T.Type) throws(JSONError) -> T? {
        try null() ? nil : read(type)
    }
}
