/// Every name of a model must be a model's.
enum ReferenceCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        var check = Check(models: api.models.map(\.name))
        for (schema, use) in api.schemas { check.check(schema, use, &diagnostics) }
    }

    private struct Check {
        let models: [Located<String>]
        let names: Set<String>
        /// One name may be missing at a thousand places.
        var notes: [String: Diagnostic.Note?] = [:]

        init(models: [Located<String>]) {
            self.models = models
            names = Set(models.map(\.value))
        }

        mutating func check(_ schema: Schema, _ use: SchemaUse, _ diagnostics: inout [Diagnostic]) {
            if case .reference(let name) = schema.kind {
                check(name, use, &diagnostics)
            }
            if case .union(let union) = schema.kind {
                for model in union.discriminator?.models ?? [] {
                    check(model, use, &diagnostics)
                }
            }
            schema.forEachChild { child, property in
                var use = use
                use.property = property ?? use.property
                check(child, use, &diagnostics)
            }
        }

        private mutating func check(
            _ name: Located<String>,
            _ use: SchemaUse,
            _ diagnostics: inout [Diagnostic]
        ) {
            if names.contains(name.value) { return }
            diagnostics.report(
                .reference(.unknownModel(name.value, use: "\(use)")),
                at: name.range,
                note(for: name.value)
            )
        }

        /// A model, or a type of the format, that is near.
        private mutating func note(for name: String) -> Diagnostic.Note? {
            if let known = notes[name] { return known }
            // Each costs a look at every model: a document with hundreds of unknown names has
            // another trouble than its spelling.
            let note = notes.count < 100 ? near(name) : nil
            notes[name] = .some(note)
            return note
        }

        private func near(_ name: String) -> Diagnostic.Note? {
            let words = TypeWord.meant(by: name)
            if !words.isEmpty { return Diagnostic.Note("did you mean \(words.quotedChoice)?") }
            return .didYouMean(name, declared: models)
                ?? .didYouMean(name, among: TypeWord.types)
        }
    }
}
