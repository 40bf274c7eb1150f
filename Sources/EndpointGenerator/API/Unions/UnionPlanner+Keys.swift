/// Objects that are told apart by the keys which must be there.
extension UnionPlanner {
    /// The most keys first, so that `{id, name}` is tried before `{id}`.
    func byKeys(_ alternatives: [UnionAlternative]) -> UnionChoice {
        let keys = alternatives.map { $0.object?.requiredKeys ?? [] }
        if Set(keys.map(Set.init)).count == 1 { return tied(alternatives) }
        var branches: [(keys: [String], alternatives: [UnionAlternative])] = []
        let order = alternatives.indices.sorted { left, right in
            (keys[right].count, left) < (keys[left].count, right)
        }
        for index in order {
            let own = Set(keys[index])
            if let branch = branches.firstIndex(where: { Set($0.keys) == own }) {
                branches[branch].alternatives.append(alternatives[index])
            } else {
                branches.append((keys[index], [alternatives[index]]))
            }
        }
        return .keys(
            branches.enumerated().map { index, branch in
                let takingNull = Set(branch.alternatives.flatMap { keysTakingNull($0) })
                let later = branches[(index + 1)...].flatMap(\.alternatives)
                let rivals = later.filter { isRival($0, branch.keys, branch.alternatives) }
                return .init(
                    condition: branch.keys.map { key in
                        .init(name: key, takesNull: takingNull.contains(key))
                    },
                    choice: choice(of: branch.alternatives, beside: rivals)
                )
            }
        )
    }

    /// A value that has the keys of the one alternative and is nothing else either is that one with a
    /// mistake, of which its error tells the place.
    private func choice(
        of alternatives: [UnionAlternative],
        beside rivals: [UnionAlternative]
    ) -> UnionChoice {
        let choice = tied(alternatives + rivals)
        let own = alternatives.members
        if case .first(let members, _) = choice, members.count > 1, own.count == 1 {
            return .first(members, errorOf: own[0])
        }
        return choice
    }

    /// Whether an object that has the keys may be another alternative's, which knows more of it than
    /// the one that requires them, or takes what that refuses: `{id, name}` beside
    /// `{id, name?, email?}`.
    private func isRival(
        _ other: UnionAlternative,
        _ keys: [String],
        _ alternatives: [UnionAlternative]
    ) -> Bool {
        let coverage = SchemaCoverage(models)
        if let element = other.elementOfAnyKeys {
            return alternatives.contains { alternative in
                alternative.object?.properties.contains {
                    !coverage.covers($0.schema.kind, element)
                } ?? false
            }
        }
        guard let known = other.object?.properties,
            Set(known.map(\.name.value)).isSuperset(of: keys)
        else { return false }
        let knowledge = SchemaKnowledge(models)
        return alternatives.contains { alternative in
            if !knowledge.includes(alternative.schema, other.schema) { return true }
            let own = alternative.object?.properties ?? []
            return own.contains { property in
                let same = known.first { $0.name.value == property.name.value }
                return same.map { !coverage.covers(property.schema, $0.schema) } ?? false
            }
        }
    }

    private func keysTakingNull(_ alternative: UnionAlternative) -> [String] {
        let properties = alternative.object?.properties ?? []
        return properties.filter { $0.schema.takesNull(models) }.map(\.name.value)
    }
}
