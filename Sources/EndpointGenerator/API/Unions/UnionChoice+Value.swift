import EndpointsJSON

extension UnionChoice {
    /// The index of the member as which a value is read; nil where it is none's.
    func member(for value: JSONNode, of members: [Schema], _ models: ModelTable) -> Int? {
        func reads(_ index: Int) -> Bool {
            var matcher = SchemaMatcher(models, .response)
            return matcher.mistakes(value, members[index], JSONPointer(tokens: [])).isEmpty
        }
        func end(_ choice: UnionChoice?) -> Int? {
            choice?.member(for: value, of: members, models)
        }
        switch self {
        case .member(let index): return index
        case .first(let members, _): return members.first(where: reads)
        case .closest(let candidates):
            var best: (index: Int, unknowns: ValueUnknowns)?
            for index in candidates where reads(index) {
                let unknowns = ValueUnknowns(value, members[index], models)
                if best.map({ unknowns.isLess(than: $0.unknowns) }) ?? true {
                    best = (index, unknowns)
                }
            }
            return best?.index
        case .value(let key, let branches, let other):
            let branch = value.object?[key].flatMap { found in
                branches.first { $0.condition.contains { $0.equals(found) } }
            }
            return branch.map { end($0.choice) } ?? other
        case .kind(let branches):
            return end(branches.first { $0.condition.contains(value.kind) }?.choice)
        case .element(let branches):
            return end(
                branches.first { $0.condition.contains(value.array?.first?.kind) }?.choice
            )
        case .keys(let branches):
            return end(
                branches.first { branch in
                    branch.condition.allSatisfy { $0.isThere(in: value.object) }
                }?.choice
            )
        }
    }
}

extension UnionChoice.Scalar {
    /// Whether a JSON value is this one.
    fileprivate func equals(_ node: JSONNode) -> Bool {
        let value: JSONNode.Value =
            switch self {
            case .text(let text): .string(text)
            case .number(let text): .number(text)
            case .flag(let flag): .bool(flag)
            }
        return JSONNode(value, node.range).equals(node)
    }
}
