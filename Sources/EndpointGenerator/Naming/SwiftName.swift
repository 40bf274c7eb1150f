/// A Swift identifier, without the backticks that a keyword needs.
struct SwiftName: Hashable, Sendable {
    var text: String

    /// As code writes it: `` `class` ``.
    var escaped: String {
        Self.keywords.contains(text) ? "`\(text)`" : text
    }

    /// `created_at` → `createdAt`, `HTML_URL` → `htmlURL`, `2fa` → `_2fa`.
    static func lower(_ wire: String) -> SwiftName {
        if let plain = PlainName.joined(wire, isUpper: false) { return SwiftName(text: plain) }
        var parts: [String] = []
        for word in Words(wire).words {
            parts.append(parts.isEmpty ? lowered(word) : capitalized(word))
        }
        return SwiftName(text: joined(parts))
    }

    /// `repository` → `Repository`, `api_error` → `APIError`.
    static func upper(_ wire: String) -> SwiftName {
        if let plain = PlainName.joined(wire, isUpper: true) { return SwiftName(text: plain) }
        var parts: [String] = []
        for word in Words(wire).words {
            let part = capitalized(word)
            parts.append(parts.isEmpty ? withCapital(part) : part)
        }
        return SwiftName(text: joined(parts))
    }

    /// With all the capitals that it begins with small: `APIv2` → `apiv2`.
    private static func lowered(_ word: String) -> String {
        let lower = word.lowercased()
        if lower == word || known(lower) != nil { return lower }
        let capitals = word.prefix { !$0.isLowercase }.count
        return word.prefix(max(capitals, 1)).lowercased() + word.dropFirst(max(capitals, 1))
    }

    private static func capitalized(_ word: String) -> String {
        known(word.lowercased()) ?? withCapital(word)
    }

    /// `ß` begins a word as `Ss`.
    private static func withCapital(_ word: String) -> String {
        guard let first = word.unicodeScalars.first else { return word }
        if first.isASCII, !first.isASCIILetter || first.value & 0x20 == 0 { return word }
        let rest = word[word.unicodeScalars.index(after: word.startIndex)...]
        return first.properties.titlecaseMapping + rest
    }

    /// An acronym, also one with digits behind it: `sha256` → `SHA256`.
    static func known(_ word: String) -> String? {
        if let acronym = acronyms[word] { return acronym }
        guard let last = word.unicodeScalars.last, last.isASCIIDigit else { return nil }
        let digits = String(word.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
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
        guard let first = result.unicodeScalars.first else { return "_" }
        let isLetter = first.isASCII ? first.isASCIILetter : first.properties.isXIDStart
        return isLetter ? result : "_" + result
    }
}

extension Unicode.Scalar {
    /// Two digits, or two letters of a script without capitals.
    fileprivate func runsInto(_ next: Unicode.Scalar) -> Bool {
        isDigit
            ? next.isDigit
            : !next.isDigit && !hasCase && !next.hasCase
    }

    private var isDigit: Bool {
        isASCII ? isASCIIDigit : properties.generalCategory == .decimalNumber
    }

    private var hasCase: Bool { isASCII ? isASCIILetter : properties.isCased }
}
