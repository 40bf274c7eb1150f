/// A Swift identifier, without the backticks that a keyword needs.
struct SwiftName: Hashable, Sendable {
    var text: String

    /// As code writes it: `` `class` ``.
    var escaped: String {
        Self.keywords.contains(text) ? "`\(text)`" : text
    }

    /// `created_at` → `createdAt`, `HTML_URL` → `htmlURL`, `2fa` → `_2fa`.
    static func lower(_ wire: String) -> SwiftName {
        var result = ""
        for word in Words(wire).words {
            result += result.isEmpty ? lowered(word) : capitalized(word)
        }
        return SwiftName(text: startingWithLetter(result))
    }

    /// `repository` → `Repository`, `api_error` → `APIError`.
    static func upper(_ wire: String) -> SwiftName {
        let result = Words(wire).words.map(capitalized).joined()
        return SwiftName(text: startingWithLetter(result))
    }

    private static func lowered(_ word: String) -> String {
        let lower = word.lowercased()
        if acronyms[lower] != nil { return lower }
        let isShouted = word.count > 1 && !word.contains { $0.isLowercase }
        return isShouted ? lower : word.prefix(1).lowercased() + word.dropFirst()
    }

    private static func capitalized(_ word: String) -> String {
        acronyms[word.lowercased()] ?? word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func startingWithLetter(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return "_empty" }
        let kept = String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.isXIDContinue }
            )
        )
        return first.properties.isXIDStart ? kept : "_" + kept
    }
}
