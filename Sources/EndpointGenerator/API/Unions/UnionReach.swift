/// Which members of a union no value comes to, and which one of those before takes all of theirs.
struct UnionReach {
    struct Cover {
        /// The index of the member that takes all.
        let member: Int
        /// Whether the hidden one does not take all of its.
        let isWider: Bool
    }

    /// By the index of a member that is never reached; nil where there is no single reason.
    private(set) var hidden: [Int: Cover?] = [:]
    /// Keys that have one constant in several members which nothing else tells apart.
    private(set) var ties: [(key: String, members: [Int])] = []

    init(_ union: UnionSchema, _ models: ModelTable) {
        let choice = UnionPlanner.choice(union, models)
        let coverage = SchemaCoverage(models)
        let knowledge = SchemaKnowledge(models)
        var reached: Set<Int> = []
        var covers: [Int: Int] = [:]
        choice.forEachLeaf { members, isCompared in
            for (index, member) in members.enumerated() {
                let cover = members[..<index].first { earlier in
                    let (schema, other) = (union.members[earlier], union.members[member])
                    return coverage.covers(schema, other)
                        && (!isCompared || knowledge.includes(schema, other))
                }
                if let cover { covers[member] = cover } else { reached.insert(member) }
            }
        }
        for index in union.members.indices where !reached.contains(index) {
            let cover = covers[index].map { cover in
                let (schema, other) = (union.members[index], union.members[cover])
                let isTwin =
                    coverage.covers(schema, other) && knowledge.includes(schema, other)
                return Cover(member: cover, isWider: !isTwin)
            }
            hidden[index] = .some(cover)
        }
        choice.forEachTie { key, members in
            if members.allSatisfy(reached.contains) { ties.append((key, members)) }
        }
    }
}

extension UnionChoice {
    /// Calls with the members that are tried in turn or compared, wherever the choice ends.
    fileprivate func forEachLeaf(_ body: (_ members: [Int], _ isCompared: Bool) -> Void) {
        switch self {
        case .member(let member): body([member], false)
        case .first(let members, _): body(members, false)
        case .closest(let members): body(members, true)
        case .value(_, let branches, let other):
            for branch in branches { branch.choice.forEachLeaf(body) }
            if let other { body([other], false) }
        case .kind(let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        case .element(let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        case .keys(let branches): for branch in branches { branch.choice.forEachLeaf(body) }
        }
    }

    /// Calls with the members that have one constant in the key, and that nothing else tells apart.
    fileprivate func forEachTie(by key: String? = nil, _ body: (String, [Int]) -> Void) {
        switch self {
        case .member, .element, .closest: break
        case .first(let members, _):
            if let key, members.count > 1 { body(key, members) }
        case .value(let key, let branches, _):
            for branch in branches { branch.choice.forEachTie(by: key, body) }
        case .kind(let branches):
            for branch in branches { branch.choice.forEachTie(by: key, body) }
        case .keys(let branches):
            for branch in branches { branch.choice.forEachTie(by: key, body) }
        }
    }
}
