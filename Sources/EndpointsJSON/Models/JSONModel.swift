/// A model: a value that reads and writes itself as JSON, and is `Codable` by that.
///
/// With `JSONDecoder`, `JSONEncoder`, a property list and any other coder a model has the same form
/// as in JSON: dates are RFC 3339 text, bytes are base64. Key, date and data strategies of a coder
/// do not apply to what is inside of a model.
public protocol JSONModel: JSONReadable, JSONWritable, Codable, Sendable {}

extension JSONModel {
    /// Decodes the model from any decoder.
    ///
    /// - Throws: `DecodingError` with the coding path of the value that is not as expected.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        do throws(JSONError) {
            self = try Self(json: value.json())
        } catch {
            throw DecodingError(error, at: decoder.codingPath)
        }
    }

    /// Encodes the model with any encoder.
    ///
    /// - Throws: `EncodingError` with the coding path of the value that JSON cannot say.
    public func encode(to encoder: any Encoder) throws {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(json: json())
        } catch {
            throw EncodingError(error, of: self, at: encoder.codingPath)
        }
        try value.encode(to: encoder)
    }
}
