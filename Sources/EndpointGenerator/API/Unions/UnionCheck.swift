/// Every member of a union must be reachable, and should not share its constant with another.
enum UnionCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let models = ModelTable(api.models)
        var met: Set<SourceRange> = []
        for (schema, _) in api.schemas { check(schema, models, &met, &diagnostics) }
    }

    private static func check(
        _ schema: Schema,
        _ models: ModelTable,
        _ met: inout Set<SourceRange>,
        _ diagnostics: inout [Diagnostic]
    ) {
        if case .union(let union) = schema.kind, met.insert(schema.range).inserted {
            check(union, models, &diagnostics)
        }
        schema.forEachChild { child, _ in check(child, models, &met, &diagnostics) }
    }

    private static func check(
        _ union: UnionSchema,
        _ models: ModelTable,
        _ diagnostics: inout [Diagnostic]
    ) {
        let reach = UnionReach(union, models)
        for (index, member) in union.members.enumerated() {
            guard let cover = reach.hidden[index] else { continue }
            let range = cover.map { union.members[$0.member].range }
            diagnostics.report(
                .union(.unreachable(before: cover?.isWider == true ? range : nil)),
                at: member.range,
                range.map { Diagnostic.Note("this one", at: $0) }
            )
        }
        for tie in reach.ties {
            for member in tie.members.dropFirst() {
                diagnostics.report(
                    .union(.tied(tie.key)),
                    at: union.members[member].range,
                    Diagnostic.Note("this one", at: union.members[tie.members[0]].range)
                )
            }
        }
    }
}
