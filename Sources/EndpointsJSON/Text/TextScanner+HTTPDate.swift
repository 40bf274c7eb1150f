#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The names that an HTTP-date uses (RFC 9110 §5.6.7).
enum HTTPDateNames {
    static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    static let days: [StaticString] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    static let longDays: [StaticString] = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
}

extension TextScanner {
    /// RFC 9110 `HTTP-date`: IMF-fixdate, and the two obsolete forms of RFC 850 and `asctime`.
    ///
    /// A year of two digits that lies more than 50 years after `now` is of the century before.
    mutating func httpDate(now: Date = Date()) -> Date? {
        if take(oneOf: HTTPDateNames.longDays) != nil {
            return take(.comma) && take(.space) ? obsoleteDate(now: now) : nil
        }
        guard take(oneOf: HTTPDateNames.days) != nil else {
            return nil
        }
        return take(.comma) ? fixedDate() : asctimeDate()
    }

    /// ` 06 Nov 1994 08:49:37 GMT`
    private mutating func fixedDate() -> Date? {
        guard take(.space), let day = digits(2), take(.space), let month = month(), take(.space),
            let year = digits(4), take(.space), let clock = wholeClock(), take(" GMT")
        else {
            return nil
        }
        return instant(year, month, day, clock)
    }

    /// `06-Nov-94 08:49:37 GMT`
    private mutating func obsoleteDate(now: Date) -> Date? {
        guard let day = digits(2), take(.minus), let month = month(), take(.minus),
            let shortYear = digits(2), take(.space), let clock = wholeClock(), take(" GMT")
        else {
            return nil
        }
        let today = DateFields(now).map { CivilDay.date(of: $0.day.number).year } ?? 2000
        var year = today - today % 100 + shortYear
        if year > today + 50 {
            year -= 100
        } else if year <= today - 50 {
            year += 100
        }
        return instant(year, month, day, clock)
    }

    /// ` Nov  6 08:49:37 1994`
    private mutating func asctimeDate() -> Date? {
        guard take(.space), let month = month(), take(.space) else {
            return nil
        }
        guard let day = digits(take(.space) ? 1 : 2), take(.space), let clock = wholeClock(),
            take(.space), let year = digits(4)
        else {
            return nil
        }
        return instant(year, month, day, clock)
    }

    private mutating func month() -> Int? {
        take(oneOf: HTTPDateNames.months).map { $0 + 1 }
    }

    /// `08:49:37`, without a fraction.
    private mutating func wholeClock() -> Clock? {
        clock(secondsRequired: true).flatMap { $0.fraction.count == 0 ? $0 : nil }
    }

    private func instant(_ year: Int, _ month: Int, _ day: Int, _ clock: Clock) -> Date? {
        let date = CalendarDate(year: year, month: month, day: day)
        return date.isValid ? Self.instant(date, clock, offset: 0) : nil
    }
}
