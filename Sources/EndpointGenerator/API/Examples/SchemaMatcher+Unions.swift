import EndpointsJSON

extension SchemaMatcher {
    /// None where the value is any of the members. Otherwise what is wrong with it as the one that
    /// is meant, if its discriminator, constants, JSON type and keys leave a single one.
    mutating func unionMistakes(
        _ value: JSONNode,
        _ union: UnionSchema,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        if let member = mappedMember(value, union) { return judge(value, member, pointer) }
        var meant: [(member: Schema, mistakes: [ValueMistake])] = []
        for member in union.members where !isMapped(member, union) {
            let found = judge(value, member, pointer)
            if found.isEmpty { return [] }
            let isOther = found.contains {
                $0.isOtherConstant && $0.pointer.tokens.count <= pointer.tokens.count + 1
            }
            if !isOther, member.kinds(models).contains(value.kind) {
                meant.append((member, found))
            }
        }
        if meant.count > 1, let object = value.object {
            meant = meant.filter { hasKeys(object, of: $0.member) }
        }
        if meant.count == 1 { return meant[0].mistakes }
        return expect(false, "a member of its union", value, pointer)
    }

    private mutating func judge(
        _ value: JSONNode,
        _ member: Schema,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        let pair = Pair(value: value.range, schema: member.range)
        if let found = judged[pair] { return found }
        // A union that is a member of itself has no value by that.
        judged[pair] = expect(false, "a member of its union", value, pointer)
        let found = mistakes(value, member, pointer)
        judged[pair] = found
        return found
    }

    /// Whether a value has what a member that is an object must have.
    private func hasKeys(_ value: JSONObject, of member: Schema) -> Bool {
        guard case .object(let object) = models.resolved(member).kind else { return false }
        return object.properties.filter(\.isRequired).allSatisfy { property in
            let key = UnionChoice.Key(
                name: property.name.value,
                takesNull: property.schema.takesNull(models)
            )
            return key.isThere(in: value)
        }
    }

    /// The member that the mapping names for the value's discriminator.
    private func mappedMember(_ value: JSONNode, _ union: UnionSchema) -> Schema? {
        guard let discriminator = union.discriminator,
            let text = value.object?[discriminator.property.value]?.string,
            let entry = discriminator.mapping.first(where: { $0.value.value == text })
        else { return nil }
        return union.members.first { $0.referencedModel?.value == entry.model.value }
    }

    /// Whether the mapping alone leads to a member.
    private func isMapped(_ member: Schema, _ union: UnionSchema) -> Bool {
        guard let discriminator = union.discriminator else { return false }
        let name = member.referencedModel?.value
        return discriminator.mapping.contains { $0.model.value == name }
    }
}
