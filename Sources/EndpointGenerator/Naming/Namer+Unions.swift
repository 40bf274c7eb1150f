extension Namer {
    /// A union's members as cases; their inline schemas become types nested in `path`.
    func namedUnion(
        _ union: UnionSchema,
        _ schema: Schema,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedUnion {
        let cases = MemberNames(union, models: models).names
        let types = NestedNames(
            zip(cases, union.members).map { ($0.text, $1) },
            namespace: namespace
        )
        let members = union.members.indices.map { index in
            let member = union.members[index]
            return NamedMember(
                name: cases[index],
                type: typeUse(member, types[index], in: path, nested: &nested),
                schema: member
            )
        }
        let areDistinct = report(
            members.map { ($0.name, Located($0.wireWord, $0.schema.range)) },
            kind: .members
        )
        if areDistinct {
            report(nested.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        return NamedUnion(
            members: members,
            choice: UnionPlanner.choice(union, table),
            isIndirect: boxes.isIndirect(union: schema.range, in: model)
        )
    }

    /// The dictionary that takes the keys which no property has; nil where they are passed over.
    func namedRest(
        _ object: ObjectSchema,
        beside fields: [NamedField],
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedField? {
        guard case .kept(let schema) = object.additional else { return nil }
        let taken = Set(fields.map(\.name.text))
        var name = "additionalProperties"
        while taken.contains(name) { name += "_" }
        let value = SwiftName(text: "AdditionalProperty")
        var field = namedField(
            Located(name, schema.range),
            Schema(.dictionary(schema), schema.range),
            isRequired: true,
            type: .dictionary(elementUse(schema, value, in: path, nested: &nested))
        )
        field.name = SwiftName(text: name)
        field.schema.description = object.restDescription
        if object.isRestLossy { field.type = .lossy(field.type) }
        field.defaultValue = "[:]"
        return field
    }
}

extension ObjectSchema {
    /// `Other keys: those that match `^x-`.`
    fileprivate var restDescription: String {
        if patterns.isEmpty { return "Other keys and their values." }
        let texts = patterns.map { "`\($0.pattern.value)`" }.joined(separator: " or ")
        return "Other keys and their values; the keys match \(texts)."
    }
}
