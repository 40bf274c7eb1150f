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

/// What the methods of the same name do where a decoder is read.
///
/// They are functions of their own, called as the last thing, so that reading bytes pays for no more
/// than a comparison.
extension JSONReader {
    @inline(never)
    mutating func codedTakes(_ key: StaticString, isRequired: Bool) -> Bool {
        let index = fields.asked
        fields.asked += 1
        if hasSeen(index) {
            return false
        }
        if fields.round != .missing, let coder {
            let name = key.description
            let isFound =
                fields.round == .first ? coder.finds(name) : coder.findsConverted(name)
            if isFound {
                markSeen(index)
                return true
            }
        } else if isRequired {
            missingKeys.append(key)
        }
        return false
    }

    /// After the keys themselves come those that the decoder converted, then those that are missing.
    @inline(never)
    mutating func codedRound() -> Bool {
        if fields.round == .first, coder?.mayConvert() == true {
            fields.round = .later
            return true
        }
        fields.round = .missing
        if unknowns != nil { tellPassedKeys() }
        coder?.endObject()
        return true
    }

    /// Tells of the keys that are passed over.
    private mutating func tellPassedKeys() {
        for _ in 0..<(coder?.passedKeys ?? 0) { tellKey(isKept: false) }
    }

    @inline(never)
    mutating func codedBeginArray() throws(JSONError) {
        try coder?.beginArray()
    }

    @inline(never)
    mutating func codedNextElement() -> Bool {
        coder?.nextElement() ?? false
    }

    @inline(never)
    mutating func codedNull() throws(JSONError) -> Bool {
        try decoderSource().null()
    }

    @inline(never)
    mutating func codedBool() throws(JSONError) -> Bool {
        try decoderSource().bool()
    }

    @inline(never)
    mutating func codedString() throws(JSONError) -> String {
        try decoderSource().string()
    }

    @inline(never)
    mutating func codedDouble() throws(JSONError) -> Double {
        try decoderSource().double()
    }

    @inline(never)
    mutating func codedInteger<T: FixedWidthInteger>(
        expected: StaticString
    ) throws(JSONError) -> T {
        try decoderSource().integer(expected: expected)
    }

    @inline(never)
    mutating func codedText<T>(
        as expected: StaticString,
        _ parse: (inout TextScanner) -> T?
    ) throws(JSONError) -> T {
        try decoderSource().text(as: expected, parse)
    }

    private func decoderSource() throws(JSONError) -> DecoderSource {
        guard let coder else {
            throw failure("a decoder")
        }
        return coder
    }
}

extension DecodingError {
    /// The error of a reader as a decoder's.
    init(_ error: JSONError, at codingPath: [any CodingKey]) {
        let path = codingPath + error.path.components.map { JSONCodingKey($0) }
        self = .dataCorrupted(Context(codingPath: path, debugDescription: error.phrase))
    }
}
