extension JSONReader {
    /// Reads what a decoder holds with `body`, which must take exactly the whole value.
    ///
    /// - Throws: The decoder's error, or a `DecodingError` for what is not as `body` expects.
    static func read<T>(
        _ decoder: any Decoder,
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws -> T {
        var reader = JSONReader(DecoderSource(decoder, limits: limits), limits: limits)
        do throws(JSONError) {
            return try body(&reader)
        } catch {
            throw error.cause ?? DecodingError(error, at: decoder.codingPath)
        }
    }
}

extension DecodingError {
    /// The error of a reader as a decoder's.
    init(_ error: JSONError, at codingPath: [any CodingKey]) {
        let path = codingPath + error.path.components.map { JSONCodingKey($0) }
        self = .dataCorrupted(Context(codingPath: path, debugDescription: error.phrase))
    }
}
