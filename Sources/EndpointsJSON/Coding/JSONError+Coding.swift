extension JSONError {
    /// The error of a coder, as it must leave the coder, inside of what may only throw ours.
    init(cause: any Error) {
        self.init(expected: "what the coder can give", found: "another value", cause: cause)
    }

    /// Our error in what a decoder holds.
    init(expected: String, found: String, decodingPath: [any CodingKey]) {
        let context = DecodingError.Context(
            codingPath: decodingPath,
            debugDescription: "expected \(expected), found \(found)"
        )
        self.init(
            expected: expected,
            found: found,
            cause: DecodingError.dataCorrupted(context)
        )
    }
}
