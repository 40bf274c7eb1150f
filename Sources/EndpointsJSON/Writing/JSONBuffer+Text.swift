#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Scalars that are text in JSON: dates, UUIDs, bytes.
extension JSONBuffer {
    /// Appends RFC 3339 in UTC with the fraction that it needs; false when the year has not four
    /// digits.
    mutating func append(dateTime date: Date) -> Bool {
        guard let fields = DateFields(date) else {
            return false
        }
        let (day, second) = fields.day
        let calendarDate = CivilDay.date(of: day)
        guard calendarDate.isValid else {
            return false
        }
        append(calendarDate)
        append(0x54)
        append(secondOfDay: second)
        append(fields.fraction)
        append(0x5A)
        return true
    }

    /// Appends an IMF-fixdate (RFC 9110 §5.6.7), whose fraction is cut; false when the year has not
    /// four digits.
    mutating func append(httpDate date: Date) -> Bool {
        guard let (day, second) = DateFields(date)?.day else {
            return false
        }
        let calendarDate = CivilDay.date(of: day)
        guard calendarDate.isValid else {
            return false
        }
        // 1970-01-01 was a Thursday.
        append(HTTPDateNames.days[((day + 4) % 7 + 7) % 7])
        append(", ")
        append(calendarDate.day, width: 2)
        append(.space)
        append(HTTPDateNames.months[calendarDate.month - 1])
        append(.space)
        append(calendarDate.year, width: 4)
        append(.space)
        append(secondOfDay: second)
        append(" GMT")
        return true
    }

    /// Appends the seconds since 1970, or the milliseconds; false when the date is no number.
    mutating func append(unixTime date: Date, inMilliseconds: Bool) -> Bool {
        guard var fields = DateFields(date) else {
            return false
        }
        if fields.seconds < 0 {
            append(.minus)
            fields.negate()
        }
        if inMilliseconds {
            fields.shiftToMilliseconds()
        }
        append(unsigned: UInt64(fields.seconds))
        var fraction = fields.fraction
        while fraction.count > 0, fraction.digits % 10 == 0 {
            fraction.digits /= 10
            fraction.count -= 1
        }
        append(fraction)
        return true
    }

    /// Appends a dot and the digits, nothing when there are none.
    mutating func append(_ fraction: DecimalFraction) {
        if fraction.count > 0 {
            append(.dot)
            append(fraction.digits, width: fraction.count)
        }
    }

    private mutating func append(secondOfDay second: Int) {
        append(second / 3_600, width: 2)
        append(.colon)
        append(second / 60 % 60, width: 2)
        append(.colon)
        append(second % 60, width: 2)
    }

    /// Appends the 36 characters of a UUID in lower case (RFC 9562 §4).
    mutating func append(_ uuid: UUID) {
        let bytes = uuid.uuid
        let second = Self.digits(bytes.4, bytes.5, bytes.6, bytes.7)
        let third = Self.digits(bytes.8, bytes.9, bytes.10, bytes.11)
        append(Self.digits(bytes.0, bytes.1, bytes.2, bytes.3), length: 8)
        append(.minus)
        append(second, length: 4)
        append(.minus)
        append(second &>> 32, length: 4)
        append(.minus)
        append(third, length: 4)
        append(.minus)
        append(third &>> 32, length: 4)
        append(Self.digits(bytes.12, bytes.13, bytes.14, bytes.15), length: 8)
    }

    @inline(__always)
    private static func digits(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt64 {
        let value = UInt32(a) &<< 24 | UInt32(b) &<< 16 | UInt32(c) &<< 8 | UInt32(d)
        return Hexadecimal.digits(of: value)
    }

    /// Appends base64 with padding (RFC 4648 §4).
    mutating func append(base64 data: Data) {
        data.withUnsafeBytes { append(base64: JSONBytes($0)) }
    }

    private mutating func append(base64 bytes: JSONBytes) {
        // The last eight characters are stored whole.
        append(upTo: bytes.count / 3 &* 4 &+ 16) { Base64.encode(bytes, into: $0) }
    }
}
