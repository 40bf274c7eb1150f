/// A union among the members of `allOf`.
extension SchemaResolver {
    /// The union whose members each have the common properties too: an object that is all of *A* and
    /// one of *B* and *C* is one of *A with B* and *A with C*.
    mutating func distribute(_ common: ObjectMerge, over union: UnionSchema) -> UnionSchema {
        var result = union
        if let discriminator = union.discriminator {
            checkMapping(of: discriminator, union)
            result.discriminator?.mapping = []
            result.discriminator?.defaultModel = nil
            result.discriminator?.defaultMember =
                union.members.first { discriminator.isDefault($0) }?.range
        }
        result.members = union.members.compactMap { member in
            guard let part = part(member) else { return nil }
            var merge = common
            if case .union(let inner) = part.kind {
                var merged = member
                merged.kind = .union(distribute(common, over: inner))
                return merged
            }
            add(part, to: &merge, at: member.range)
            if let value = constant(of: member, in: union) { merge.add(value) }
            merge.finish(into: &diagnostics)
            var merged = part
            merged.kind = .object(merge.object)
            merged.range = member.range
            if case .reference(let name) = member.kind {
                merged.swiftName = member.swiftName ?? part.swiftName ?? name
            }
            merged.description = member.description ?? part.description
            return merged
        }
        return result
    }

    /// The discriminator of a model as its constant: a merged member is that model no more, and has
    /// no name by which the mapping could mean it.
    private func constant(of member: Schema, in union: UnionSchema) -> ObjectSchema? {
        guard let discriminator = union.discriminator, !discriminator.isDefault(member),
            let model = member.referencedModel
        else { return nil }
        let property = discriminator.property
        let mapped = discriminator.mapping.first { $0.model.value == model.value }?.value
        if mapped == nil, case .object(let object)? = written.schemas[model.value]?.kind,
            object.constants[property.value] != nil
        {
            return nil
        }
        let value = mapped ?? Located(model.value, member.range)
        let schema = Schema(.constant(JSONNode(.string(value.value), value.range)), value.range)
        var object = ObjectSchema()
        object.properties = [
            .init(name: Located(property.value, value.range), schema: schema, isRequired: true)
        ]
        return object
    }

    private mutating func checkMapping(
        of discriminator: UnionSchema.Discriminator,
        _ union: UnionSchema
    ) {
        let names = Set(union.members.compactMap(\.referencedModel?.value))
        var met: Set<String> = []
        if let model = discriminator.defaultModel, !names.contains(model.value) {
            diagnostics.report(.union(.mappedStranger(model.value)), at: model.range)
        }
        for entry in discriminator.mapping {
            if !names.contains(entry.model.value) {
                diagnostics.report(
                    .union(.mappedStranger(entry.model.value)),
                    at: entry.model.range
                )
            } else if !met.insert(entry.model.value).inserted {
                diagnostics.report(
                    .union(.mappedTwice(entry.model.value)),
                    at: entry.model.range,
                    Diagnostic.Note("write a model for each value")
                )
            }
        }
    }
}
