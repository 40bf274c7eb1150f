/// What a JSON string must not hold as it is (RFC 8259 §7), and two separators that end a line of
/// JavaScript: U+2028 and U+2029.
enum JSONEscape {
    /// Appends what stands at `index`, escaped if it must be.
    ///
    /// - Returns: How many bytes it takes in `bytes`.
    static func append(_ bytes: JSONBytes, at index: Int, to buffer: inout JSONBuffer) -> Int {
        let byte = bytes[index]
        switch byte {
        case .quote, .backslash: append(letter: byte, to: &buffer)
        case 0x08: append(letter: 0x62, to: &buffer)
        case 0x0C: append(letter: .letterF, to: &buffer)
        case .newline: append(letter: .letterN, to: &buffer)
        case .carriageReturn: append(letter: 0x72, to: &buffer)
        case .tab: append(letter: .letterT, to: &buffer)
        case 0x00..<0x20:
            buffer.append("\\u00")
            buffer.append(hexadecimal: byte)
        case 0xE2 where bytes[index &+ 1] == 0x80 && bytes[index &+ 2] & 0xFE == 0xA8:
            buffer.append(bytes[index &+ 2] == 0xA8 ? "\\u2028" : "\\u2029")
            return 3
        default: buffer.append(byte)
        }
        return 1
    }

    private static func append(letter: UInt8, to buffer: inout JSONBuffer) {
        buffer.append(.backslash)
        buffer.append(letter)
    }
}
