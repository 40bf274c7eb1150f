import Foundation

/// An event of a stream (WHATWG HTML §9.2.6).
public struct ServerSentEvent: Sendable, Hashable {
    /// The event's name; `message` where the stream gives none.
    public var type: String
    /// The data; several lines of it are joined by a line feed.
    public var data: String
    /// The identifier that the stream gave last, with this event or one before; empty for none.
    public var id: String

    /// The limits of JSON that is read from the data.
    var limits = JSONLimits.standard

    /// Creates an event, as a test of a `decode(_:)` needs.
    public init(type: String = "message", data: String, id: String = "") {
        self.type = type
        self.data = data
        self.id = id
    }

    /// Reads the data as JSON.
    ///
    /// - Throws: `JSONError` with the path to what is not as expected.
    public func json<Value: JSONReadable>() throws(JSONError) -> Value {
        try json { json throws(JSONError) in try Value(from: &json) }
    }

    /// Reads the data as JSON by a closure, where the type alone does not say how.
    ///
    /// - Parameter read: Takes exactly the data's value.
    /// - Throws: `JSONError` with the path to what is not as expected.
    public func json<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        var text = data
        let result: Result<Value, JSONError> = text.withUTF8 { bytes in
            Result { () throws(JSONError) in
                try JSONReader.read(UnsafeRawBufferPointer(bytes), limits: limits, read)
            }
        }
        return try result.get()
    }
}
