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
        let ratios = kind == .memory ? inverseQuartiles : outcome.quartiles
        return [
            "\(kind.title): \(document.summary)",
            Figure.bytes(Double(outcome.bytes)),
            measure(outcome.ours.median),
            kind == .memory ? "" : Figure.speed(outcome.bytes, outcome.ours.median),
            measure(outcome.theirs.median),
            kind == .memory ? "" : Figure.speed(outcome.bytes, outcome.theirs.median),
            Figure.number(ratio) + " ×",
            "\(Figure.number(ratios.lowerBound))–\(Figure.number(ratios.upperBound))",
            "\(kind == .memory ? "≤" : "≥") \(Figure.number(target)) ×\(isReached ? "" : " !")",
        ]
    }

    var isReached: Bool { kind == .memory ? ratio <= target : ratio >= target }

    private var ratio: Double { kind == .memory ? 1 / outcome.ratio : outcome.ratio }

    private var inverseQuartiles: ClosedRange<Double> {
        1 / outcome.quartiles.upperBound...1 / outcome.quartiles.lowerBound
    }

    private func measure(_ value: Double) -> String {
        kind == .memory ? Figure.bytes(value) : Figure.time(value)
    }
}
