#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A date as whole seconds since 1970 and the decimal fraction of a second that it needs.
///
/// A `Date` counts from 2001 in binary; going by way of 1970 in binary would lose its last bit.
struct DateFields {
    var seconds: Int
    var fraction: DecimalFraction

    /// From 1970-01-01 to 2001-01-01, both at midnight UTC.
    private static let reference = 978_307_200

    init(seconds: Int, fraction: DecimalFraction) {
        self.seconds = seconds
        self.fraction = fraction
    }

    /// The fields that give the date back: of no, three, six or nine digits the fewest that do,
    /// else nine. Nil when the date is no number or further away than 30 million years.
    init?(_ date: Date) {
        let time = date.timeIntervalSinceReferenceDate
        guard time.magnitude < 1e15 else {
            return nil
        }
        let whole = time.rounded(.down)
        for count in [0, 3, 6, 9] {
            let power = JSONNumberToken.powersOfTen[count]
            var digits = Int(((time - whole) * power).rounded())
            var seconds = Int(whole) + Self.reference
            if digits == Int(power) {
                digits = 0
                seconds += 1
            }
            let fraction = DecimalFraction(digits: digits, count: count)
            let fields = DateFields(seconds: seconds, fraction: fraction)
            if count == 9 || fields.date == date {
                self = fields
                return
            }
        }
        return nil
    }

    /// The instant.
    var date: Date {
        Date(timeIntervalSinceReferenceDate: Double(seconds - Self.reference) + fraction.value)
    }

    /// The day, and the second of the day, in UTC.
    var day: (number: Int, second: Int) {
        let second = seconds % 86_400
        return second < 0
            ? (seconds / 86_400 - 1, second + 86_400)
            : (seconds / 86_400, second)
    }
}
