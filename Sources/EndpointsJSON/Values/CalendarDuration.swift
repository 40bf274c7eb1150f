/// A length of time in calendar units: `P1Y2M3DT4H5M6.5S` (ISO 8601 duration).
///
/// A unit is not turned into another: `P7D` and `P1W` are two values. A negative duration has
/// negative parts.
public struct CalendarDuration: Sendable, Hashable {
    /// The years.
    public var years: Int
    /// The months.
    public var months: Int
    /// The weeks.
    public var weeks: Int
    /// The days.
    public var days: Int
    /// The hours.
    public var hours: Int
    /// The minutes.
    public var minutes: Int
    /// The seconds.
    public var seconds: Int
    /// The fraction of a second in billionths, with the sign of the seconds.
    public var nanoseconds: Int

    /// A duration by its parts.
    public init(
        years: Int = 0,
        months: Int = 0,
        weeks: Int = 0,
        days: Int = 0,
        hours: Int = 0,
        minutes: Int = 0,
        seconds: Int = 0,
        nanoseconds: Int = 0
    ) {
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// Whether the nanoseconds are less than a second and have its sign.
    public var isValid: Bool {
        nanoseconds.magnitude < 1_000_000_000
            && (seconds == 0 || nanoseconds == 0 || (seconds < 0) == (nanoseconds < 0))
    }
}

extension CalendarDuration: LosslessStringConvertible {
    /// A duration by its text, nil if it has not the form of ISO 8601.
    public init?(_ description: String) {
        guard let value = TextScanner.parse(description, { $0.duration() }) else {
            return nil
        }
        self = value
    }

    /// `P1Y2M3DT4H5M6.500S`; `PT0S` for none.
    public var description: String {
        JSONBuffer.text { $0.append(self) }
    }
}

extension JSONBuffer {
    /// Appends the duration: one sign before the whole where it is negative, else signs by part.
    mutating func append(_ duration: CalendarDuration) {
        let sign = duration.isNegative ? -1 : 1
        if sign < 0 {
            append(.minus)
        }
        append(0x50)
        append(duration.years, sign, designator: 0x59)
        append(duration.months, sign, designator: 0x4D)
        append(duration.weeks, sign, designator: 0x57)
        append(duration.days, sign, designator: 0x44)
        let hasSeconds = duration.seconds != 0 || duration.nanoseconds != 0
        guard duration.hours != 0 || duration.minutes != 0 || hasSeconds else {
            if last == 0x50 {
                append("T0S")
            }
            return
        }
        append(0x54)
        append(duration.hours, sign, designator: 0x48)
        append(duration.minutes, sign, designator: 0x4D)
        if hasSeconds {
            if sign > 0, duration.seconds < 0 || duration.nanoseconds < 0 {
                append(.minus)
            }
            append(unsigned: UInt64(duration.seconds.magnitude))
            append(DecimalFraction(nanoseconds: Int(duration.nanoseconds.magnitude)))
            append(0x53)
        }
    }

    private mutating func append(_ value: Int, _ sign: Int, designator: UInt8) {
        if value != 0 {
            if sign > 0, value < 0 {
                append(.minus)
            }
            append(unsigned: UInt64(value.magnitude))
            append(designator)
        }
    }
}

extension CalendarDuration {
    /// Whether no part is above zero and one is below.
    fileprivate var isNegative: Bool {
        let parts = [years, months, weeks, days, hours, minutes, seconds, nanoseconds]
        return parts.allSatisfy { $0 <= 0 } && parts.contains { $0 < 0 }
    }
}
