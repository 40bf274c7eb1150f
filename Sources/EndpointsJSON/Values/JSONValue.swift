/// Any JSON value.
///
/// `["a": [1, .null]]` is one as a literal; `nil` is none, so that an optional value stays clear. Keys of an object have no order here, and of equal keys
/// in a text the last one wins.
public enum JSONValue: Sendable, Hashable, JSONModel {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as it was written.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// Takes any value.
    ///
    /// - Throws: ``JSONError`` if the text is no JSON or nests too deep.
    public init(from json: inout JSONReader) throws(JSONError) {
        self = try json.value()
    }

    /// Writes the value; an object's keys are sorted.
    public func write(to json: inout JSONWriter) {
        json.value(self)
    }

    /// The value of a key, nil if this is no object or has no such key.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else {
            return nil
        }
        return members[key]
    }

    /// An element, nil if this is no array or is shorter.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }
}

extension JSONReader {
    /// Takes any value.
    public mutating func value() throws(JSONError) -> JSONValue {
        if let coder { return try coder.any(JSONValue.self) }
        switch try peek() {
        case .object: return .object(try dictionary())
        case .array: return .array(try array())
        case .string: return .string(try string())
        case .number: return .number(JSONNumber(text: try numberText()))
        case .bool: return .bool(try bool())
        case .null:
            try literal("null", expected: "a value")
            return .null
        }
    }

    /// Takes any value; `null` is nil.
    public mutating func optionalValue() throws(JSONError) -> JSONValue? {
        try null() ? nil : value()
    }
}
