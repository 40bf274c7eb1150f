/// What the decoders of a spec share: what was found so far, and what may be looked up.
struct SpecContext {
    var diagnostics: [Diagnostic] = []
    var parameters = SharedParameters()
    var serverNames: [Located<String>] = []
    /// The members of `allOf`, which may leave out what another one says.
    var merged: Set<SourceRange> = []
    /// One warning a document is enough for bodies that are left out.
    var warnedOfBody = false

    mutating func report(
        _ problem: Problem,
        at range: SourceRange,
        _ notes: Diagnostic.Note?...
    ) {
        diagnostics.append(Diagnostic(problem, at: range, notes: notes.compactMap(\.self)))
    }

    mutating func reportType(
        of what: String,
        expected: String,
        found node: JSONNode,
        _ note: Diagnostic.Note? = nil
    ) {
        report(
            .document(.wrongType(what, expected: expected, found: node.kindPhrase)),
            at: node.range,
            note
        )
    }
}
