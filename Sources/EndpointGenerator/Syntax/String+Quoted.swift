extension String {
    /// A document's text in a message: between quotes, on one line, and short; `it's\n` is
    /// `'it's\u{A}'`. Documents are not trusted: what would move a terminal's cursor or turn its
    /// text around is written as an escape.
    package var quoted: String {
        if isShortASCII { return "'" + self + "'" }
        return "'\(cleaned.prefix(60))\(count > 60 ? "…" : "")'"
    }

    /// Most names are; it is asked byte by byte, as owners are named ahead of any mistake.
    private var isShortASCII: Bool {
        let bytes = utf8
        guard bytes.count <= 60 else { return false }
        for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
        return true
    }

    /// Control and format characters as escapes.
    package var cleaned: String {
        guard unicodeScalars.contains(where: \.isInvisibleControl) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isInvisibleControl {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Control characters, line and paragraph separators, bidirectional marks, zero-width signs
    /// but the joiners that scripts and emoji need.
    var isInvisibleControl: Bool {
        if value < 0x20 || (0x7F...0x9F).contains(value) { return true }
        if value < 0x200B { return value == 0x61C || value == 0xAD }
        return switch value {
        case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}

extension Sequence<String> {
    /// `'a', 'b' or 'c'`.
    var quotedChoice: String {
        let words = map(\.quoted)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
