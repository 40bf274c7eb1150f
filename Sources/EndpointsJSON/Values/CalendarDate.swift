/// A day of the Gregorian calendar, without time and zone: `2024-02-29` (RFC 3339 `full-date`).
public struct CalendarDate: Sendable, Hashable {
    /// The year, 0 to 9999.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// A day by its parts. They are not checked: writing a day that no calendar has is an error.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether the calendar has the day, and the year has at most four digits.
    public var isValid: Bool {
        0...9999 ~= year && day >= 1 && day <= CivilDay.length(ofMonth: month, year: year)
    }
}

extension CalendarDate: LosslessStringConvertible, Comparable {
    /// A day by its text, nil if it has not the form `YYYY-MM-DD` or the calendar has it not.
    public init?(_ description: String) {
        guard let value = TextScanner.parse(description, { $0.calendarDate() }) else {
            return nil
        }
        self = value
    }

    /// `2024-02-29`
    public var description: String {
        JSONBuffer.text { $0.append(self) }
    }

    /// Whether the first day is the earlier one.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension JSONBuffer {
    mutating func append(_ date: CalendarDate) {
        append(date.year, width: 4)
        append(.minus)
        append(date.month, width: 2)
        append(.minus)
        append(date.day, width: 2)
    }
}
