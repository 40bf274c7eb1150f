#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A type that writes itself as JSON.
public protocol JSONWritable {
    /// Writes exactly one value.
    func write(to json: inout JSONWriter)
}

extension JSONWritable {
    /// The value as a compact JSON text in UTF-8.
    ///
    /// - Throws: ``JSONError`` for the first thing that JSON cannot say, like NaN, with its path.
    @inlinable
    public func json() throws(JSONError) -> Data {
        try JSONWriter.write { json in write(to: &json) }
    }
}
