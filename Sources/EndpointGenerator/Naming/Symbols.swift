/// What symbols are called where they are all that a name has, or tell it from another.
enum Symbols {
    /// What stands before or behind a name's words, where it says something: a sign (`-price`,
    /// `18+`), a comparison (`>=10`, `StartTime<`), `100%`, `C#`.
    static func spoken(_ scalars: [Unicode.Scalar], isAtEnd: Bool) -> [String] {
        let text = String.UnicodeScalarView(scalars.filter { !$0.properties.isWhitespace })
        if let word = comparisons[String(text)] { return [word] }
        if isAtEnd, text.count > 1, text.allSatisfy({ $0 == "+" }) {
            return text.map { _ in "plus" }
        }
        guard text.count == 1, let only = text.first else { return [] }
        switch only {
        case "+": return ["plus"]
        case "-": return ["minus"]
        case "%" where isAtEnd: return ["percent"]
        case "#" where isAtEnd: return ["sharp"]
        default: return []
        }
    }

    /// A name without letters and digits: `<=` → `less`, `than`, `or`, `equals`; `👍` by its name in
    /// Unicode, `thumbs`, `up`, `sign`.
    static func spelled(_ name: String) -> [String] {
        if name.isEmpty { return ["empty"] }
        if let word = comparisons[name] { return [word] }
        let scalars = Array(name.unicodeScalars)
        let seen = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return (seen.isEmpty ? scalars : seen).flatMap(words)
    }

    private static func words(_ scalar: Unicode.Scalar) -> [String] {
        if let word = names[scalar] { return [word] }
        if let name = scalar.properties.name { return Words(name.lowercased()).words }
        let digits = String(scalar.value, radix: 16)
        return ["u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits]
    }

    private static let comparisons = [
        "<": "lessThan", "<=": "lessThanOrEquals", ">": "greaterThan",
        ">=": "greaterThanOrEquals", "!=": "notEquals",
    ]

    private static let names: [Unicode.Scalar: String] = [
        "\t": "tab", "\n": "newline", "\r": "return", " ": "space", "!": "exclamation",
        "\"": "quote", "#": "hash", "$": "dollar", "%": "percent", "&": "ampersand",
        "'": "apostrophe", "(": "openParenthesis", ")": "closeParenthesis", "*": "asterisk",
        "+": "plus", ",": "comma", "-": "minus", ".": "dot", "/": "slash", ":": "colon",
        ";": "semicolon", "<": "lessThan", "=": "equals", ">": "greaterThan", "?": "question",
        "@": "at", "[": "openBracket", "\\": "backslash", "]": "closeBracket", "^": "caret",
        "_": "underscore", "`": "backtick", "{": "openBrace", "|": "pipe", "}": "closeBrace",
        "~": "tilde",
    ]
}
