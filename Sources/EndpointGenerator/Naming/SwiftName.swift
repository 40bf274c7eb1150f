/// A Swift identifier, without the backticks that a keyword needs.
struct SwiftName: Hashable, Sendable {
    var text: String

    /// As code writes it: `` `class` ``.
    var escaped: String {
        Self.keywords.contains(text) ? "`\(text)`" : text
    }

    /// `created_at` → `createdAt`, `HTML_URL` → `htmlURL`, `2fa` → `_2fa`.
    static func lower(_ wire: String) -> SwiftName {
        let words = Words(wire).words
        return SwiftName(
            text: joined(words.prefix(1).map(lowered) + words.dropFirst().map(capitalized))
        )
    }

    /// `repository` → `Repository`, `api_error` → `APIError`.
    static func upper(_ wire: String) -> SwiftName {
        let words = Words(wire).words.map(capitalized)
        return SwiftName(text: joined(words.prefix(1).map(withCapital) + words.dropFirst()))
    }

    /// With all the capitals that it begins with small: `APIv2` → `apiv2`.
    private static func lowered(_ word: String) -> String {
        let lower = word.lowercased()
        if known(lower) != nil { return lower }
        let capitals = word.prefix { !$0.isLowercase }.count
        return word.prefix(max(capitals, 1)).lowercased() + word.dropFirst(max(capitals, 1))
    }

    private static func capitalized(_ word: String) -> String {
        known(word.lowercased()) ?? withCapital(word)
    }

    /// `ß` begins a word as `Ss`.
    private static func withCapital(_ word: String) -> String {
        guard let first = word.unicodeScalars.first else { return word }
        return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
    }

    /// An acronym, also one with digits behind it: `sha256` → `SHA256`.
    private static func known(_ word: String) -> String? {
        if let acronym = acronyms[word] { return acronym }
        let digits = String(word.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
        if digits.isEmpty { return nil }
        return acronyms[String(word.dropLast(digits.count))].map { $0 + digits }
    }

    /// One word behind the other; where neither has a capital, `_` keeps them apart.
    private static func joined(_ words: [String]) -> String {
        var result = ""
        for word in words {
            if let last = result.unicodeScalars.last, let first = word.unicodeScalars.first,
                last.runsInto(first)
            {
                result += "_"
            }
            result += word
        }
        let isLetter = result.unicodeScalars.first?.properties.isXIDStart == true
        return isLetter ? result : "_" + result
    }
}

extension Unicode.Scalar {
    /// Two digits, or two letters of a script without capitals.
    fileprivate func runsInto(_ next: Unicode.Scalar) -> Bool {
        isDigit
            ? next.isDigit
            : !isDigit && !next.isDigit && !properties.isCased && !next.properties.isCased
    }

    private var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
