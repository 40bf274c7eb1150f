import EndpointsJSON

/// One form that a member of a union has; a member that is a union has those of its own members.
struct UnionAlternative {
    /// The index of the union's member.
    var member: Int
    /// No reference, and no union unless it holds itself.
    let schema: Schema
    /// Whether it is what the discriminator leaves.
    private(set) var isDefault = false
    /// What stands at keys that tell members apart.
    let values: [String: [UnionChoice.Scalar]]

    /// - Parameters:
    ///   - discriminator: A property that tells members apart also where it need not be there.
    ///   - mapped: Values of the discriminator where the property itself does not say them.
    private init(
        _ schema: Schema,
        discriminator: String?,
        mapped: [String],
        _ models: ModelTable
    ) {
        member = 0
        self.schema = schema
        var values: [String: [UnionChoice.Scalar]] = [:]
        if case .object(let object) = schema.kind {
            for property in object.properties {
                let name = property.name.value
                guard property.isRequired || name == discriminator else { continue }
                let initial = property.schema.initialValue.flatMap { UnionChoice.Scalar($0) }
                let listed = initial.map { [$0] } ?? property.schema.listedValues(models)
                if !listed.isEmpty { values[name] = listed }
            }
        }
        if let discriminator, !mapped.isEmpty, mapped.count > 1 || values[discriminator] == nil {
            values[discriminator] = mapped.map { .text($0) }
        }
        self.values = values
    }

    static func of(_ union: UnionSchema, _ models: ModelTable) -> [UnionAlternative] {
        union.members.indices.flatMap { index in
            var met: Set<SourceRange> = []
            let member = union.members[index]
            let isDefault = union.discriminator?.isDefault(member) == true
            var forms = forms(of: member, union.discriminator, models, &met)
            for form in forms.indices {
                forms[form].member = index
                forms[form].isDefault = isDefault
            }
            return forms
        }
    }

    private static func forms(
        of member: Schema,
        _ discriminator: UnionSchema.Discriminator?,
        _ models: ModelTable,
        _ met: inout Set<SourceRange>
    ) -> [UnionAlternative] {
        let schema = models.resolved(member)
        if case .union(let union) = schema.kind {
            guard met.insert(schema.range).inserted, met.count < maximumDepth else { return [] }
            return union.members.flatMap { forms(of: $0, union.discriminator, models, &met) }
        }
        return [
            UnionAlternative(
                schema,
                discriminator: discriminator?.property.value,
                mapped: discriminator?.values(of: member, models) ?? [],
                models
            )
        ]
    }

    /// How many unions may stand in each other: more are none that a person wrote.
    static let maximumDepth = 100

    var object: ObjectSchema? {
        if case .object(let object) = schema.kind { object } else { nil }
    }

    /// Whether an object has at least one key that it knows.
    var requiresKeys: Bool { object?.requiredKeys.isEmpty == false }

    /// What stands at each key of an object whose keys are data.
    var elementOfAnyKeys: Schema.Kind? {
        switch schema.kind {
        case .dictionary(let element): element.kind
        case .any: .any
        case .scalar, .null, .reference, .array, .tuple, .object, .enumeration, .constant, .union,
            .all:
            nil
        }
    }
}

extension UnionSchema.Discriminator {
    /// The values that mean a member: the mapping's, else the model's name; none of what is no model.
    fileprivate func values(of member: Schema, _ models: ModelTable) -> [String] {
        guard let model = member.referencedModel?.value else { return [] }
        let mapped = mapping.filter { $0.model.value == model }
        return mapped.isEmpty ? [models.meant(by: model) ?? model] : mapped.map(\.value.value)
    }
}

extension Schema {
    /// The JSON types that its values have; `self` is no reference.
    func kinds(_ models: ModelTable) -> Set<JSONKind> {
        var met: Set<SourceRange> = []
        return kinds(models, &met)
    }

    /// Whether null is one of its values.
    func takesNull(_ models: ModelTable) -> Bool {
        if case .any = models.resolved(self).kind { return true }
        return kinds(models).contains(.null)
    }

    /// The constant that it is, or what its enumeration lists; none where it may be null.
    fileprivate func listedValues(_ models: ModelTable) -> [UnionChoice.Scalar] {
        if models.isNullable(self) { return [] }
        let nodes: [JSONNode]
        switch models.resolved(self).kind {
        case .constant(let value): nodes = [value]
        case .enumeration(let enumeration): nodes = enumeration.values
        default: return []
        }
        let values = nodes.compactMap { UnionChoice.Scalar($0) }
        return values.count == nodes.count ? values : []
    }

    private func kinds(_ models: ModelTable, _ met: inout Set<SourceRange>) -> Set<JSONKind> {
        let schema = models.resolved(self)
        var kinds: Set<JSONKind>
        switch schema.kind {
        case .any, .reference: kinds = [.object, .array, .string, .number, .bool]
        case .scalar(let scalar): kinds = [scalar.jsonKind]
        case .null: kinds = [.null]
        case .array, .tuple: kinds = [.array]
        case .dictionary, .object, .all: kinds = [.object]
        case .enumeration(let enumeration): kinds = Set(enumeration.values.map(\.kind))
        case .constant(let value): kinds = [value.kind]
        case .union(let union):
            guard met.insert(schema.range).inserted, met.count < UnionAlternative.maximumDepth
            else { return [] }
            kinds = []
            for member in union.members { kinds.formUnion(member.kinds(models, &met)) }
        }
        if isNullable || schema.isNullable { kinds.insert(.null) }
        return kinds
    }
}

extension ScalarType {
    fileprivate var jsonKind: JSONKind {
        if isText { return .string }
        return self == .boolean ? .bool : .number
    }
}

extension JSONNode {
    var kind: JSONKind {
        switch value {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
