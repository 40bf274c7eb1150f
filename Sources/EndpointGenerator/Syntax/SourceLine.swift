/// A line of a document, made fit to be shown, with a mark below a part of it.
///
/// Of a long line, as a document on one line is, the part around the mark is shown.
struct SourceLine {
    let text: String
    /// What stands before the mark: as wide as the text before the marked part, tabs kept.
    let indent: String
    /// `^~~~~`, a sign a column.
    let mark: String

    /// As many columns at most.
    private static let width = 120
    private static let ellipsis = "…"

    /// - Parameters:
    ///   - bytes: The line, without its break.
    ///   - marked: The part, in the indices of `bytes`.
    init(bytes: ArraySlice<UInt8>, marked: Range<Int>) {
        // Of a line of megabytes only the part around the mark is looked at.
        let reach = 4 * Self.width
        let from = Self.boundary(in: bytes, near: marked.lowerBound - reach)
        let far = min(marked.upperBound, marked.lowerBound + reach)
        let to = Self.boundary(in: bytes, near: far + reach)
        let end = min(marked.upperBound, to)
        var before = Self.characters(bytes[from..<marked.lowerBound])
        var part = Self.characters(bytes[marked.lowerBound..<end])
        var after = Self.characters(bytes[end..<to])
        var isCutBefore = from > bytes.startIndex
        var isCutAfter = to < bytes.endIndex

        if Self.width(before) + Self.width(part) + Self.width(after) > Self.width {
            let half = Self.width / 2
            if Self.width(part) > half {
                part = Self.prefix(part, half)
                after = []
                isCutAfter = true
            }
            let room = Self.width - Self.width(part)
            let atEnd = min(Self.width(after), room / 2)
            let kept = Self.suffix(before, room - atEnd)
            isCutBefore = isCutBefore || kept.count < before.count
            before = kept
            let rest = Self.prefix(after, room - Self.width(before))
            isCutAfter = isCutAfter || rest.count < after.count
            after = rest
        }
        let lead = isCutBefore ? Self.ellipsis : ""
        text = lead + String(before + part + after) + (isCutAfter ? Self.ellipsis : "")
        indent = lead.map { _ in " " }.joined() + Self.blank(before)
        mark = "^" + String(repeating: "~", count: max(0, Self.width(part) - 1))
    }

    /// The next byte at or before an offset where a character begins.
    private static func boundary(in bytes: ArraySlice<UInt8>, near offset: Int) -> Int {
        var index = max(bytes.startIndex, min(offset, bytes.endIndex))
        while index > bytes.startIndex, index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 {
            index -= 1
        }
        return index
    }

    /// Control characters become `·`.
    private static func characters(_ bytes: ArraySlice<UInt8>) -> [Character] {
        String(decoding: bytes, as: UTF8.self).map { character in
            if character == "\t" { return character }
            return character.unicodeScalars.contains(where: \.isInvisibleControl) ? "·" : character
        }
    }

    private static func blank(_ characters: [Character]) -> String {
        characters.map { character in
            character == "\t" ? "\t" : String(repeating: " ", count: character.columns)
        }.joined()
    }

    private static func width(_ characters: [Character]) -> Int {
        characters.reduce(0) { $0 + $1.columns }
    }

    private static func prefix(_ characters: [Character], _ limit: Int) -> [Character] {
        var width = 0
        return Array(
            characters.prefix { character in
                width += character.columns
                return width <= limit
            }
        )
    }

    private static func suffix(_ characters: [Character], _ limit: Int) -> [Character] {
        prefix(characters.reversed(), limit).reversed()
    }
}

extension Character {
    /// How many columns of a terminal it takes: two for what East Asian scripts and emoji have
    /// (Unicode Standard Annex 11), none for a mark alone.
    var columns: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        if scalar.value < 0x300 { return 1 }
        if unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: break
        }
        return scalar.properties.canonicalCombiningClass == .notReordered ? 1 : 0
    }
}
