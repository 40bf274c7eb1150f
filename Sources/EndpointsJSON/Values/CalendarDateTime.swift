/// A day and a time without a zone: `2024-02-29T10:20:30` (ISO 8601 local date-time).
public struct CalendarDateTime: Sendable, Hashable {
    /// The day.
    public var date: CalendarDate
    /// The time of day; it has no offset.
    public var time: CalendarTime

    /// A day and a time. They are not checked: writing what no calendar has is an error.
    public init(date: CalendarDate, time: CalendarTime) {
        self.date = date
        self.time = time
    }

    /// Whether both are valid and the time has no offset.
    public var isValid: Bool {
        date.isValid && time.isValid && time.offset == nil
    }
}

extension CalendarDateTime: LosslessStringConvertible {
    /// A day and a time by their text, nil if it has not the form `YYYY-MM-DDThh:mm:ss`. The
    /// fraction and the seconds may be left out, and a space may stand for `T`.
    public init?(_ description: String) {
        guard let value = TextScanner.parse(description, { $0.calendarDateTime() }) else {
            return nil
        }
        self = value
    }

    /// `2024-02-29T10:20:30`
    public var description: String {
        JSONBuffer.text { $0.append(self) }
    }
}

extension JSONBuffer {
    mutating func append(_ dateTime: CalendarDateTime) {
        append(dateTime.date)
        append(0x54)
        append(dateTime.time)
    }
}
