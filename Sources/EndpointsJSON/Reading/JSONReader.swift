#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A pull reader over the UTF-8 bytes of one JSON text (RFC 8259).
///
/// It exists only inside ``read(_:limits:_:)-(Data,_,_)``, is handed on `inout`, and takes one value
/// after the other from the text:
///
/// ```swift
/// let ids = try JSONReader.read(data) { json throws(JSONError) in
///     try json.array { json throws(JSONError) in try json.int64() }
/// }
/// ```
///
/// The text must be UTF-8 without a byte order mark; one that is not, and a surrogate escape
/// without its other half, is an error also in what is skipped. Of equal keys the last one wins.
public struct JSONReader: ~Copyable {
    let bytes: JSONBytes
    let limits: JSONLimits
    /// The byte to be read next; moves forward only.
    var position = 0
    /// The number of objects and arrays that are open.
    var depth = 0
    /// Whether the innermost object or array was opened and nothing of it has been read.
    var isFresh = false
    /// How far the innermost object has come whose keys are known.
    var fields = JSONFields(start: 0, further: 0)
    /// One bit for each key that came beyond the first 64 of its object, for the objects that are
    /// open.
    var furtherSeen: [UInt64] = []
    /// The key that comes next, where it has escapes.
    var escapedKey = ""
    /// The keys that must come and did not, of the object that has ended.
    var missingKeys: [StaticString] = []
    /// What lossy arrays and dictionaries left out.
    @usableFromInline
    var omissions: [JSONError] = []
    /// What is tried of unions; nil until something is.
    var attempts: JSONAttempts?
    /// What is not known of the value whose types are being compared; nil while none are.
    var unknowns: JSONUnknowns?
    /// What is read instead of bytes, of which there are none then.
    let coder: DecoderSource?

    @usableFromInline
    init(_ buffer: UnsafeRawBufferPointer, limits: JSONLimits) {
        bytes = JSONBytes(buffer)
        self.limits = limits
        coder = nil
    }

    /// A reader of what a decoder holds.
    init(_ coder: DecoderSource, limits: JSONLimits) {
        bytes = JSONBytes("")
        self.limits = limits
        self.coder = coder
    }

    /// Reads one JSON text with `body`, which must take exactly the whole value.
    ///
    /// - Parameters:
    ///   - bytes: The text. It must not change meanwhile.
    ///   - limits: What a text may ask for.
    ///   - body: Takes the value.
    /// - Returns: What `body` returns.
    /// - Throws: ``JSONError`` with path, line and column.
    @inlinable
    public static func read<T>(
        _ bytes: UnsafeRawBufferPointer,
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T {
        var reader = JSONReader(bytes, limits: limits)
        do throws(JSONError) {
            try reader.begin()
            let value = try body(&reader)
            try reader.end()
            return value
        } catch {
            throw reader.located(error)
        }
    }

    /// Reads one JSON text with `body`, like ``read(_:limits:_:)-(UnsafeRawBufferPointer,_,_)``.
    @inlinable
    public static func read<T>(
        _ data: Data,
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T {
        let result: Result<T, JSONError> = data.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try read(bytes, limits: limits, body) }
        }
        return try result.get()
    }

    /// Reads one JSON text with `body`, like ``read(_:limits:_:)-(UnsafeRawBufferPointer,_,_)``.
    @inlinable
    public static func read<T>(
        _ bytes: [UInt8],
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T {
        let result: Result<T, JSONError> = bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try read(bytes, limits: limits, body) }
        }
        return try result.get()
    }

    /// Reads one JSON text with `body`, like ``read(_:limits:_:)-(UnsafeRawBufferPointer,_,_)``.
    ///
    /// - Parameter omissions: Takes an error with its path for each value that a lossy array or
    ///   dictionary left out.
    public static func read<T>(
        _ data: Data,
        limits: JSONLimits = .standard,
        omissions: inout [JSONError],
        _ body: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T {
        var found: [JSONError] = []
        let value = try read(data, limits: limits) { json throws(JSONError) in
            let value = try body(&json)
            found = json.omissions
            return value
        }
        omissions += found
        return value
    }

    /// Checks what is limited before anything is read.
    @usableFromInline
    func begin() throws(JSONError) {
        try limits.check(size: bytes.count)
    }

    /// Checks that nothing but white space is left.
    @usableFromInline
    mutating func end() throws(JSONError) {
        skipSpace()
        if position < bytes.count || depth != 0 {
            throw error(
                expected: depth == 0 ? "the end of the text" : "an object or array read whole"
            )
        }
    }

    /// The start of the next token: white space before it is passed over.
    package var offset: Int {
        mutating get {
            skipSpace()
            return position
        }
    }

    /// The kind of the value that comes next, told by its first byte.
    package mutating func peek() throws(JSONError) -> JSONKind {
        skipSpace()
        let byte = bytes[position]
        switch byte {
        case .openBrace: return .object
        case .openBracket: return .array
        case .quote: return .string
        case _ where byte.isDigit || byte == .minus: return .number
        case .letterT, .letterF: return .bool
        case .letterN: return .null
        default: throw error(expected: "a value")
        }
    }

    @inline(__always)
    mutating func skipSpace() {
        if bytes[position] <= .space {
            position = bytes.spaceEnd(from: position)
        }
    }
}
