/// What a JSON string must not hold as it is (RFC 8259 §7), and two separators that end a line of
/// JavaScript: U+2028 and U+2029.
enum JSONEscape {
    /// How many bytes at `index` must be escaped together; 0 when the byte may stand.
    static func length(in bytes: JSONBytes, at index: Int) -> Int {
        let byte = bytes[index]
        if byte < 0x20 || byte == .quote || byte == .backslash {
            return 1
        }
        let isSeparator =
            byte == 0xE2 && bytes[index &+ 1] == 0x80 && bytes[index &+ 2] & 0xFE == 0xA8
        return isSeparator ? 3 : 0
    }

    /// Appends the escape of what stands at `index`.
    static func append(_ bytes: JSONBytes, at index: Int, to buffer: inout JSONBuffer) {
        switch bytes[index] {
        case .quote: buffer.append("\\\"")
        case .backslash: buffer.append("\\\\")
        case 0x08: buffer.append("\\b")
        case 0x0C: buffer.append("\\f")
        case .newline: buffer.append("\\n")
        case .carriageReturn: buffer.append("\\r")
        case .tab: buffer.append("\\t")
        case 0xE2: buffer.append(bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        case let byte:
            buffer.append("\\u00")
            buffer.append(hexadecimal: byte)
        }
    }
}
