extension OpenAPIConversion {
    /// What tells the models of a union apart; nil where that is nothing.
    mutating func discriminator(
        _ words: SchemaWords,
        _ members: [JSONNode]
    ) -> JSONMember? {
        guard let node = words.discriminator, let object = node.object,
            let property = object["propertyName"], property.hasText
        else { return nil }
        // A discriminator tells models; OpenAPI does not let it stand for inline ones (3.1 §4.8.25).
        let references = members.compactMap { $0.object?["$ref"] }
        guard references.count == members.count else { return nil }
        let known = Set(references.compactMap(knownModel))
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
        if let other = object["defaultMapping"] {
            warn(leftOut: "'defaultMapping' of a discriminator", at: other.range)
        }
        var result = [JSONMember("propertyName", property)]
        if !mapping.isEmpty {
            let range = object["mapping"]?.range ?? node.range
            result.append(JSONMember("mapping", .object(mapping, range)))
        }
        return JSONMember("discriminator", .object(result, node.range))
    }

    /// A mapping's value is a reference or a schema's name.
    private func mapped(_ node: JSONNode) -> String? {
        guard let text = node.string else { return nil }
        let tokens = document.schemasFolder + [text]
        return knownModel(node)
            ?? modelNames.name(of: "#" + JSONPointer(tokens: tokens).text)
    }
}
