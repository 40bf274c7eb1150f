/// Where a line of Swift may be broken that has no list to be broken: behind a `:` and a `=`, and in
/// front of the dot of a member, but not inside a literal.
///
/// `name: GitHub.User = .nobody` → `name:`, ` GitHub`, `.User =`, ` .nobody`.
struct LineBreaks {
    /// Each begins with the space that goes away where the line is broken in front of it.
    private(set) var pieces: [Substring] = []

    init(_ text: String) {
        let bytes = text.utf8
        var start = text.startIndex
        var depth = 0
        var isLiteral = false
        var previous: UInt8?
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            if isLiteral {
                if byte == UInt8(ascii: "\\"), next < bytes.endIndex {
                    index = bytes.index(after: next)
                    continue
                }
                isLiteral = byte != UInt8(ascii: "\"")
            } else {
                switch byte {
                case UInt8(ascii: "\""): isLiteral = true
                case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"):
                    depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"):
                    depth -= 1
                case UInt8(ascii: " ") where depth == 0 && previous.map(Self.opensValue) == true,
                    UInt8(ascii: ".") where previous.map(Self.endsOperand) == true:
                    pieces.append(text[start..<index])
                    start = index
                default: break
                }
            }
            previous = byte
            index = next
        }
        pieces.append(text[start...])
    }

    private static func opensValue(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
    }

    /// Names end in a letter or a digit, of which those outside ASCII have bytes from 0x80 on.
    private static func endsOperand(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        case UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: ")"), UInt8(ascii: "]"),
            UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
