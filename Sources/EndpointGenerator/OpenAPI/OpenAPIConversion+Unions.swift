extension OpenAPIConversion {
    /// A reference, with what stands beside it where that counts.
    func reference(
        _ reference: Located<String>,
        beside node: JSONNode,
        _ carrier: Carrier
    ) -> SpecSchema {
        guard let name = model(reference) else { return .any(reference.range) }
        var schema = SpecSchema(model: name, reference.range)
        let siblings = node.object?.members.filter { $0.key.value != "$ref" } ?? []
        guard document.version.keepsSiblings, !siblings.isEmpty else { return schema }
        let words = SchemaWords(.object(siblings, node.range))
        if words.hasObjectWords || words.allOf != nil || words.hasUnion || words.required != nil
            || words.enumeration != nil || words.constant != nil
        {
            let own = JSONNode.object(
                [JSONMember("$ref", .text(reference.value, reference.range))],
                reference.range
            )
            let parts = JSONNode(.array([own] + (words.allOf?.value.array ?? [])), node.range)
            let both = words.without("allOf", saying: JSONMember("allOf", parts))
            return self.schema(both, in: carrier)
        }
        schema.isNullable = words.isNullable
        for note in [words.title, words.description, words.isDeprecated].compactMap(\.self) {
            schema.notes.append(note)
        }
        if let name = swiftName(words.swiftName) { schema.notes.append(name) }
        return schema
    }

    /// `oneOf` or `anyOf`; nil where they say nothing beyond what stands beside them.
    func union(
        _ words: SchemaWords,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema? {
        guard let member = words.oneOf ?? words.anyOf, let listed = member.value.array else {
            return nil
        }
        var members: [JSONNode] = []
        var seen: Set<String> = []
        var isNullable = false
        for element in listed.lazy.map(document.withPlainReference) {
            if isNull(element) {
                isNullable = true
            } else if element.object?["$ref"] == nil, !SchemaWords(element).says(beyond: words) {
                continue
            } else if let text = element.object?["$ref"]?.string, !seen.insert(text).inserted {
                continue
            } else {
                members.append(element)
            }
        }
        if members.isEmpty { return nil }
        if let scalar = types.first, types.count == 1, scalar != "object", scalar != "array",
            members.allSatisfy({ $0.object?["$ref"] == nil && SchemaWords($0).isOfNoType })
        {
            return nil
        }
        var union = union(of: members, words, member, types, carrier)
        union.isNullable = union.isNullable || isNullable
        return union
    }

    private func union(
        of members: [JSONNode],
        _ words: SchemaWords,
        _ member: JSONMember,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema {
        let hasOwn = words.properties?.object?.members.isEmpty == false
        if members.count == 1, !hasOwn { return schema(members[0], in: carrier) }
        if !hasOwn, let (members, words) = namingOther(among: members, words) {
            return union(of: members, words, member, types, carrier)
        }
        if let enumeration = listedTogether(members, words) { return enumeration }
        let members = gatheringTexts(members)
        if members.count == 1 {
            let parts = JSONMember("allOf", JSONNode(.array(members), member.value.range))
            let both = words.without("oneOf", "anyOf", "allOf", saying: parts)
            return all(both, types, carrier)
        }
        var nodes: [JSONNode] = []
        var lines: Set<String> = []
        for each in members {
            let node = schema(each, in: carrier, isMember: hasOwn).node(.element)
            // What says the same as one before it can never be chosen.
            if !lines.insert(node.line).inserted { continue }
            nodes.append(node)
        }
        if nodes.count == 1, !hasOwn { return schema(members[0], in: carrier) }
        var result: [JSONMember] = hasOwn ? objectWords(words, isMember: true) : []
        result.append(
            JSONMember(key: member.key, value: JSONNode(.array(nodes), member.value.range))
        )
        if let discriminator = discriminator(words, members) { result.append(discriminator) }
        return SpecSchema(words: result, words.range)
    }

    /// Whether it takes null alone.
    private func isNull(_ node: JSONNode) -> Bool {
        guard let object = node.object else { return false }
        if object["type"]?.string == "null" { return true }
        if let values = object["enum"]?.array, !values.isEmpty, values.allSatisfy(\.isNull) {
            return true
        }
        return object["const"]?.isNull == true
    }

    /// The model that a reference's text leads to, if it is one already.
    func knownModel(_ reference: JSONNode) -> String? {
        guard let text = reference.string else { return nil }
        let reference = Located(text, reference.range)
        if !document.isInner(text), let name = modelNames.name(of: reference) { return name }
        guard let place = try? document.reference(reference) else { return nil }
        return modelNames.name(of: place.text)
    }
}

extension SchemaWords {
    /// Whether as a member of a union it says more than which of the properties beside it are there.
    fileprivate func says(beyond outer: SchemaWords) -> Bool {
        let onlyRequires =
            required != nil && !hasObjectWords && !hasUnion && allOf == nil && enumeration == nil
            && constant == nil && items == nil
        if onlyRequires { return false }
        if hasStructure || format != nil { return true }
        // `{}` allows whatever the words beside it allow.
        return !outer.hasObjectWords && outer.type == nil
    }

    /// Whether it has no type of its own.
    fileprivate var isOfNoType: Bool {
        type == nil && !hasObjectWords && items == nil && enumeration == nil && constant == nil
            && !hasUnion && allOf == nil
    }
}
