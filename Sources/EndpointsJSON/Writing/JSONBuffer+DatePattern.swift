#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONBuffer {
    /// Appends a date in UTC in the form of a pattern; false when the year has not four digits. What
    /// the pattern has no place for is cut.
    mutating func append(_ date: Date, pattern: String) -> Bool {
        guard let fields = DateFields(date) else { return false }
        let (dayNumber, second) = fields.day
        let day = CivilDay.date(of: dayNumber)
        guard day.isValid else { return false }
        // 1970-01-01 was a Thursday.
        let weekday = ((dayNumber + 4) % 7 + 7) % 7
        var pattern = DatePattern(pattern)
        while let part = pattern.next() {
            switch part {
            case .literal(.quote): append("\\\"")
            case .literal(.backslash): append("\\\\")
            case .literal(let byte): append(byte)
            case .year(let digits): append(day.year, width: digits ?? Self.width(of: day.year))
            case .shortYear: append(day.year % 100, width: 2)
            case .month(let isPadded): append(day.month, isPadded: isPadded)
            case .monthName(let isShort):
                append((isShort ? HTTPDateNames.months : EnglishNames.months)[day.month - 1])
            case .day(let isPadded): append(day.day, isPadded: isPadded)
            case .weekday(let isShort):
                append((isShort ? HTTPDateNames.days : HTTPDateNames.longDays)[weekday])
            case .hour(let isPadded): append(second / 3_600, isPadded: isPadded)
            case .shortHour(let isPadded):
                append((second / 3_600 + 11) % 12 + 1, isPadded: isPadded)
            case .halfDay: append(second < 43_200 ? "AM" : "PM")
            case .minute(let isPadded): append(second / 60 % 60, isPadded: isPadded)
            case .second(let isPadded): append(second % 60, isPadded: isPadded)
            case .fraction(let digits): append(fields.fraction.digits(digits), width: digits)
            case .zone(let zone): append(Self.utc(zone))
            }
        }
        return pattern.isAtEnd
    }

    private mutating func append(_ number: Int, isPadded: Bool) {
        append(number, width: isPadded || number > 9 ? 2 : 1)
    }

    private static func width(of number: Int) -> Int {
        number < 10 ? 1 : 1 + width(of: number / 10)
    }

    private static func utc(_ zone: DatePattern.Zone) -> StaticString {
        switch zone {
        case .basic: "+0000"
        case .extended: "+00:00"
        case .basicOrZ, .extendedOrZ, .hoursOrZ: "Z"
        case .name: "GMT"
        }
    }
}

extension DecimalFraction {
    /// The first digits of the fraction, as a number.
    fileprivate func digits(_ wanted: Int) -> Int {
        var digits = digits
        for _ in 0..<abs(wanted - count) {
            digits = wanted > count ? digits * 10 : digits / 10
        }
        return digits
    }
}
