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
