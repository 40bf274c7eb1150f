/// A fraction by its decimal digits: `.250` → 250 of 3 digits. At most 15.
struct DecimalFraction {
    var digits: Int
    var count: Int

    /// The fraction of one as the nearest double.
    var value: Double {
        Double(digits) / JSONNumberToken.powersOfTen[count]
    }

    /// The fraction in billionths; what is smaller is cut.
    var nanoseconds: Int {
        var value = digits
        for _ in count..<max(count, 9) {
            value *= 10
        }
        for _ in 9..<max(count, 9) {
            value /= 10
        }
        return value
    }
}
