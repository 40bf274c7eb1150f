/// A model: a value that reads and writes itself as JSON, and is `Codable` by that.
///
/// With `JSONDecoder`, `JSONEncoder`, a property list and any other coder a model has the same form
/// as in JSON: dates are RFC 3339 text, bytes are base64. Date and data strategies of a coder do not
/// apply to what is inside of a model. A key strategy is applied to the keys of its JSON, not to the
/// names of its properties, and what an encoder made of a key the decoder's counterpart finds again.
public protocol JSONModel: JSONReadable, JSONWritable, Codable, Sendable {}

extension JSONModel {
    /// Decodes the model from any decoder.
    ///
    /// - Throws: `DecodingError` with the coding path of the value that is not as expected.
    public init(from decoder: any Decoder) throws {
        self = try JSONReader.read(decoder) { json throws(JSONError) in try Self(from: &json) }
    }

    /// Encodes the model with any encoder.
    ///
    /// - Throws: `EncodingError` with the coding path of the value that JSON cannot say.
    public func encode(to encoder: any Encoder) throws {
        try JSONWriter.write(to: encoder) { json in write(to: &json) }
    }
}
