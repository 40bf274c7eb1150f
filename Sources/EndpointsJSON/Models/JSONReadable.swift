#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A type that reads itself from JSON.
public protocol JSONReadable {
    /// Takes exactly one value from the reader.
    ///
    /// - Throws: ``JSONError`` if what stands there is not this type's.
    init(from json: inout JSONReader) throws(JSONError)

    /// Takes an array of the type's values; most types have no need of a way of their own.
    static func array(from json: inout JSONReader) throws(JSONError) -> [Self]
}

extension JSONReadable {
    /// Takes an array of the type's values, one after the other.
    @inline(never)
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Self] {
        try json.beginArray()
        guard try json.nextElement() else {
            return []
        }
        var elements = JSONElements<Self>()
        repeat {
            elements.append(try Self(from: &json))
        } while try json.nextElement()
        return elements.array()
    }
}

extension JSONReadable {
    /// Reads a whole JSON text.
    ///
    /// - Parameters:
    ///   - data: The text in UTF-8.
    ///   - limits: What the text may ask for.
    /// - Throws: ``JSONError`` with path, line and column.
    @inlinable
    public init(json data: Data, limits: JSONLimits = .standard) throws(JSONError) {
        self = try JSONReader.read(data, limits: limits) { json throws(JSONError) in
            try Self(from: &json)
        }
    }
}
