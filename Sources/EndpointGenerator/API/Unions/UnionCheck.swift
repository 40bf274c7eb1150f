/// Every member of a union must be reachable.
enum UnionCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let models = ModelTable(api.models)
        var met: Set<SourceRange> = []
        api.forEachSchema { schema, _ in
            check(schema, models, &met, &diagnostics)
        }
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
        let choice = UnionPlanner.choice(union, models)
        let coverage = SchemaCoverage(models)
        var reached: Set<Int> = []
        var hidden: [Int: Int] = [:]
        choice.forEachLeaf { members in
            for (index, member) in members.enumerated() {
                let cover = members[..<index].first {
                    coverage.covers(union.members[$0], union.members[member])
                }
                if let cover { hidden[member] = cover } else { reached.insert(member) }
            }
        }
        for (index, member) in union.members.enumerated() where !reached.contains(index) {
            diagnostics.report(
                .union(.unreachable),
                at: member.range,
                hidden[index].map { Diagnostic.Note("this one", at: union.members[$0].range) }
            )
        }
    }
}

extension UnionChoice {
    /// Calls with the members that are tried in turn, wherever the choice ends.
    fileprivate func forEachLeaf(_ body: ([Int]) -> Void) {
        switch self {
        case .member(let member): body([member])
        case .first(let members): body(members)
        case .value(_, let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        case .kind(let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        case .element(let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        case .keys(let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        }
    }
}
