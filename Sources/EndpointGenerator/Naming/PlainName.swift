/// A wire name as most documents have it: small letters and digits of ASCII in words that a sign or
/// one capital tells apart, `created_at`, `repos/list-tags`, `apiVersion`.
///
/// A large document asks for a hundred thousand names, so these are taken byte by byte. Any other
/// name is split by `Words`, whose rules hold here.
struct PlainName {
    private let isUpper: Bool
    private var text: [UInt8] = []
    /// Where the last word begins in the text.
    private var start = 0

    /// One word behind the other, all but the first with a capital: `createdAt`; or all, `CreatedAt`.
    /// Nil for a name that has another form.
    static func joined(_ name: String, isUpper: Bool) -> String? {
        var copy = name
        return copy.withUTF8 { bytes in
            var plain = PlainName(isUpper: isUpper)
            return plain.read(bytes) ? String(decoding: plain.text, as: UTF8.self) : nil
        }
    }

    private init(isUpper: Bool) {
        self.isUpper = isUpper
    }

    private mutating func read(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        text.reserveCapacity(name.count + 4)
        for index in name.indices {
            let byte = name[index]
            if Self.isSmall(byte) || Self.isDigit(byte) {
                add(byte)
            } else if Self.isCapital(byte) {
                guard index + 1 < name.count, Self.isSmall(name[index + 1]) else { return false }
                endWord()
                add(byte | 0x20)
            } else if byte == UInt8(ascii: "_")
                || isSeparator(byte) && text.count > start && index + 1 < name.count
            {
                endWord()
            } else {
                return false
            }
        }
        endWord()
        if text.isEmpty { return false }
        if Self.isDigit(text[0]) { text.insert(UInt8(ascii: "_"), at: 0) }
        return true
    }

    /// Whether a sign is no more than the end of a word; first or last it may be spoken.
    private func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }

    /// Adds a byte to the last word; `_` keeps the digits of two words apart.
    private mutating func add(_ byte: UInt8) {
        if text.count == start, let last = text.last, Self.isDigit(last), Self.isDigit(byte) {
            text.append(UInt8(ascii: "_"))
            start += 1
        }
        text.append(byte)
    }

    private mutating func endWord() {
        if text.count == start { return }
        if isUpper || start > 0 { capitalize() }
        start = text.count
    }

    /// `id` → `ID`, `created` → `Created`; the first word begins with a capital also as `IOS`.
    private mutating func capitalize() {
        let isFirst = start == 0
        if text.count - start <= SwiftName.longestAcronym || Self.isDigit(text[text.count - 1]),
            let acronym = SwiftName.known(String(decoding: text[start...], as: UTF8.self))
        {
            text.removeSubrange(start...)
            text += acronym.utf8
            if !isFirst { return }
        }
        if Self.isSmall(text[start]) { text[start] &= 0xDF }
    }

    private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
