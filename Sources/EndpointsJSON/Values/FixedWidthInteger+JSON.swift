extension FixedWidthInteger {
    /// The integer of a magnitude and a sign, nil when it does not fit.
    init?(_ magnitude: UInt64, isNegative: Bool) {
        if !isNegative {
            self.init(exactly: magnitude)
        } else if magnitude <= Int64.max.magnitude {
            self.init(exactly: -Int64(magnitude))
        } else if magnitude == Int64.min.magnitude {
            self.init(exactly: Int64.min)
        } else {
            return nil
        }
    }
}
