#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A writer of one compact JSON text in UTF-8 (RFC 8259).
///
/// Commas and colons come by themselves:
///
/// ```swift
/// let data = try JSONWriter.write { json in
///     json.beginObject()
///     json.string("octocat", "login")
///     json.endObject()
/// }
/// ```
///
/// What JSON cannot say (NaN, infinity, a day that no calendar has, nesting beyond the limit) is
/// written as `null`, and the first such problem is thrown at the end, with its path.
public struct JSONWriter: ~Copyable {
    private var buffer: JSONBuffer
    let limits: JSONLimits
    /// Whether members are written that the server alone decides: not into the body of a request.
    public let writesReadOnly: Bool
    private(set) var depth: Int
    private var problem: JSONError?
    /// What is written to instead of the buffer.
    let coder: EncoderTarget?

    private init(limits: JSONLimits, writesReadOnly: Bool) {
        buffer = JSONBuffer()
        self.limits = limits
        self.writesReadOnly = writesReadOnly
        depth = 0
        coder = nil
    }

    /// A writer to an encoder, `depth` levels below the value that is written on the whole.
    init(_ coder: EncoderTarget, depth: Int, limits: JSONLimits) {
        buffer = JSONBuffer(capacity: 0)
        self.limits = limits
        writesReadOnly = true
        self.depth = depth
        self.coder = coder
    }

    /// The JSON text of the one value that `body` writes.
    ///
    /// - Parameters:
    ///   - limits: How deep the value may nest.
    ///   - writesReadOnly: Whether members are written that the server alone decides.
    ///   - body: Writes the value.
    /// - Throws: ``JSONError`` for the first thing that JSON cannot say, or if nothing was written.
    public static func write(
        limits: JSONLimits = .standard,
        writesReadOnly: Bool = true,
        _ body: (inout JSONWriter) -> Void
    ) throws(JSONError) -> Data {
        var writer = JSONWriter(limits: limits, writesReadOnly: writesReadOnly)
        body(&writer)
        return try writer.finish()
    }

    private consuming func finish() throws(JSONError) -> Data {
        if buffer.count == 0 {
            throw JSONError(expected: "a value", found: "nothing", offset: 0, line: 1, column: 1)
        }
        if let problem {
            throw buffer.withBytes { JSONLocator.locate(problem, in: $0) }
        }
        return buffer.data()
    }

    /// Begins an object.
    public mutating func beginObject() {
        beginValue()
        open(.openBrace)
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        depth &-= 1
        if coder != nil { return codedEnd() }
        buffer.append(.closeBrace)
    }

    /// Begins an array.
    public mutating func beginArray() {
        beginValue()
        open(.openBracket)
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        depth &-= 1
        if coder != nil { return codedEnd() }
        buffer.append(.closeBracket)
    }

    /// Writes a key; its value must come next.
    public mutating func key(_ name: StaticString) {
        if coder != nil { return codedKey(name) }
        beginValue()
        buffer.appendQuoted(name)
        buffer.append(.colon)
    }

    /// Writes a key; its value must come next.
    public mutating func key(_ name: String) {
        if let coder { return coder.key(name) }
        beginValue()
        buffer.appendQuoted(name)
        buffer.append(.colon)
    }

    /// Writes `null`.
    public mutating func null() {
        if coder != nil { return codedNull() }
        beginValue()
        buffer.append("null")
    }

    /// Writes a scalar by its text.
    @inline(__always)
    mutating func scalar(_ body: (inout JSONBuffer) -> Void) {
        beginValue()
        body(&buffer)
    }

    /// Writes a scalar by its text, as a string if it is one; nothing if `body` gives false.
    mutating func scalar(isText: Bool, _ body: (inout JSONBuffer) -> Bool) -> Bool {
        if let coder { return coder.scalar(isText: isText, body) }
        let start = buffer.count
        beginValue()
        if isText {
            buffer.append(.quote)
        }
        guard body(&buffer) else {
            buffer.truncate(to: start)
            return false
        }
        if isText {
            buffer.append(.quote)
        }
        return true
    }

    /// Writes a scalar by its text, as a string.
    @inline(__always)
    mutating func quoted(_ body: (inout JSONBuffer) -> Void) {
        if let coder { return coder.string(JSONBuffer.text(body)) }
        beginValue()
        buffer.append(.quote)
        body(&buffer)
        buffer.append(.quote)
    }

    /// Writes `null` and keeps the problem if it is the first.
    mutating func refuse(expected: String, found: String) {
        if let coder { return coder.refuse(found, expected: expected) }
        beginValue()
        if problem == nil {
            problem = JSONError(expected: expected, found: found, offset: buffer.count)
        }
        buffer.append("null")
    }

    /// Whether a nested value may still be written; if not, `null` stands in its place.
    @usableFromInline
    mutating func mayNest() -> Bool {
        if depth <= limits.depth {
            return true
        }
        null()
        return false
    }

    private mutating func open(_ byte: UInt8) {
        if depth == limits.depth, problem == nil {
            let error = JSONError(
                expected: "at most \(limits.depth) levels of objects and arrays",
                found: byte == .openBrace ? "an object" : "an array",
                offset: buffer.count
            )
            coder?.refuse(error.found, expected: error.expected)
            problem = error
        }
        depth &+= 1
        if coder != nil { return codedOpen(byte) }
        buffer.append(byte)
    }

    /// Writes the comma that is due: none after `{`, `[`, `:`, or at the start.
    @inline(__always)
    private mutating func beginValue() {
        switch buffer.last {
        case .openBrace, .openBracket, .colon, 0: break
        default: buffer.append(.comma)
        }
    }
}
