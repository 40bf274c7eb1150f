/// What a contest gave: a measure of both sides a round, in seconds or in bytes; less is better.
package struct Outcome {
    /// The size of the JSON text.
    package var bytes: Int
    package var ours: [Double] = []
    package var theirs: [Double] = []

    package init(bytes: Int, ours: [Double] = [], theirs: [Double] = []) {
        self.bytes = bytes
        self.ours = ours
        self.theirs = theirs
    }

    /// How often ours fits into theirs: the median of the rounds' own ratios, which a machine that
    /// is slower for a while does not move.
    package var ratio: Double { ratios.median }

    /// The middle half of the rounds' own ratios: what noise there was; nil without a round.
    package var quartiles: ClosedRange<Double>? {
        let sorted = ratios.sorted()
        guard !sorted.isEmpty else { return nil }
        return sorted[sorted.count / 4]...sorted[sorted.count - 1 - sorted.count / 4]
    }

    private var ratios: [Double] {
        zip(theirs, ours).map { $0 / $1 }
    }
}

extension [Double] {
    /// The middle value, or the mean of the two in the middle; NaN when there is none.
    package var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
