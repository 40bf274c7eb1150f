extension TextScanner {
    /// ISO 8601 `P1Y2M3W4DT5H6M7.5S`; what is left out is zero, one part must be there.
    ///
    /// A sign may stand before the whole or a part; the last of hours, minutes and seconds may
    /// have a fraction.
    mutating func duration() -> CalendarDuration? {
        let sign = sign()
        guard take(letter: 0x70) else {
            return nil
        }
        var duration = CalendarDuration()
        var isTime = false
        var rank = 0
        repeat {
            if !isTime, take(letter: .letterT) {
                isTime = true
            }
            guard let part = durationPart(sign: sign),
                let partRank = duration.add(part, isTime: isTime), partRank > rank,
                part.fraction == nil || isAtEnd
            else {
                return nil
            }
            rank = partRank
        } while !isAtEnd
        return duration
    }

    /// `7.5S` of a duration.
    struct DurationPart {
        var value: Int
        var fraction: Int?
        var designator: UInt8
    }

    private mutating func durationPart(sign: Int) -> DurationPart? {
        let sign = sign * self.sign()
        guard let value = number() else {
            return nil
        }
        var nanoseconds: Int?
        if take(.dot) || take(.comma) {
            guard let fraction = fraction() else {
                return nil
            }
            nanoseconds = sign * fraction.nanoseconds
        }
        let designator = next | 0x20
        advance()
        return DurationPart(value: sign * value, fraction: nanoseconds, designator: designator)
    }

    private mutating func sign() -> Int {
        if take(.minus) {
            return -1
        }
        _ = take(.plus)
        return 1
    }
}

extension CalendarDuration {
    /// Adds a part and gives its place in the order of parts; nil if it is none.
    fileprivate mutating func add(_ part: TextScanner.DurationPart, isTime: Bool) -> Int? {
        switch (part.designator, isTime) {
        case (0x79, false):
            years = part.value
            return part.fraction == nil ? 1 : nil
        case (0x6D, false):
            months = part.value
            return part.fraction == nil ? 2 : nil
        case (0x77, false):
            weeks = part.value
            return part.fraction == nil ? 3 : nil
        case (0x64, false):
            days = part.value
            return part.fraction == nil ? 4 : nil
        case (0x68, true):
            hours = part.value
            add(nanoseconds: (part.fraction ?? 0) * 3_600)
            return 5
        case (0x6D, true):
            minutes = part.value
            add(nanoseconds: (part.fraction ?? 0) * 60)
            return 6
        case (0x73, true):
            seconds = part.value
            nanoseconds = part.fraction ?? 0
            return 7
        default:
            return nil
        }
    }

    /// Adds less than an hour to the parts that are smaller than an hour.
    private mutating func add(nanoseconds: Int) {
        guard nanoseconds != 0 else {
            return
        }
        let total = nanoseconds / 1_000_000_000
        minutes += total / 60
        seconds = total % 60
        self.nanoseconds = nanoseconds % 1_000_000_000
    }
}
