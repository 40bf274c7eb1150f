extension OpenAPIConversion {
    func all(_ words: SchemaWords, _ types: [String], _ carrier: Carrier) -> SpecSchema {
        let own = words.without("allOf")
        // Its own list of values says more than whatever it is held against.
        if own.enumeration != nil || own.constant != nil { return schema(own, in: carrier) }
        var parts: [JSONNode] = []
        var hoisted: [JSONMember] = []
        var isNullable = false
        for listed in words.allOf?.value.array ?? [] {
            let element = document.withPlainReference(listed)
            let inner = SchemaWords(element)
            if element.object?["$ref"] == nil, !inner.hasStructure {
                // It adds what is told of the others.
                isNullable = isNullable || inner.isNullable
                hoisted += [inner.description, inner.isDeprecated].compactMap(\.self)
            } else {
                parts.append(element)
            }
        }
        var result = all(parts, own, words, types, carrier)
        result.isNullable = result.isNullable || isNullable
        for note in hoisted where !result.notes.contains(where: { $0.key.value == note.key.value })
        {
            result.notes.append(note)
        }
        return result
    }

    private func all(
        _ parts: [JSONNode],
        _ own: SchemaWords,
        _ words: SchemaWords,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema {
        let hasOwn =
            own.properties?.object?.members.isEmpty == false || own.required != nil || own.hasUnion
            || own.patternProperties != nil || own.keepsRest
        guard let first = parts.first else { return schema(own, in: carrier) }
        if let only = only(parts, own, hasOwn) { return only }
        if parts.count == 1, !hasOwn {
            var single = schema(first, in: carrier)
            single.isNullable = single.isNullable || own.isNullable
            return single
        }
        for part in parts where !isObject(part) { return intersection(parts, own, carrier) }
        let outer = requiredBeside
        defer { requiredBeside = outer }
        requiredBeside = required(parts, own)
        let nodes = parts.map { part($0).node(.part) }
        var list = nodes
        if own.hasUnion {
            let alone = own.without("properties", "required")
            if let made = self.union(alone, types, carrier) { list.append(made.node(.element)) }
        }
        let range = words.allOf?.value.range ?? words.range
        var result = [JSONMember("allOf", JSONNode(.array(list), range))]
        if own.properties?.object != nil || own.patternProperties != nil || own.keepsRest {
            result += objectWords(own, isMember: true)
        } else if let required = own.required {
            list.append(.object([JSONMember("required", required)], required.range))
            result[0] = JSONMember("allOf", JSONNode(.array(list), range))
        }
        return SpecSchema(words: result, words.range)
    }

    /// The names that members of `allOf`, and what stands beside them, require.
    private func required(_ parts: [JSONNode], _ own: SchemaWords) -> Set<String> {
        let lists = parts.map { followed($0).flatMap { SchemaWords($0).required } } + [own.required]
        return Set(lists.flatMap { $0?.array?.compactMap(\.string) ?? [] })
    }

    /// What is no object has one type: the member that says most of it.
    private func intersection(
        _ parts: [JSONNode],
        _ own: SchemaWords,
        _ carrier: Carrier
    ) -> SpecSchema {
        let best = parts.first { part in
            guard let node = followed(part) else { return false }
            let words = SchemaWords(node)
            return words.enumeration != nil || words.constant != nil || words.format != nil
        }
        warn("'allOf' of what are not all objects", readAs: "one of its members", at: own.range)
        return schema(best ?? parts[0], in: carrier)
    }

    /// Whether a schema's values are objects, as far as can be seen. Each schema is looked at once; one
    /// that leads back to itself says nothing by that.
    func isObject(_ node: JSONNode) -> Bool {
        guard let node = followed(node), node.object != nil else { return false }
        let words = SchemaWords(node)
        if let type = words.type?.value.string { return type == "object" }
        if words.type?.value.array?.contains(where: { $0.string == "object" }) == true {
            return true
        }
        if words.hasObjectWords || words.required != nil { return true }
        if let known = objects[node.range] { return known }
        objects[node.range] = false
        let parts = (words.allOf ?? words.oneOf ?? words.anyOf)?.value.array ?? []
        var answer = !parts.isEmpty
        for part in parts where answer { answer = isObject(part) }
        objects[node.range] = answer
        return answer
    }
}
