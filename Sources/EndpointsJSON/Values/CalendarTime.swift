/// A time of day: `10:20:30.5Z` (RFC 3339 `full-time`), or without an offset where it is local.
public struct CalendarTime: Sendable, Hashable {
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int
    /// The second, 0 to 59; 60 in a leap second.
    public var second: Int
    /// The fraction of the second in billionths.
    public var nanosecond: Int
    /// Seconds east of UTC, whole minutes; nil for a local time.
    public var offset: Int?

    /// A time by its parts. They are not checked: writing a time that no clock shows is an error.
    public init(
        hour: Int,
        minute: Int,
        second: Int = 0,
        nanosecond: Int = 0,
        offset: Int? = nil
    ) {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.offset = offset
    }

    /// Whether a clock shows the time.
    public var isValid: Bool {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...999_999_999 ~= nanosecond,
            0...59 ~= second || (second == 60 && minute == 59)
        else {
            return false
        }
        guard let offset else {
            return true
        }
        return offset.magnitude < 86_400 && offset % 60 == 0
    }
}

extension CalendarTime: LosslessStringConvertible {
    /// A time by its text, nil if it has not the form `hh:mm:ss` with a fraction and an offset if
    /// it needs them. A local time may leave out its seconds.
    public init?(_ description: String) {
        guard let value = TextScanner.parse(description, { $0.calendarTime() }) else {
            return nil
        }
        self = value
    }

    /// `10:20:30.500Z`
    public var description: String {
        JSONBuffer.text { $0.append(self) }
    }
}

extension JSONBuffer {
    mutating func append(_ time: CalendarTime) {
        append(time.hour, width: 2)
        append(.colon)
        append(time.minute, width: 2)
        append(.colon)
        append(time.second, width: 2)
        append(DecimalFraction(nanoseconds: time.nanosecond))
        guard let offset = time.offset else {
            return
        }
        guard offset != 0 else {
            append(0x5A)
            return
        }
        append(offset < 0 ? .minus : .plus)
        append(abs(offset) / 3_600, width: 2)
        append(.colon)
        append(abs(offset) / 60 % 60, width: 2)
    }
}

extension DecimalFraction {
    /// Billionths, in the fewest of no, three, six or nine digits.
    init(nanoseconds: Int) {
        switch nanoseconds {
        case 0: self.init(digits: 0, count: 0)
        case _ where nanoseconds % 1_000_000 == 0:
            self.init(digits: nanoseconds / 1_000_000, count: 3)
        case _ where nanoseconds % 1_000 == 0: self.init(digits: nanoseconds / 1_000, count: 6)
        default: self.init(digits: nanoseconds, count: 9)
        }
    }
}
