import Testing

/// Text that would be code, did it get out of the comment or the literal that it belongs in.
///
/// Whatever follows the way out declares or uses `injected`.
struct Payload: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var testDescription: String { name }

    static let all: [Payload] =
        lineEnds.map { Payload(name: "U+\(hex($0))", text: "x\($0)var injected = 1\($0)") }
        + controls.map { Payload(name: "U+\(hex($0))", text: "x\($0)injected()\($0)") } + [
            Payload(name: "comment end", text: "x */ var injected = 1 /*"),
            Payload(name: "comment begin", text: "x /* */ */ injected() /* /* "),
            Payload(name: "triple slash", text: "x\n/// y\n// z\n//* injected()"),
            Payload(name: "quote", text: #"x" + injected() + ""#),
            Payload(name: "three quotes", text: #"x""" + injected() + """"#),
            Payload(name: "raw quotes", text: ##"x"# + injected() + #""##),
            Payload(name: "interpolation", text: #"x\(injected())"#),
            Payload(name: "raw interpolation", text: ##"x\#(injected())"##),
            Payload(name: "backslash", text: #"x\"#),
            Payload(name: "backslash before a quote", text: #"x\" + injected() + "\"#),
            Payload(name: "backtick", text: "x` injected() `"),
            Payload(name: "fence", text: "x\n```\nvar injected = 1\n```\n```\n"),
            Payload(
                name: "directive",
                text: "x\n#if false\n#sourceLocation(file: \"injected\", line: 1)"
            ),
            Payload(name: "long line", text: String(repeating: "x */ injected() ", count: 500)),
            Payload(name: "long word", text: String(repeating: "x", count: 5000)),
        ]

    /// Every newline that Unicode has (UAX #14, mandatory breaks), and those in pairs.
    private static let lineEnds = [
        "\n", "\r", "\r\n", "\n\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]

    /// Control characters, marks of direction (UAX #9), and what has no width.
    private static let controls = [
        "\0", "\u{1}", "\u{8}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}", "\u{200B}", "\u{200E}",
        "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
        "\u{2067}", "\u{2068}", "\u{2069}", "\u{FEFF}",
    ]

    private static func hex(_ text: String) -> String {
        text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
            .joined(separator: "+")
    }

    /// As a JSON string, quotes included.
    var json: String {
        var result = "\""
        for unit in text.utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return result + "\""
    }
}
