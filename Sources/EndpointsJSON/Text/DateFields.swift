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

    /// The fields that give the date back: of no, three, six or nine digits the fewest that do.
    ///
    /// Within a hundred days of 2001 a `Date` is finer than a nanosecond, and twelve or fifteen
    /// digits may be needed. Nil when the date is no number or further away than 30 million years.
    init?(_ date: Date) {
        let time = date.timeIntervalSinceReferenceDate
        guard time.magnitude < 1e15 else {
            return nil
        }
        for count in [0, 3, 6, 9, 12, 15] {
            self.init(time, digits: count)
            if self.date == date {
                return
            }
        }
        self.init(time, digits: 9)
    }

    /// The fields of seconds since 2001, rounded to `count` digits.
    private init(_ time: Double, digits count: Int) {
        let whole = time.rounded(.down)
        let power = JSONNumberToken.powersOfTen[count]
        let digits = ((time - whole) * power).rounded()
        seconds = Int(whole) + Self.reference
        fraction = DecimalFraction(digits: 0, count: count)
        if digits == power {
            seconds += 1
        } else {
            fraction.digits = Int(digits)
        }
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

    /// Makes them the fields of the negative value: 1.25 s becomes -2 s and .75.
    mutating func negate() {
        seconds = -seconds
        if fraction.digits > 0 {
            seconds -= 1
            fraction.digits = Int(JSONNumberToken.powersOfTen[fraction.count]) - fraction.digits
        }
    }

    /// Makes seconds to milliseconds, which take three digits of the fraction if it has some.
    mutating func shiftToMilliseconds() {
        seconds *= 1_000
        guard fraction.count > 0 else {
            return
        }
        fraction.count -= 3
        let power = Int(JSONNumberToken.powersOfTen[fraction.count])
        seconds += fraction.digits / power
        fraction.digits %= power
    }

    /// Makes milliseconds to seconds; the fraction gets three digits, of fifteen at most.
    mutating func shiftFromMilliseconds() {
        while fraction.count > 12 {
            fraction.digits /= 10
            fraction.count -= 1
        }
        fraction.digits += seconds % 1_000 * Int(JSONNumberToken.powersOfTen[fraction.count])
        fraction.count += 3
        seconds /= 1_000
    }
}
