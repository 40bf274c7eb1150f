/// A type of the app's own that is `Codable` alone: a text.
public struct Marked: Codable, Hashable, Sendable {
    public var text: String

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
