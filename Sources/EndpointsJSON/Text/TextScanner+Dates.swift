#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextScanner {
    /// RFC 3339 `date-time`; also a space for `T`, lower case, and an offset without its colon.
    ///
    /// A leap second is the second after it.
    mutating func dateTime() -> Date? {
        guard let date = calendarDate(), takeDateTimeSeparator(),
            let clock = clock(secondsRequired: true), let offset = offset()
        else {
            return nil
        }
        return Self.instant(date, clock, offset: offset)
    }

    /// ISO 8601 `YYYY-MM-DD`, a day that the calendar has.
    mutating func calendarDate() -> CalendarDate? {
        guard let year = digits(4), take(.minus), let month = digits(2), take(.minus),
            let day = digits(2)
        else {
            return nil
        }
        let date = CalendarDate(year: year, month: month, day: day)
        return date.isValid ? date : nil
    }

    /// The digits of a number of seconds or milliseconds since 1970, without an exponent.
    mutating func unixTime(inMilliseconds: Bool) -> DateFields? {
        let isNegative = take(.minus)
        guard let whole = number() else {
            return nil
        }
        var fields = DateFields(seconds: whole, fraction: DecimalFraction(digits: 0, count: 0))
        if take(.dot) {
            guard let fraction = fraction() else {
                return nil
            }
            fields.fraction = fraction
        }
        if inMilliseconds {
            fields.shiftFromMilliseconds()
        }
        if isNegative {
            fields.negate()
        }
        return fields.seconds.magnitude < 1_000_000_000_000_000 ? fields : nil
    }

    /// RFC 3339 `full-time`, or a local time without an offset, which may leave out its seconds.
    mutating func calendarTime() -> CalendarTime? {
        guard var time = clock(secondsRequired: false)?.time else {
            return nil
        }
        if !isAtEnd {
            guard let offset = offset() else {
                return nil
            }
            time.offset = offset
        }
        return time
    }

    /// A date and a local time, without an offset.
    mutating func calendarDateTime() -> CalendarDateTime? {
        guard let date = calendarDate(), takeDateTimeSeparator(),
            let clock = clock(secondsRequired: false)
        else {
            return nil
        }
        return CalendarDateTime(date: date, time: clock.time)
    }

    /// The instant of a date and a time; nil for a leap second at no end of a day in UTC.
    static func instant(_ date: CalendarDate, _ clock: Clock, offset: Int) -> Date? {
        let day = CivilDay.number(year: date.year, month: date.month, day: date.day)
        let time = clock.time
        let seconds =
            day * 86_400 + time.hour * 3_600 + time.minute * 60 + time.second - offset
        if time.second == 60, seconds % 86_400 != 0 {
            return nil
        }
        return DateFields(seconds: seconds, fraction: clock.fraction).date
    }

    /// A time of day with its fraction as it was written.
    struct Clock {
        var time: CalendarTime
        var fraction = DecimalFraction(digits: 0, count: 0)
    }

    /// `hh:mm:ss` and a fraction.
    mutating func clock(secondsRequired: Bool) -> Clock? {
        guard let hour = digits(2), take(.colon), let minute = digits(2) else {
            return nil
        }
        var clock = Clock(time: CalendarTime(hour: hour, minute: minute))
        if take(.colon) {
            guard let second = digits(2) else {
                return nil
            }
            clock.time.second = second
            if take(.dot) {
                guard let fraction = fraction() else {
                    return nil
                }
                clock.fraction = fraction
                clock.time.nanosecond = fraction.nanoseconds
            }
        } else if secondsRequired {
            return nil
        }
        return clock.time.isValid ? clock : nil
    }

    private mutating func takeDateTimeSeparator() -> Bool {
        take(letter: .letterT) || take(.space)
    }

    /// `Z`, `+01:00` or `+0100`, as seconds east of UTC.
    private mutating func offset() -> Int? {
        if take(letter: 0x7A) {
            return 0
        }
        let isWest = next == .minus
        guard take(.plus) || take(.minus), let hours = digits(2) else {
            return nil
        }
        _ = take(.colon)
        guard let minutes = digits(2), hours < 24, minutes < 60 else {
            return nil
        }
        let seconds = hours * 3_600 + minutes * 60
        return isWest ? -seconds : seconds
    }
}
