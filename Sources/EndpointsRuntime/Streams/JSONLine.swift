public import Foundation

/// A line of an answer of JSON lines.
public struct JSONLine: Sendable, Hashable {
    /// The line, without its end.
    public var data: Data
    /// The line among those that are not blank, counted from 0: errors name it.
    public var index: Int

    /// The limits of JSON that is read from the line.
    var limits = JSONLimits.standard

    /// Creates a line, as a test of a `decode(_:)` needs.
    public init(data: Data, index: Int = 0) {
        self.data = data
        self.index = index
    }

    /// Reads the line as JSON.
    ///
    /// - Throws: `JSONError` with the path to what is not as expected, such as `[3].name`, where 3
    ///   is the line.
    public func json<Value: JSONReadable>() throws(JSONError) -> Value {
        try json { json throws(JSONError) in try Value(from: &json) }
    }

    /// Reads the line as JSON by a closure, where the type alone does not say how.
    ///
    /// - Parameter read: Takes exactly the line's value.
    /// - Throws: `JSONError` with the path to what is not as expected.
    public func json<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        do throws(JSONError) {
            return try JSONReader.read(data, limits: limits, read)
        } catch {
            throw JSONError(
                path: JSONPath([.index(index)] + error.path.components),
                expected: error.expected,
                found: error.found,
                offset: error.offset,
                line: index + 1,
                column: error.column
            )
        }
    }
}
