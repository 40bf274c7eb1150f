/// What a JSON text may ask of its reader, and a value of its writer.
///
/// Time and memory grow like the length of a text, whatever is in it; only nesting can ask for more
/// than a thread has. So only the depth is limited where nothing is said.
///
///     let limits = JSONLimits(size: 10_000_000, numberLength: 1_000)
///     let github = EndpointClient<GitHub>(limits: limits)
///
/// What is beyond a limit is a ``JSONError`` that names it: `expected at most 10000000 bytes`.
public struct JSONLimits: Sendable, Hashable {
    /// How deep objects and arrays may nest, in what is read and in what is written. 128 levels fit
    /// into the 512 KiB stack of a thread, also in a debug build; so does a recursive model.
    public var depth: Int

    /// How many bytes a text that is read may have. The error stands at the first byte beyond them.
    public var size: Int

    /// How many bytes a number in a text that is read may have, with its sign, its dot and its
    /// exponent. The error stands at the number's first byte.
    public var numberLength: Int

    /// The limits that are used where none are named.
    public static let standard = JSONLimits()

    /// Limits of one's own.
    ///
    /// - Parameters:
    ///   - depth: How deep objects and arrays may nest.
    ///   - size: How many bytes a text may have.
    ///   - numberLength: How many bytes a number may have.
    public init(depth: Int = 128, size: Int = .max, numberLength: Int = .max) {
        self.depth = depth
        self.size = size
        self.numberLength = numberLength
    }

    /// Checks the size of a text.
    ///
    /// - Throws: ``JSONError`` at the first byte beyond the limit, without line and column.
    package func check(size count: Int) throws(JSONError) {
        guard count > size else {
            return
        }
        throw JSONError(
            expected: "at most \(size) bytes",
            found: "a text of \(count) bytes",
            offset: max(size, 0)
        )
    }
}
