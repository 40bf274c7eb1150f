/// An order of unions' members in which each is reached: one that an earlier member hides stands
/// before it, and one that is another's twin is gone.
struct UnionOrder {
    /// A member → the earlier one that it goes before.
    private var places: [SourceRange: SourceRange] = [:]
    private var twins: Set<SourceRange> = []

    /// What diagnostics of ``UnionCheck`` ask for.
    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            guard case .union(.unreachable(let earlier)) = diagnostic.problem else { continue }
            if let earlier {
                places[diagnostic.range] = earlier
            } else {
                twins.insert(diagnostic.range)
            }
        }
    }

    var isEmpty: Bool { places.isEmpty && twins.isEmpty }

    /// The members in order; nil where they stand so.
    func ordered<Member>(_ members: [Member], at range: (Member) -> SourceRange) -> [Member]? {
        let concerns = members.contains { member in
            let range = range(member)
            return twins.contains(range) || places[range] != nil
        }
        guard concerns else { return nil }
        var result = members.filter { !twins.contains(range($0)) }
        for member in result {
            let own = range(member)
            guard let earlier = places[own],
                let place = result.firstIndex(where: { range($0) == earlier }),
                let index = result.firstIndex(where: { range($0) == own }), place < index
            else { continue }
            result.insert(result.remove(at: index), at: place)
        }
        return result
    }
}

extension API {
    /// Puts the members of its unions in an order; a union of which one is left is that member.
    mutating func order(_ order: UnionOrder) {
        changeSchemas { schema in
            guard case .union(var union) = schema.kind,
                let members = order.ordered(union.members, at: \.range)
            else { return nil }
            var schema = schema
            union.members = members
            if members.count == 1 {
                schema.take(members[0])
            } else {
                schema.kind = .union(union)
            }
            return schema
        }
    }
}
