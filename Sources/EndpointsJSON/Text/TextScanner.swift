/// A cursor over the text of a scalar that has a form of its own: a date, a UUID.
struct TextScanner {
    let bytes: JSONBytes
    var index: Int
    let end: Int

    init(_ bytes: JSONBytes, from start: Int, to end: Int) {
        self.bytes = bytes
        index = start
        self.end = end
    }

    /// What `parse` makes of the whole text, nil unless it takes all of it.
    static func parse<T>(_ text: String, _ parse: (inout TextScanner) -> T?) -> T? {
        JSONBytes.read(text) { bytes in
            var scanner = TextScanner(bytes, from: 0, to: bytes.count)
            let value = parse(&scanner)
            return scanner.isAtEnd ? value : nil
        }
    }

    var isAtEnd: Bool {
        index >= end
    }

    /// The next byte, 0 at the end.
    var next: UInt8 {
        index < end ? bytes[index] : 0
    }

    mutating func advance() {
        index &+= 1
    }

    /// Takes `byte` if it comes next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else {
            return false
        }
        index &+= 1
        return true
    }

    /// Takes a letter of either case, given in lower case.
    mutating func take(letter: UInt8) -> Bool {
        guard next | 0x20 == letter else {
            return false
        }
        index &+= 1
        return true
    }

    /// Takes `word` if it comes next.
    mutating func take(_ word: StaticString) -> Bool {
        let wordEnd = index &+ word.utf8CodeUnitCount
        guard wordEnd <= end, bytes.matches(word, from: index, to: wordEnd) else {
            return false
        }
        index = wordEnd
        return true
    }

    /// Takes one of `words` and gives its place among them.
    mutating func take(oneOf words: [StaticString]) -> Int? {
        for (place, word) in words.enumerated() where take(word) {
            return place
        }
        return nil
    }

    /// Takes exactly `count` digits.
    mutating func digits(_ count: Int) -> Int? {
        var value = 0
        var left = count
        while left > 0 {
            guard next.isDigit else {
                return nil
            }
            value = value &* 10 &+ Int(next &- .zero)
            index &+= 1
            left &-= 1
        }
        return value
    }

    /// Takes digits, one at least, as many as come; nil if their value does not fit.
    mutating func number() -> Int? {
        guard next.isDigit else {
            return nil
        }
        var value = 0
        while next.isDigit {
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(Int(next &- .zero))
            guard !overflows, !carries else {
                return nil
            }
            value = sum
            index &+= 1
        }
        return value
    }

    /// Takes the digits of a fraction, one at least; the first 15 count.
    mutating func fraction() -> DecimalFraction? {
        guard next.isDigit else {
            return nil
        }
        var fraction = DecimalFraction(digits: 0, count: 0)
        while next.isDigit {
            if fraction.count < 15 {
                fraction.digits = fraction.digits &* 10 &+ Int(next &- .zero)
                fraction.count &+= 1
            }
            index &+= 1
        }
        return fraction
    }
}
