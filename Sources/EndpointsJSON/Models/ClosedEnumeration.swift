/// An enumeration that has the values which it lists and no other.
public protocol ClosedEnumeration: RawRepresentable, Hashable, CaseIterable, JSONModel
where RawValue: EnumerationValue {}

extension ClosedEnumeration {
    /// Takes one of the values.
    ///
    /// - Throws: ``JSONError`` for another value, which says some of those that were expected.
    public init(from json: inout JSONReader) throws(JSONError) {
        let start = json.start
        let value = try RawValue(from: &json)
        guard let known = Self(rawValue: value) else {
            let found = (try? JSONValue(json: value.json())) ?? .null
            throw json.refusal(of: found, expected: Self.choice, at: start)
        }
        self = known
    }

    /// Writes the value.
    public func write(to json: inout JSONWriter) {
        rawValue.write(to: &json)
    }

    /// Decodes one of the values.
    public init(from decoder: any Decoder) throws {
        self = try JSONReader.read(decoder) { json throws(JSONError) in try Self(from: &json) }
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

    /// `one of "a", "b", "c" and 2 more`
    private static var choice: String {
        let values = allCases.map(\.rawValue)
        let texts = values.prefix(3).map { value in
            (try? value.json()).map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
        }
        let more = values.count > 3 ? " and \(values.count - 3) more" : ""
        return (values.count == 1 ? "" : "one of ") + texts.joined(separator: ", ") + more
    }
}
