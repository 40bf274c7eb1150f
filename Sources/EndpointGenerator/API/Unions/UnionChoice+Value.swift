import EndpointsJSON

extension UnionChoice {
    /// The member that a value is read as; nil where it is none's.
    ///
    /// - Parameter reads: Whether the value can be read as a member.
    func member(for value: JSONNode, reads: (Int) -> Bool) -> Int? {
        switch self {
        case .member(let index): index
        case .first(let members): members.first(where: reads)
        case .value(let key, let branches):
            value.object?[key].flatMap { found in
                branches.first { $0.condition.contains { $0.equals(found) } }
            }?.choice.member(for: value, reads: reads)
        case .kind(let branches):
            branches.first { $0.condition.contains(value.kind) }?
                .choice.member(for: value, reads: reads)
        case .element(let branches):
            branches.first { $0.condition.contains(value.array?.first?.kind) }?
                .choice.member(for: value, reads: reads)
        case .keys(let branches):
            branches.first { branch in
                branch.condition.allSatisfy { $0.isThere(in: value.object) }
            }?.choice.member(for: value, reads: reads)
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
