extension JSONWriter {
    /// Writes the one value that `body` writes to an encoder.
    ///
    /// - Throws: The encoder's error, or `EncodingError` for the first thing that JSON cannot say.
    static func write(
        to encoder: any Encoder,
        depth: Int = 0,
        limits: JSONLimits = .standard,
        _ body: (inout JSONWriter) -> Void
    ) throws {
        let coder = EncoderTarget(encoder)
        var writer = JSONWriter(coder, depth: depth, limits: limits)
        body(&writer)
        if let problem = coder.problem {
            throw problem
        }
    }

    /// Whether an encoder is written to.
    @usableFromInline
    var isCoded: Bool { coder != nil }

    /// Writes an object whose keys are data to the encoder.
    @usableFromInline
    mutating func codedDictionary<T>(
        _ members: [String: T],
        _ value: (inout JSONWriter, T) -> Void
    ) {
        if let coder {
            EncodedMembers.write(members, to: coder, depth: depth + 1, value)
        }
    }
}
