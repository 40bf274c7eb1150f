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

    static func firstHere(_ range: SourceRange) -> Self {
        Self("the first one is here", at: range)
    }
}
