import EndpointsJSON

/// Finds how the member of a union is chosen: by the discriminator, by properties that are constant
/// in each member or have values listed, by JSON type, by required keys; and where all of that leaves
/// several, by reading.
struct UnionPlanner {
    let models: ModelTable
    private let discriminator: String?

    static func choice(_ union: UnionSchema, _ models: ModelTable) -> UnionChoice {
        let planner = UnionPlanner(
            models: models,
            discriminator: union.discriminator?.property.value
        )
        return planner.byKind(UnionAlternative.of(union, models))
    }

    private static let kinds: [JSONKind] = [.string, .number, .bool, .array, .object]

    private func byKind(_ alternatives: [UnionAlternative]) -> UnionChoice {
        let kinds = alternatives.map { $0.schema.kinds(models) }
        var branches: [UnionChoice.Branch<[JSONKind]>] = []
        for kind in Self.kinds {
            let own = zip(alternatives, kinds).filter { $1.contains(kind) }.map(\.0)
            if own.isEmpty { continue }
            let choice = choice(of: own, kind)
            if let index = branches.firstIndex(where: { $0.choice == choice }) {
                branches[index].condition.append(kind)
            } else {
                branches.append(.init(condition: [kind], choice: choice))
            }
        }
        if branches.count == 1, branches[0].choice.refusesOthers { return branches[0].choice }
        return .kind(branches)
    }

    private func choice(of alternatives: [UnionAlternative], _ kind: JSONKind) -> UnionChoice {
        let members = alternatives.members
        if members.count == 1 {
            // A value that the one scalar does not take is none of the union's.
            return alternatives[0].refusesSome ? .first(members) : .member(members[0])
        }
        switch kind {
        case .object: return byDefault(alternatives) ?? byValue(alternatives, without: [])
        case .array: return byElement(alternatives)
        case .string, .number, .bool, .null: return tied(alternatives)
        }
    }

    /// By the discriminator, where one member has what is left.
    private func byDefault(_ alternatives: [UnionAlternative]) -> UnionChoice? {
        guard let discriminator, let other = alternatives.first(where: \.isDefault) else {
            return nil
        }
        let told = alternatives.filter { !$0.isDefault }
        return .value(
            key: discriminator,
            branches(told, by: discriminator),
            otherwise: other.member
        )
    }

    private func byValue(
        _ alternatives: [UnionAlternative],
        without used: Set<String>
    ) -> UnionChoice {
        let members = alternatives.members
        if members.count == 1 { return .member(members[0]) }
        guard let key = decidingKey(alternatives, without: used) else {
            return byKeys(alternatives)
        }
        return .value(key: key, branches(alternatives, by: key, without: used))
    }

    private func branches(
        _ alternatives: [UnionAlternative],
        by key: String,
        without used: Set<String> = []
    ) -> [UnionChoice.Branch<[UnionChoice.Scalar]>] {
        var branches: [UnionChoice.Branch<[UnionChoice.Scalar]>] = []
        var met: Set<UnionChoice.Scalar> = []
        for value in alternatives.flatMap({ $0.values[key] ?? [] }) where met.insert(value).inserted
        {
            let own = alternatives.filter { $0.values[key]?.contains(value) == true }
            let choice = byValue(own, without: used.union([key]))
            if let index = branches.firstIndex(where: { $0.choice == choice }) {
                branches[index].condition.append(value)
            } else {
                branches.append(.init(condition: [value], choice: choice))
            }
        }
        return branches
    }

    /// The discriminator, else of the keys whose values tell alternatives apart the one that does it
    /// the most; of several that with the fewest values, and the first by name.
    private func decidingKey(
        _ alternatives: [UnionAlternative],
        without used: Set<String>
    ) -> String? {
        let values = alternatives.map(\.values)
        var common = Set(values[0].keys).subtracting(used)
        for other in values.dropFirst() { common.formIntersection(other.keys) }
        if let discriminator, common.contains(discriminator) { return discriminator }
        let parts = common.map { key in
            (key: key, lists: Set(values.map { Set($0[key] ?? []) }))
        }
        // A value that two of them list would leave it open which one is meant.
        let deciding = parts.filter { part in
            let count = part.lists.reduce(0) { $0 + $1.count }
            return part.lists.count > 1
                && count == part.lists.reduce(Set()) { $0.union($1) }.count
        }
        return deciding.min { left, right in
            func order(_ part: (key: String, lists: Set<Set<UnionChoice.Scalar>>)) -> (
                Int, Int, String
            ) {
                (-part.lists.count, part.lists.reduce(0) { $0 + $1.count }, part.key)
            }
            return order(left) < order(right)
        }?.key
    }

    /// What nothing but reading tells apart: the first that can be read, if those after it know no
    /// more than it does.
    func tied(_ alternatives: [UnionAlternative]) -> UnionChoice {
        let alternatives = longestFirst(alternatives)
        var members: [Int] = []
        for alternative in alternatives where !members.contains(alternative.member) {
            members.append(alternative.member)
        }
        if members.count == 1 { return .member(members[0]) }
        guard alternatives.allSatisfy({ $0.schema.readsItself(models) }) else {
            return .first(members)
        }
        let knowledge = SchemaKnowledge(models)
        let isOrderEnough = alternatives.indices.allSatisfy { index in
            alternatives[..<index].allSatisfy { earlier in
                let later = alternatives[index]
                return earlier.member == later.member
                    || knowledge.includes(earlier.schema, later.schema)
                    || earlier.requiresKeys && later.elementOfAnyKeys != nil
            }
        }
        return isOrderEnough ? .first(members) : .closest(members)
    }

    /// Tuples by their length: a shorter one passes over what a longer one keeps, and that refuses
    /// what is too short for it. One that takes any rest keeps all.
    private func longestFirst(_ alternatives: [UnionAlternative]) -> [UnionAlternative] {
        var lengths: [Int] = []
        for alternative in alternatives {
            guard case .tuple(let elements, let rest) = models.resolved(alternative.schema).kind
            else { return alternatives }
            lengths.append(rest == nil ? elements.count : .max)
        }
        let order = lengths.indices.sorted { left, right in
            lengths[left] == lengths[right] ? left < right : lengths[left] > lengths[right]
        }
        return order.map { alternatives[$0] }
    }

    private func byElement(_ alternatives: [UnionAlternative]) -> UnionChoice {
        var branches: [UnionChoice.Branch<[JSONKind?]>] = []
        func add(_ kind: JSONKind?, _ choice: UnionChoice) {
            if let index = branches.firstIndex(where: { $0.choice == choice }) {
                branches[index].condition.append(kind)
            } else {
                branches.append(.init(condition: [kind], choice: choice))
            }
        }
        for kind in Self.kinds + [.null] {
            let own = alternatives.filter { $0.elementKinds(models).contains(kind) }
            if own.isEmpty { continue }
            add(kind, tied(own))
        }
        if branches.count == 1 { return branches[0].choice }
        add(nil, .member(alternatives.members[0]))
        return .element(branches)
    }
}

extension UnionChoice {
    /// Whether a value of another JSON type comes to no member.
    fileprivate var refusesOthers: Bool {
        switch self {
        case .value, .first, .closest: true
        case .keys(let branches): branches.allSatisfy { !$0.condition.isEmpty }
        case .member, .kind, .element: false
        }
    }
}

extension [UnionAlternative] {
    /// The members that they are of, in the document's order.
    var members: [Int] { Set(map(\.member)).sorted() }
}

extension Schema {
    /// Whether its Swift type alone says how its JSON is read.
    fileprivate func readsItself(_ models: ModelTable, depth: Int = 0) -> Bool {
        let schema = models.resolved(self)
        if swiftType != nil || schema.swiftType != nil || dateFormat != nil
            || schema.dateFormat != nil || isLossy || schema.isLossy
        {
            return false
        }
        return switch schema.kind {
        case .scalar(let scalar):
            ![.unixtime, .unixtimeMilliseconds, .httpDate].contains(scalar)
        case .array(let element, _), .dictionary(let element):
            depth < UnionAlternative.maximumDepth && element.readsItself(models, depth: depth + 1)
        case .any, .null, .reference, .tuple, .object, .enumeration, .constant, .union, .all: true
        }
    }
}

extension UnionAlternative {
    /// Whether it is a scalar that does not take each value of its JSON type.
    fileprivate var refusesSome: Bool {
        if schema.swiftType != nil { return false }
        return switch schema.kind {
        case .constant: true
        case .enumeration(let enumeration): enumeration.isClosed
        case .scalar(let scalar): scalar.refusesSome || schema.dateFormat != nil
        case .any, .null, .reference, .array, .tuple, .dictionary, .object, .union, .all: false
        }
    }

    /// The JSON types that a first element has.
    fileprivate func elementKinds(_ models: ModelTable) -> Set<JSONKind> {
        switch schema.kind {
        case .array(let element, _): element.kinds(models)
        case .tuple(let elements, _): elements.first?.kinds(models) ?? []
        default: [.object, .array, .string, .number, .bool, .null]
        }
    }
}

extension ScalarType {
    /// Whether not each string, number or boolean is one of its values.
    fileprivate var refusesSome: Bool {
        switch self {
        case .string, .number, .boolean, .double, .decimal, .float, .unixtime,
            .unixtimeMilliseconds:
            false
        case .integer, .dateTime, .date, .time, .dateTimeLocal, .duration, .httpDate, .uuid, .uri,
            .byte, .binary, .int32, .int64, .uint32, .uint64:
            true
        }
    }
}
