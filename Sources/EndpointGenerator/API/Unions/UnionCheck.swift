/// Every member of a union must be reachable, and should not share its constant with another.
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
        choice.forEachTie { key, members in
            guard let first = members.first, members.allSatisfy(reached.contains) else { return }
            for member in members.dropFirst() {
                diagnostics.report(
                    .union(.tied(key)),
                    at: union.members[member].range,
                    Diagnostic.Note("this one", at: union.members[first].range)
                )
            }
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

    /// Calls with the members that have one constant in the key, and that nothing else tells apart.
    fileprivate func forEachTie(by key: String? = nil, _ body: (String, [Int]) -> Void) {
        switch self {
        case .member, .element: break
        case .first(let members):
            if let key, members.count > 1 { body(key, members) }
        case .value(let key, let branches):
            for branch in branches { branch.choice.forEachTie(by: key, body) }
        case .kind(let branches):
            for branch in branches { branch.choice.forEachTie(by: key, body) }
        case .keys(let branches):
            for branch in branches { branch.choice.forEachTie(by: key, body) }
        }
    }
}
