extension ConfigNames {
    /// Names of a config that Swift or something else has already, each told where the config asks for
    /// it: nothing in the document is wrong, and nothing there can be repaired.
    static func refused(
        of config: Config,
        in document: JSONNode,
        _ found: [Diagnostic]
    ) -> [Diagnostic] {
        if config.names.isEmpty { return [] }
        var asked: [SourceRange: SourceRange] = [:]
        for (pointer, name) in config.names {
            if let place = document.place(at: pointer.value) { asked[place] = name.range }
        }
        return found.compactMap { diagnostic in
            guard case .name = diagnostic.problem else { return nil }
            let places = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
            guard let named = places.first(where: { asked[$0] != nil }), let range = asked[named]
            else { return nil }
            let others = places.filter { $0 != named }
            let notes = others.map { Diagnostic.Note("the other one is here", at: $0) }
            return Diagnostic(diagnostic.problem, at: range, notes: notes)
        }
    }
}
