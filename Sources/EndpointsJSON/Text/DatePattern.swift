/// A date's form in the letters of Unicode TR35 part 4 (Date Format Patterns):
/// `yyyy-MM-dd'T'HH:mm:ss.SSSXXX`. Names of months and days are English; without a zone a date is in
/// UTC.
package struct DatePattern {
    /// What comes next in a date's text.
    package enum Part: Equatable {
        /// One byte that stands for itself.
        case literal(UInt8)
        /// `y`, or `yyyy` of exactly four digits.
        case year(digits: Int?)
        /// `yy`: 69 to 99 are of the last century (POSIX).
        case shortYear
        /// A number of one or two digits, or exactly two.
        case month(isPadded: Bool)
        case monthName(isShort: Bool)
        case day(isPadded: Bool)
        case weekday(isShort: Bool)
        case hour(isPadded: Bool)
        /// The hour of a clock of twelve.
        case shortHour(isPadded: Bool)
        case halfDay
        case minute(isPadded: Bool)
        case second(isPadded: Bool)
        case fraction(digits: Int)
        case zone(Zone)
    }

    /// How a zone is written: `+0100`, `+01:00`, with `Z` for UTC or without, or `GMT`.
    package enum Zone {
        case basic, extended, basicOrZ, extendedOrZ, hoursOrZ, name
    }

    /// What a pattern cannot have.
    package struct Mistake: Error, Equatable {
        /// As a message says it: `'Q' is no letter of a date format`.
        package var phrase: String
        /// The bytes of the pattern that it is about.
        package var range: Range<Int>
    }

    private let bytes: [UInt8]
    private var index = 0
    private var isQuoted = false

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next part; nil at the end, and where something stands that is none.
    package mutating func next() -> Part? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        if byte == 0x27 { return quote() }
        if isQuoted || !Self.isLetter(byte) {
            index += 1
            return .literal(byte)
        }
        let start = index
        while index < bytes.count, bytes[index] == byte { index += 1 }
        let part = Self.part(byte, count: index - start)
        if part == nil { index = start }
        return part
    }

    package var isAtEnd: Bool { index == bytes.count }

    /// `''` is an apostrophe; one alone begins or ends what stands for itself.
    private mutating func quote() -> Part? {
        index += 1
        if index < bytes.count, bytes[index] == 0x27 {
            index += 1
            return .literal(0x27)
        }
        isQuoted.toggle()
        return next()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20
    }

    private static func part(_ letter: UInt8, count: Int) -> Part? {
        switch (letter, count) {
        case (UInt8(ascii: "y"), 1): .year(digits: nil)
        case (UInt8(ascii: "y"), 2): .shortYear
        case (UInt8(ascii: "y"), 4): .year(digits: 4)
        case (UInt8(ascii: "M"), 1...2): .month(isPadded: count == 2)
        case (UInt8(ascii: "M"), 3...4): .monthName(isShort: count == 3)
        case (UInt8(ascii: "d"), 1...2): .day(isPadded: count == 2)
        case (UInt8(ascii: "E"), 1...4): .weekday(isShort: count < 4)
        case (UInt8(ascii: "H"), 1...2): .hour(isPadded: count == 2)
        case (UInt8(ascii: "h"), 1...2): .shortHour(isPadded: count == 2)
        case (UInt8(ascii: "a"), 1...3): .halfDay
        case (UInt8(ascii: "m"), 1...2): .minute(isPadded: count == 2)
        case (UInt8(ascii: "s"), 1...2): .second(isPadded: count == 2)
        case (UInt8(ascii: "S"), 1...9): .fraction(digits: count)
        case (UInt8(ascii: "Z"), 1...3), (UInt8(ascii: "x"), 2): .zone(.basic)
        case (UInt8(ascii: "Z"), 5), (UInt8(ascii: "X"), 3): .zone(.extendedOrZ)
        case (UInt8(ascii: "X"), 2): .zone(.basicOrZ)
        case (UInt8(ascii: "X"), 1): .zone(.hoursOrZ)
        case (UInt8(ascii: "x"), 3): .zone(.extended)
        case (UInt8(ascii: "z"), 1...3): .zone(.name)
        default: nil
        }
    }
}

extension DatePattern {
    /// Checks that a text is a pattern by which a date can be read.
    ///
    /// - Throws: The first thing that is wrong.
    package static func check(_ text: String) throws(Mistake) {
        var pattern = DatePattern(text)
        var parts: [Part] = []
        while let part = pattern.next() { parts.append(part) }
        let whole = 0..<pattern.bytes.count
        if !pattern.isAtEnd {
            let rest = pattern.bytes[pattern.index...]
            let letters = rest.prefix { $0 == pattern.bytes[pattern.index] }
            let word = String(decoding: letters, as: UTF8.self)
            throw Mistake(
                phrase: "'\(word)' stands for nothing in a date format",
                range: letters.startIndex..<letters.endIndex
            )
        }
        if pattern.isQuoted {
            throw Mistake(phrase: "a date format must end what an apostrophe begins", range: whole)
        }
        let years: [Part] = [.shortYear, .year(digits: nil), .year(digits: 4)]
        if !parts.contains(where: years.contains) {
            throw Mistake(phrase: "a date format must have a year", range: whole)
        }
        let shortHours: [Part] = [.shortHour(isPadded: true), .shortHour(isPadded: false)]
        let hasShortHour = parts.contains(where: shortHours.contains)
        if hasShortHour != parts.contains(.halfDay) {
            throw Mistake(phrase: "a date format must have 'h' and 'a' together", range: whole)
        }
    }
}
