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
        guard depth < limits.depth else {
            return refuse(
                expected: "at most \(limits.depth) levels of objects and arrays",
                found: "an object"
            )
        }
        if let coder {
            EncodedMembers.write(members, to: coder, depth: depth + 1, value)
        }
    }
}

/// What the methods of the same name do where an encoder is written to.
///
/// They are functions of their own, called as the last thing, so that writing bytes pays for no more
/// than a comparison.
extension JSONWriter {
    @inline(never)
    mutating func codedOpen(_ byte: UInt8) {
        coder?.open(isObject: byte == .openBrace)
    }

    @inline(never)
    mutating func codedEnd() {
        coder?.end()
    }

    @inline(never)
    mutating func codedKey(_ name: StaticString) {
        coder?.key(name.description)
    }

    @inline(never)
    mutating func codedNull() {
        coder?.null()
    }

    @inline(never)
    mutating func codedString(_ value: String) {
        coder?.string(value)
    }

    @inline(never)
    mutating func codedInt64(_ value: Int64) {
        coder?.int64(value)
    }

    @inline(never)
    mutating func codedBool(_ value: Bool) {
        coder?.bool(value)
    }

    @inline(never)
    mutating func codedDouble(_ value: Double) {
        coder?.double(value)
    }
}
