/// What a value of an enumeration is in JSON: text, a number, or any value.
public typealias EnumerationValue = Codable & Hashable & JSONReadable & JSONWritable & Sendable

/// An enumeration that keeps a value which it does not list.
///
/// Equality and hashing go by the raw value, so that a value made from text equals its case.
public protocol OpenEnumeration: RawRepresentable, Hashable, CaseIterable, JSONModel
where RawValue: EnumerationValue {
    /// The case of a value, or the one that keeps it.
    init(rawValue: RawValue)
}

extension OpenEnumeration {
    /// Takes a value.
    public init(from json: inout JSONReader) throws(JSONError) {
        self.init(rawValue: try RawValue(from: &json))
        json.tell(self)
    }

    /// Writes the value.
    public func write(to json: inout JSONWriter) {
        rawValue.write(to: &json)
    }

    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// Whether both have the same value.
    public static func == (left: Self, right: Self) -> Bool {
        left.rawValue == right.rawValue
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }
}

// Most enumerations are of strings, which need no detour over what all kinds of values have.
extension OpenEnumeration where RawValue == String {
    /// Takes a string.
    public init(from json: inout JSONReader) throws(JSONError) {
        self.init(rawValue: try json.string())
        json.tell(self)
    }

    /// Writes the string.
    public func write(to json: inout JSONWriter) {
        json.string(rawValue)
    }

    /// Whether both have the same text.
    public static func == (left: Self, right: Self) -> Bool {
        left.rawValue == right.rawValue
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }
}
