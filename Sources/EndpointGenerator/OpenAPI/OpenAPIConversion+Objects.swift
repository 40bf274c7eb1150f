extension OpenAPIConversion {
    func object(_ words: SchemaWords, isMember: Bool) -> SpecSchema {
        guard words.properties?.object != nil || words.patternProperties?.object != nil else {
            return dictionary(words, isMember: isMember)
        }
        return SpecSchema(words: objectWords(words, isMember: isMember), words.range)
    }

    /// An object without names of its own.
    private func dictionary(_ words: SchemaWords, isMember: Bool) -> SpecSchema {
        if isMember, let required = words.required {
            var both = [JSONMember("required", required)]
            if let values = words.additionalProperties {
                let dictionary = values.object == nil ? nil : schema(values).dictionary(words.range)
                both.append(dictionary?.dictionary ?? JSONMember("additionalProperties", values))
            }
            return SpecSchema(words: both, words.range)
        }
        guard let values = words.additionalProperties, values.object != nil || values.bool == true
        else { return SpecSchema(type: "[string: any]", words.range) }
        if values.object?.members.isEmpty != false {
            return SpecSchema.any(values.range).dictionary(words.range)
        }
        return schema(values).dictionary(words.range)
    }

    /// `properties` and what goes with them.
    func objectWords(_ words: SchemaWords, isMember: Bool) -> [JSONMember] {
        var result: [JSONMember] = []
        let members = words.properties?.object?.members ?? []
        let required = required(words, among: members, isMember: isMember)
        let properties = members.compactMap { member in
            property(
                member,
                isRequired: required.names.contains(member.key.value),
                required.isList,
                isMember: isMember
            )
        }
        if let node = words.properties {
            result.append(JSONMember("properties", .object(properties, node.range)))
        }
        if required.isList, let list = required.list {
            result.append(JSONMember("required", list))
        }
        if let node = words.patternProperties, let patterns = node.object?.members {
            let patterns = patterns.filter { !$0.key.value.isEmpty }.map { pattern in
                JSONMember(key: pattern.key, value: schema(pattern.value).node(.element))
            }
            if !patterns.isEmpty {
                result.append(JSONMember("patternProperties", .object(patterns, node.range)))
            }
        }
        switch words.additionalProperties?.value {
        case .bool(let flag):
            let range = words.additionalProperties?.range ?? words.range
            result.append(JSONMember("additionalProperties", .flag(flag, range)))
        case .object:
            guard let node = words.additionalProperties else { break }
            result.append(JSONMember("additionalProperties", schema(node).node(.element)))
        case .null, .number, .string, .array, nil: break
        }
        return result
    }

    private typealias Required = (names: Set<String>, isList: Bool, list: JSONNode?)

    /// The required names. A list is needed only where it names properties of other members of
    /// `allOf`.
    private func required(
        _ words: SchemaWords,
        among members: [JSONMember],
        isMember: Bool
    ) -> Required {
        guard let node = words.required, let list = node.array else { return ([], false, nil) }
        let known = Set(members.map(\.key.value))
        var names: Set<String> = []
        var others = false
        var kept: [JSONNode] = []
        for element in list {
            guard let name = element.string else { continue }
            if known.contains(name) {
                if names.insert(name).inserted { kept.append(element) }
            } else if isMember {
                if names.insert(name).inserted { kept.append(element) }
                others = true
            } else {
                warn(
                    leftOut: "required \(name.quoted), which is none of the properties",
                    at: element.range
                )
            }
        }
        return (names, others, JSONNode(.array(kept), node.range))
    }

    private func property(
        _ member: JSONMember,
        isRequired: Bool,
        _ isListed: Bool,
        isMember: Bool
    ) -> JSONMember? {
        if member.key.value.isEmpty {
            warn(leftOut: "a property without a name", at: member.key.range)
            return nil
        }
        if member.value.bool == false { return nil }
        let beside = requiredBeside
        requiredBeside = []
        var schema = schema(member.value)
        requiredBeside = beside
        let isRequiredBeside = isMember && beside.contains(member.key.value)
        schema.freeConstant(isRequired: isRequired || isRequiredBeside)
        if let object = member.value.object, object["$ref"] == nil || document.version.keepsSiblings
        {
            addDefault(to: &schema, of: member.value, isRequired: isRequired, .json)
            for key in ["readOnly", "writeOnly"] where object[key]?.bool == true {
                schema.notes.append(
                    JSONMember(key, .flag(true, object[key]?.range ?? member.key.range))
                )
                break
            }
        }
        schema.dropTitle()
        if isRequired { schema.fixOnlyValue() }
        // What is null or absent tells something by that alone.
        if !isRequired, schema.word("type")?.string == "null" { schema.isNullable = true }
        let node = schema.node(.property(isRequired: isRequired || isListed))
        return JSONMember(key: member.key, value: node)
    }
}

extension SpecSchema {
    /// A property has its name; a title says it once more.
    mutating func dropTitle() {
        notes.removeAll { $0.key.value == "title" }
    }
}
