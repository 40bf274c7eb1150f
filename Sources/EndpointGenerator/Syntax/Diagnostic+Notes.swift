extension Diagnostic.Note {
    /// The nearest of the known names, if any is near.
    static func didYouMean(_ name: String, among names: some Sequence<String>) -> Self? {
        Suggestion.nearest(to: name, among: names).map { Self("did you mean \($0.quoted)?") }
    }

    /// The nearest of the known names, with the place of its declaration.
    static func didYouMean(_ name: String, declared names: [Located<String>]) -> Self? {
        guard let near = Suggestion.nearest(to: name, among: names.lazy.map(\.value)),
            let declared = names.first(where: { $0.value == near })
        else { return nil }
        return Self("did you mean \(near.quoted), declared here?", at: declared.range)
    }

    /// What is told at one of several places.
    static func soElsewhere(_ count: Int) -> Self {
        Self("so at \(count == 1 ? "one other place" : "\(count) other places")")
    }

    static func firstHere(_ range: SourceRange) -> Self {
        Self("the first one is here", at: range)
    }
}

extension [Diagnostic] {
    /// Warnings that say the same of several places once, at the first of them.
    func toldOnce() -> [Diagnostic] {
        var result: [Diagnostic] = []
        var known: [String: (index: Int, others: Int)] = [:]
        for diagnostic in sortedByPosition() {
            let message = diagnostic.message
            if diagnostic.severity == .warning, known[message] != nil {
                known[message]?.others += 1
                continue
            }
            if diagnostic.severity == .warning { known[message] = (result.count, 0) }
            result.append(diagnostic)
        }
        for (index, others) in known.values where others > 0 {
            result[index].notes.append(.soElsewhere(others))
        }
        return result
    }
}
