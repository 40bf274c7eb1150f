import Foundation

/// A way from JSON text to a value and back.
struct Coding<Value> {
    let decode: (Data) throws -> Value
    let encode: (Value) throws -> Data
}

extension Coding where Value: Codable {
    /// Foundation's way, with one decoder and one encoder for all that is measured; the strategy for
    /// dates is the one that a user would choose.
    static func coders(_: Value.Type, _ coders: Coders) -> Coding {
        Coding(
            decode: { try coders.decoder.decode(Value.self, from: $0) },
            encode: { try coders.encoder.encode($0) }
        )
    }
}

/// The shared coders.
struct Coders {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()

    init() {
        decoder.dateDecodingStrategy = .iso8601
        encoder.dateEncodingStrategy = .iso8601
    }
}
