/// JSON's `null`, where a document allows nothing else.
public struct JSONNull: Sendable, Hashable, JSONModel {
    /// The one value.
    public init() {}

    /// Takes `null`.
    public init(from json: inout JSONReader) throws(JSONError) {
        guard try json.null() else {
            throw json.error(expected: "null")
        }
    }

    /// Writes `null`.
    public func write(to json: inout JSONWriter) {
        json.null()
    }
}
