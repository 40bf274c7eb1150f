/// A wire name as most documents have it: small letters and digits of ASCII in words that a sign or
/// one capital tells apart, `created_at`, `repos/list-tags`, `apiVersion`.
///
/// A large document asks for a hundred thousand names, so these are taken byte by byte. Any other
/// name is split by `Words`, whose rules hold here.
struct PlainName {
    private let bytes: [UInt8]
    /// Where words begin, and the end of the name behind the last.
    private let words: [Range<Int>]

    /// Nil for a name that has another form.
    init?(_ name: String) {
        bytes = Array(name.utf8)
        var words: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isCapital(byte) {
                guard index + 1 < bytes.count, Self.isSmall(bytes[index + 1]) else { return nil }
                if index > start { words.append(start..<index) }
                start = index
            } else if !Self.isSmall(byte), !Self.isDigit(byte) {
                guard byte == UInt8(ascii: "_") || Self.separates(byte, start, index, bytes.count)
                else { return nil }
                if index > start { words.append(start..<index) }
                start = index + 1
            }
            index += 1
        }
        if index > start { words.append(start..<index) }
        if words.isEmpty { return nil }
        self.words = words
    }

    /// Whether a sign is no more than the end of a word: one that stands first or last, or before a
    /// digit, may be spoken.
    private static func separates(_ byte: UInt8, _ start: Int, _ index: Int, _ count: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
            index > start && index + 1 < count
        default: false
        }
    }

    /// One word behind the other, all but the first with a capital: `createdAt`; or all, `CreatedAt`.
    func joined(isUpper: Bool) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 4)
        for word in words {
            let isFirst = text.isEmpty
            if let last = text.last, Self.isDigit(last), Self.isDigit(bytes[word.lowerBound]) {
                text.append(UInt8(ascii: "_"))
            }
            let start = text.count
            for index in word { text.append(bytes[index] | 0x20) }
            if isFirst, !isUpper { continue }
            if word.count <= SwiftName.longestAcronym || Self.isDigit(bytes[word.upperBound - 1]),
                let acronym = SwiftName.known(String(decoding: text[start...], as: UTF8.self))
            {
                text.removeSubrange(start...)
                text += acronym.utf8
                if !isFirst { continue }
            }
            if Self.isSmall(text[start]) { text[start] &= 0xDF }
        }
        if Self.isDigit(text[0]) { text.insert(UInt8(ascii: "_"), at: 0) }
        return String(decoding: text, as: UTF8.self)
    }

    private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
