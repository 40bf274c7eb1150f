extension OpenAPIConversion {
    /// A schema with a discriminator of which others are made by `allOf`: where it is named, each of
    /// them may stand (OpenAPI 3.0.4 §4.7.25, 2.0 Schema Object). It becomes their union, and what it
    /// says itself a model beside it, of which they are made.
    struct Family {
        /// The model of what the schema says itself.
        let base: String
        let property: JSONNode
        /// Which value of the property means which model.
        var values: [(value: Located<String>, model: String)] = []
    }

    /// Finds the families among the schemas of `components`.
    func findFamilies() {
        let declared = declaredModels
        var parents = declared.filter { Self.familyProperty($0.value) != nil }
        if parents.isEmpty { return }
        var children: [String: [JSONMember]] = [:]
        for member in declared {
            for part in member.value.object?["allOf"]?.array ?? [] {
                guard let parent = part.object?["$ref"].flatMap(knownModel) else { continue }
                children[parent, default: []].append(member)
            }
        }
        parents.removeAll { children[declaredName($0)] == nil }
        var heads: [(member: JSONMember, discriminator: JSONMember)] = parents.map { ($0, $0) }
        for parent in parents { heads += between(parent, children, besides: heads.map(\.member)) }
        for (member, discriminator) in heads {
            let name = declaredName(member)
            guard let property = Self.familyProperty(discriminator.value) else { continue }
            families[name] = Family(base: modelNames.invent("\(name)Base"), property: property)
        }
        for (member, discriminator) in heads {
            let values = values(of: member, told: discriminator, children)
            families[declaredName(member)]?.values = values
        }
    }

    /// What is made of a schema with a discriminator, and of which others are made: they may stand
    /// where it is named, and the discriminator tells them there too.
    private func between(
        _ parent: JSONMember,
        _ children: [String: [JSONMember]],
        besides known: [JSONMember]
    ) -> [(member: JSONMember, discriminator: JSONMember)] {
        var found: [(member: JSONMember, discriminator: JSONMember)] = []
        var met = Set(known.map { declaredName($0) })
        var open = children[declaredName(parent)] ?? []
        while !open.isEmpty {
            let child = open.removeFirst()
            let name = declaredName(child)
            guard let own = children[name], met.insert(name).inserted else { continue }
            open += own
            found.append((child, parent))
        }
        return found
    }

    /// The property by which a schema tells what is made of it.
    private static func familyProperty(_ node: JSONNode) -> JSONNode? {
        guard let object = node.object, object["oneOf"] == nil, object["anyOf"] == nil,
            let discriminator = object["discriminator"]
        else { return nil }
        let property = discriminator.object?["propertyName"] ?? discriminator
        return property.hasText ? property : nil
    }

    /// The values of all that is made of a schema, also by others in between: the mapping's, else what
    /// the schema itself says, else its name.
    private func values(
        of parent: JSONMember,
        told discriminator: JSONMember,
        _ children: [String: [JSONMember]]
    ) -> [(value: Located<String>, model: String)] {
        let mapping =
            discriminator.value.object?["discriminator"]?.object?["mapping"]?.object?.members ?? []
        let own = declaredName(parent)
        var values: [(value: Located<String>, model: String)] = []
        var met: Set<String> = [own]
        var open = children[own] ?? []
        while !open.isEmpty {
            let child = open.removeFirst()
            let name = declaredName(child)
            guard met.insert(name).inserted else { continue }
            open += children[name] ?? []
            let model = families[name]?.base ?? name
            let mapped = mapping.filter { self.mapped($0.value) == name }
            values += mapped.map { ($0.key, model) }
            if mapped.isEmpty {
                let said = child.value.object?["x-ms-discriminator-value"]
                let value = said?.string.map { Located($0, said?.range ?? child.key.range) }
                values.append((value ?? child.key, model))
            }
        }
        for entry in mapping where parent.key == discriminator.key {
            guard let name = mapped(entry.value), met.insert(name).inserted else { continue }
            values.append((entry.key, families[name]?.base ?? name))
        }
        return values
    }

    func union(of family: Family, _ node: JSONNode) -> JSONNode {
        let range = node.range
        func target(_ model: String) -> JSONNode { .text(SpecSchema.reference(to: model), range) }
        var members: [String] = []
        for value in family.values where !members.contains(value.model) {
            members.append(value.model)
        }
        let mapping = family.values.map { JSONMember(key: $0.value, value: target($0.model)) }
        let list = (members + [family.base]).map { SpecSchema(model: $0, range).node(.element) }
        var result: [JSONMember] = []
        if let description = node.object?["description"], description.hasText {
            result.append(JSONMember("description", description))
        }
        result.append(JSONMember("oneOf", JSONNode(.array(list), range)))
        let discriminator = [
            JSONMember("propertyName", family.property),
            JSONMember("mapping", .object(mapping, range)),
            JSONMember("defaultMapping", target(family.base)),
        ]
        result.append(JSONMember("discriminator", .object(discriminator, range)))
        return .object(result, range)
    }

    /// One of `allOf`: of a family what its schema says itself.
    func part(_ node: JSONNode) -> SpecSchema {
        if let name = node.object?["$ref"].flatMap(knownModel), let family = families[name] {
            return SpecSchema(model: family.base, node.range)
        }
        return schema(node, isMember: true)
    }

    /// What is made of a family's schema and says no more than that; nil for a use of the schema.
    func only(_ parts: [JSONNode], _ own: SchemaWords, _ hasOwn: Bool) -> SpecSchema? {
        guard parts.count == 1, !hasOwn, let converted, converted.range == own.range,
            let name = parts[0].object?["$ref"].flatMap(knownModel), let family = families[name],
            family.values.contains(where: { $0.model == converted.name })
        else { return nil }
        let base = SpecSchema(model: family.base, own.range).node(.part)
        return SpecSchema(
            words: [
                JSONMember("allOf", JSONNode(.array([base]), own.range)),
                JSONMember("properties", .object([], own.range)),
            ],
            own.range
        )
    }
}
