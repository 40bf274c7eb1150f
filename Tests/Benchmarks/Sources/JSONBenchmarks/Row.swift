import Measuring

/// A line of the table: one kind of work with one document.
struct Row {
    let kind: Kind
    let document: Document
    let outcome: Outcome
    let target: Double

    static let heading = [
        "work", "size", "ours", "speed", "theirs", "speed", "ratio", "middle half", "asked",
    ]

    var cells: [String] {
        [
            "\(kind.title): \(document.summary)",
            Figure.bytes(Double(outcome.bytes)),
            measure(outcome.ours.median),
            kind == .memory ? "" : Figure.speed(outcome.bytes, outcome.ours.median),
            measure(outcome.theirs.median),
            kind == .memory ? "" : Figure.speed(outcome.bytes, outcome.theirs.median),
            Figure.number(ratio) + " ×",
            quartiles,
            "\(kind == .memory ? "≤" : "≥") \(Figure.number(target)) ×\(isReached ? "" : " !")",
        ]
    }

    var isReached: Bool { kind == .memory ? ratio <= target : ratio >= target }

    private var ratio: Double { kind == .memory ? 1 / outcome.ratio : outcome.ratio }

    /// The ratios of the middle half of the rounds.
    private var quartiles: String {
        guard let range = outcome.quartiles else { return Figure.number(.nan) }
        let bounds = [range.lowerBound, range.upperBound]
        let ratios = kind == .memory ? bounds.reversed().map { 1 / $0 } : bounds
        return ratios.map(Figure.number).joined(separator: "–")
    }

    private func measure(_ value: Double) -> String {
        kind == .memory ? Figure.bytes(value) : Figure.time(value)
    }
}
