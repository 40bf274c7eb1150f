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
        var uuid = uuid.uuid
        withUnsafeBytes(of: &uuid) { bytes in
            for (index, byte) in bytes.enumerated() {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    append(.minus)
                }
                append(hexadecimal: byte)
            }
        }
    }

    /// Appends base64 with padding (RFC 4648 §4).
    mutating func append(base64 data: Data) {
        data.withUnsafeBytes { append(base64: JSONBytes($0)) }
    }

    private mutating func append(base64 bytes: JSONBytes) {
        var index = 0
        while index < bytes.count {
            let word =
                UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8
                | UInt32(bytes[index + 2])
            append(Self.base64Digit(word >> 18))
            append(Self.base64Digit(word >> 12))
            append(index + 1 < bytes.count ? Self.base64Digit(word >> 6) : 0x3D)
            append(index + 2 < bytes.count ? Self.base64Digit(word) : 0x3D)
            index += 3
        }
    }

    private static func base64Digit(_ word: UInt32) -> UInt8 {
        let value = UInt8(word & 63)
        switch value {
        case 0..<26: return value + 0x41
        case 26..<52: return value - 26 + 0x61
        case 52..<62: return value - 52 + 0x30
        case 62: return 0x2B
        default: return 0x2F
        }
    }
}
