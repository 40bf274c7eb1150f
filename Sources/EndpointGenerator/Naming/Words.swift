/// The words of a wire name: `created_at` → `created`, `at`; `APIError` → `API`, `Error`.
///
/// Words end at anything that is neither letter nor digit, before an upper-case letter that follows
/// a lower-case one or a digit, and before the last of several upper-case letters that a lower-case
/// one follows. A sign before a digit is a word (`+1` → `plus`, `1`); a name of symbols alone is
/// spelled (`@` → `at`).
struct Words {
    private(set) var words: [String] = []

    init(_ name: String) {
        let isShouted = !name.contains { $0.isLowercase }
        let characters = Array(name)
        var word = ""
        for (index, character) in characters.enumerated() {
            guard Self.isPart(character) else {
                close(&word)
                if let sign = Self.sign(character, before: characters, index) {
                    words.append(sign)
                }
                continue
            }
            if !isShouted && Self.startsWord(at: index, in: characters) {
                close(&word)
            }
            word.append(character)
        }
        close(&word)
        if isShouted && (words.count > 1 || !name.allSatisfy(\.isLetter)) {
            words = words.map { $0.lowercased() }
        }
        if words.isEmpty {
            words = Self.spelled(name)
        }
    }

    /// A letter or digit that may stand in an identifier: `²` may not.
    private static func isPart(_ character: Character) -> Bool {
        (character.isLetter || character.isNumber)
            && character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }

    private mutating func close(_ word: inout String) {
        if !word.isEmpty {
            words.append(word)
            word = ""
        }
    }

    private static func startsWord(at index: Int, in characters: [Character]) -> Bool {
        guard index > 0, characters[index].isUppercase else { return false }
        let previous = characters[index - 1]
        if previous.isLowercase || previous.isNumber { return true }
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        // `URLs`: a plural's `s` belongs to the acronym.
        let ends = index + 2 >= characters.count || !characters[index + 2].isLowercase
        if next == "s" && ends { return false }
        return previous.isUppercase && next?.isLowercase == true
    }

    private static func sign(
        _ character: Character,
        before characters: [Character],
        _ index: Int
    ) -> String? {
        guard index + 1 < characters.count, characters[index + 1].isNumber else { return nil }
        let follows =
            index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        switch character {
        case "+": return "plus"
        case "-" where !follows: return "minus"
        default: return nil
        }
    }

    private static func spelled(_ name: String) -> [String] {
        if name.isEmpty { return ["empty"] }
        return name.unicodeScalars.map { scalar in
            symbols[scalar] ?? "u" + String(scalar.value, radix: 16)
        }
    }

    private static let symbols: [Unicode.Scalar: String] = [
        " ": "space", "!": "exclamation", "\"": "quote", "#": "hash", "$": "dollar",
        "%": "percent", "&": "and", "'": "apostrophe", "(": "open", ")": "close", "*": "star",
        "+": "plus", ",": "comma", "-": "minus", ".": "dot", "/": "slash", ":": "colon",
        ";": "semicolon", "<": "less", "=": "equals", ">": "greater", "?": "question",
        "@": "at", "[": "bracket", "\\": "backslash", "]": "bracketEnd", "^": "caret",
        "_": "underscore", "`": "backtick", "{": "brace", "|": "or", "}": "braceEnd", "~": "tilde",
    ]
}
