#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension TextScanner {
    /// A date in the form of a pattern. A day's name is passed over, whichever it is.
    mutating func date(pattern: String) -> Date? {
        var pattern = DatePattern(pattern)
        var fields = PatternFields()
        while let part = pattern.next() {
            guard take(part, &fields) else { return nil }
        }
        return pattern.isAtEnd ? fields.date : nil
    }

    private mutating func take(_ part: DatePattern.Part, _ fields: inout PatternFields) -> Bool {
        switch part {
        case .literal(let byte): return take(byte)
        case .year(let count): return set(&fields.day.year, count.map { digits($0) } ?? number())
        case .shortYear:
            return set(&fields.day.year, digits(2).map { $0 + ($0 < 69 ? 2000 : 1900) })
        case .month(let isPadded): return set(&fields.day.month, number(isPadded: isPadded))
        case .monthName(let isShort):
            let names = isShort ? HTTPDateNames.months : EnglishNames.months
            return set(&fields.day.month, take(oneOf: names).map { $0 + 1 })
        case .day(let isPadded): return set(&fields.day.day, number(isPadded: isPadded))
        case .weekday(let isShort):
            return take(oneOf: isShort ? HTTPDateNames.days : HTTPDateNames.longDays) != nil
        case .hour(let isPadded): return set(&fields.clock.time.hour, number(isPadded: isPadded))
        case .shortHour(let isPadded):
            guard let hour = number(isPadded: isPadded), 1...12 ~= hour else { return false }
            fields.clock.time.hour = hour % 12
            return true
        case .halfDay: return takeHalfDay(&fields)
        case .minute(let isPadded):
            return set(&fields.clock.time.minute, number(isPadded: isPadded))
        case .second(let isPadded):
            return set(&fields.clock.time.second, number(isPadded: isPadded))
        case .fraction(let count):
            guard let digits = digits(count) else { return false }
            fields.clock.fraction = DecimalFraction(digits: digits, count: count)
            return true
        case .zone(let zone): return set(&fields.offset, offset(zone))
        }
    }

    private func set(_ field: inout Int, _ value: Int?) -> Bool {
        guard let value else { return false }
        field = value
        return true
    }

    private mutating func number(isPadded: Bool) -> Int? {
        guard let first = digits(1) else { return nil }
        if next.isDigit { return digits(1).map { first * 10 + $0 } }
        return isPadded ? nil : first
    }

    private mutating func takeHalfDay(_ fields: inout PatternFields) -> Bool {
        guard next | 0x20 == 0x61 || next | 0x20 == 0x70 else { return false }
        fields.isAfternoon = next | 0x20 == 0x70
        advance()
        return take(letter: 0x6D)
    }

    private mutating func offset(_ zone: DatePattern.Zone) -> Int? {
        if case .name = zone { return take("GMT") || take("UTC") || take("Z") ? 0 : nil }
        if take(letter: 0x7A) { return 0 }
        let isWest = next == .minus
        guard take(.plus) || take(.minus), let hours = digits(2) else { return nil }
        var minutes = 0
        if take(.colon) || next.isDigit {
            guard let digits = digits(2) else { return nil }
            minutes = digits
        }
        guard hours < 24, minutes < 60 else { return nil }
        return (isWest ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
}

extension DatePattern {
    /// The date that a text is in the form of a pattern; nil for one of another form.
    package static func date(_ text: String, pattern: String) -> Date? {
        TextScanner.parse(text) { $0.date(pattern: pattern) }
    }
}

/// What a date's text has said so far; midnight at the year's beginning where it says no more.
private struct PatternFields {
    var day = CalendarDate(year: 1970, month: 1, day: 1)
    var clock = TextScanner.Clock(time: CalendarTime(hour: 0, minute: 0))
    var isAfternoon = false
    /// Seconds east of UTC.
    var offset = 0

    var date: Date? {
        var clock = clock
        if isAfternoon { clock.time.hour += 12 }
        guard day.isValid, clock.time.isValid else { return nil }
        return TextScanner.instant(day, clock, offset: offset)
    }
}

/// The months' names, as `MMMM` has them.
enum EnglishNames {
    static let months: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
