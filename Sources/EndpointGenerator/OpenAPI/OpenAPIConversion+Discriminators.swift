extension OpenAPIConversion {
    /// What tells the models of a union apart; nil where that is nothing.
    func discriminator(
        _ words: SchemaWords,
        _ members: [JSONNode]
    ) -> JSONMember? {
        guard let node = words.discriminator, let object = node.object,
            let property = object["propertyName"], property.hasText
        else { return nil }
        // A discriminator names models alone (3.1 §4.8.25): an object beside them must say its value.
        for member in members where member.object?["$ref"] == nil {
            guard isObject(member), !tells(member, property.string ?? "") else { continue }
            warn(leftOut: "a discriminator beside an object that is no model", at: node.range)
            return nil
        }
        let known = Set(members.compactMap { $0.object?["$ref"].flatMap(knownModel) })
        var mapping: [JSONMember] = []
        for entry in object["mapping"]?.object?.members ?? [] {
            guard let name = mapped(entry.value), known.contains(name) else {
                warn(
                    leftOut: "\(entry.key.value.quoted) in 'mapping', which is none of the members",
                    at: entry.key.range
                )
                continue
            }
            let target = SpecSchema.reference(to: name)
            mapping.append(JSONMember(key: entry.key, value: .text(target, entry.value.range)))
        }
        var result = [JSONMember("propertyName", property)]
        if !mapping.isEmpty {
            let range = object["mapping"]?.range ?? node.range
            result.append(JSONMember("mapping", .object(mapping, range)))
        }
        if let other = object["defaultMapping"] {
            if let name = mapped(other), known.contains(name) {
                let target = SpecSchema.reference(to: name)
                result.append(JSONMember("defaultMapping", .text(target, other.range)))
            } else {
                warn(leftOut: "'defaultMapping', which is none of the members", at: other.range)
            }
        }
        return JSONMember("discriminator", .object(result, node.range))
    }

    /// The members of a union with a model in place of the one object that is none and does not say its
    /// value of the discriminator, and the discriminator with it for all other values: it names models
    /// alone (3.1 §4.8.25). Nil where there is no such object, or none that has a name.
    func namingOther(
        among members: [JSONNode],
        _ words: SchemaWords
    ) -> ([JSONNode], SchemaWords)? {
        guard let object = words.discriminator?.object, let range = words.discriminator?.range,
            object["defaultMapping"] == nil, let property = object["propertyName"]?.string
        else { return nil }
        let others = members.indices.filter { index in
            let member = members[index]
            return member.object?["$ref"] == nil && isObject(member) && !tells(member, property)
        }
        guard others.count == 1, members.count > 1, let index = others.first,
            members[index].range.file == document.root.range.file,
            let wanted = SchemaWords(members[index]).title?.value.string
                ?? converted.map({ "\($0.name)Other" })
        else { return nil }
        let place = members[index].range
        let text = "#" + JSONPointer(tokens: document.place(of: place)).text
        if modelNames.name(of: text) == nil {
            let name = modelNames.invent(wanted)
            modelNames.set(name, for: text)
            pending.append((Located(name, place), members[index]))
        }
        var members = members
        members[index] = .object([JSONMember("$ref", .text(text, place))], place)
        let fallback = JSONMember("defaultMapping", .text(text, place))
        let discriminator = JSONNode.object(object.members + [fallback], range)
        let said = JSONMember("discriminator", discriminator)
        return (members, words.without("discriminator", saying: said))
    }

    /// Whether an object lists the texts of a property.
    private func tells(_ member: JSONNode, _ property: String) -> Bool {
        let words = SchemaWords(member)
        let isRequired = words.required?.array?.contains { $0.string == property } == true
        guard let own = words.properties?.object?[property].flatMap(followed) else { return false }
        let said = SchemaWords(own)
        if let listed = said.enumeration?.value.array, !listed.isEmpty {
            return listed.allSatisfy { $0.string != nil }
        }
        return isRequired && said.constant?.string != nil
    }

    /// A mapping's value is a reference or a schema's name.
    func mapped(_ node: JSONNode) -> String? {
        guard let text = node.string else { return nil }
        let tokens = document.schemasFolder + [text]
        return knownModel(node)
            ?? modelNames.name(of: "#" + JSONPointer(tokens: tokens).text)
    }
}
