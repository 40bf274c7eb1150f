/// An enumeration of strings that keeps a value which it does not list.
///
/// Equality and hashing go by the raw value, so that a value made from text equals its case.
public protocol OpenEnumeration: RawRepresentable, Hashable, CaseIterable, JSONModel
where RawValue == String {
    /// The case of a text, or the one that keeps it.
    init(rawValue: String)
}

extension OpenEnumeration {
    /// Takes a string.
    public init(from json: inout JSONReader) throws(JSONError) {
        self.init(rawValue: try json.string())
    }

    /// Writes the string.
    public func write(to json: inout JSONWriter) {
        json.string(rawValue)
    }

    /// Decodes a string.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
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
