/// The words of a wire name: `created_at` → `created`, `at`; `APIError` → `API`, `Error`.
///
/// Words end at anything that is neither letter, mark nor digit, before an upper-case letter that
/// follows a lower-case one or a digit, and before the last of several upper-case letters that a
/// lower-case one follows. What a symbol says is a word where it tells names apart (`-price` →
/// `minus`, `price`; `C++` → `C`, `plus`, `plus`); a name of symbols alone is spelled (`@` → `at`).
struct Words {
    private(set) var words: [String] = []

    init(_ name: String) {
        let scalars = Array(name.unicodeScalars)
        guard let first = scalars.firstIndex(where: { $0.beginsWord }),
            let last = scalars.lastIndex(where: { $0.isWordPart })
        else {
            words = Symbols.spelled(name)
            return
        }
        let inner = Self.inner(scalars[first...last])
        if first == 0, last == scalars.count - 1 {
            words = inner
            return
        }
        let before = scalars[..<first]
        words =
            Symbols.spoken(Array(before), isAtEnd: false) + inner
            + Symbols.spoken(Array(scalars[(last + 1)...]), isAtEnd: true)
    }

    private static func inner(_ slice: ArraySlice<Unicode.Scalar>) -> [String] {
        let scalars = Array(slice)
        let isShouted = !scalars.contains { $0.isSmall }
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func close() {
            if !word.isEmpty { words.append(String(word)) }
            word = .init()
        }
        for (index, scalar) in scalars.enumerated() {
            guard word.isEmpty ? scalar.beginsWord : scalar.isWordPart else {
                close()
                if let sign = sign(at: index, in: scalars) { words.append(sign) }
                continue
            }
            if !isShouted && startsWord(at: index, in: scalars) { close() }
            word.append(scalar)
        }
        close()
        return isShouted ? quiet(words) : joiningKnown(words)
    }

    /// Words without capitals, where a name is in capitals throughout; a single one of few letters
    /// is an abbreviation: `USD`.
    private static func quiet(_ words: [String]) -> [String] {
        if words.count == 1, words[0].filter(\.isLetter).count <= 4 { return words }
        return words.map { $0.lowercased() }
    }

    private static func startsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0, scalars[index].isCapital else { return false }
        if !scalars[index - 1].isCapital { return true }
        guard index + 1 < scalars.count, scalars[index + 1].isSmall else { return false }
        // `URLs`, `IPv6`: a plural's `s` and a version's `v` belong to the acronym.
        let following = index + 2 < scalars.count ? scalars[index + 2] : nil
        switch scalars[index + 1] {
        case "s": return following?.isSmall == true
        case "v": return following.map { !("0"..."9").contains($0) } ?? true
        default: return true
        }
    }

    /// `UTC+1` → `UTC`, `plus`, `1`.
    private static func sign(at index: Int, in scalars: [Unicode.Scalar]) -> String? {
        guard index + 1 < scalars.count, ("0"..."9").contains(scalars[index + 1]) else {
            return nil
        }
        switch scalars[index] {
        case "+": return "plus"
        case "-" where !(index > 0 && scalars[index - 1].isWordPart): return "minus"
        default: return nil
        }
    }

    /// `O`, `Auth` → `OAuth`.
    private static func joiningKnown(_ words: [String]) -> [String] {
        var result: [String] = []
        for word in words {
            if result.last == "O", word.hasPrefix("Auth") {
                result[result.count - 1] = "O" + word
            } else {
                result.append(word)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// A letter, a mark or a digit that may stand in an identifier (UAX #31): `²` may not.
    fileprivate var isWordPart: Bool {
        if isASCII { return isASCIILetter || isASCIIDigit }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .letterNumber, .decimalNumber, .nonspacingMark, .spacingMark:
            properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
        default: false
        }
    }

    /// All but marks, which belong to what is before them.
    fileprivate var beginsWord: Bool {
        if isASCII { return isWordPart }
        return switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: false
        default: isWordPart
        }
    }

    fileprivate var isCapital: Bool {
        isASCII ? value >= 0x41 && value <= 0x5A : properties.isUppercase
    }

    fileprivate var isSmall: Bool {
        isASCII ? value >= 0x61 && value <= 0x7A : properties.isLowercase
    }
}

extension Unicode.Scalar {
    // Asked of nearly every letter of a document's names, where Unicode's tables take their time.

    var isASCIILetter: Bool {
        let small = value | 0x20
        return small >= 0x61 && small <= 0x7A
    }

    var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }
}
