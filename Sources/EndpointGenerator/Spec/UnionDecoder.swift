/// Reads `oneOf`, `anyOf` and `allOf`.
enum UnionDecoder {
    static func decode(
        _ head: String,
        _ node: JSONNode,
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> Schema.Kind? {
        let hasProperties = keywords.first(of: SchemaKindDecoder.objectWords) != nil
        if hasProperties || context.merged.contains(keywords.range) {
            context.merged.formUnion(node.array?.map(\.range) ?? [])
        }
        let members = node.schemas(keywords.phrase(head), &context)
        let discriminator = discriminator(keywords, &context)
        guard isPlain(type, head, keywords, &context), !members.isEmpty else { return nil }
        let union = Schema.Kind.union(
            UnionSchema(
                members: members,
                discriminator: discriminator,
                isExclusive: head == "oneOf"
            )
        )
        guard hasProperties else { return union }
        // What stands beside it holds for each member.
        context.merged.insert(keywords.range)
        return .all([own(keywords, &context), Schema(union, keywords.range)])
    }

    static func all(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> Schema.Kind? {
        context.merged.formUnion(node.array?.map(\.range) ?? [])
        var members = node.schemas(keywords.phrase("allOf"), &context)
        if keywords.first(of: SchemaKindDecoder.objectWords) != nil {
            members.append(own(keywords, &context))
        }
        guard isPlain(type, "allOf", keywords, &context), !members.isEmpty else { return nil }
        return .all(members)
    }

    /// What the words of an object beside the members say.
    private static func own(_ keywords: Keywords, _ context: inout SpecContext) -> Schema {
        var schema = Schema(ObjectDecoder.decode(keywords, &context), keywords.range)
        schema.places = keywords.places
        return schema
    }

    /// Beside a union only `object` says nothing against its members.
    private static func isPlain(
        _ type: TypeKeyword,
        _ head: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Bool {
        switch type {
        case .absent, .object: return true
        case .wrong: return false
        case .array, .null, .schema:
            _ = keywords.exclusive([head, "type"], &context)
            return false
        }
    }

    private static func discriminator(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> UnionSchema.Discriminator? {
        guard let node = keywords["discriminator"] else { return nil }
        if let text = node.string {
            return UnionSchema.Discriminator(property: Located(text, node.range), mapping: [])
        }
        guard node.object != nil else {
            let what = keywords.phrase("discriminator")
            context.reportType(of: what, expected: "a property's name or an object", found: node)
            return nil
        }
        let keys = SpecKeys.discriminator
        guard let words = Keywords(node, of: "'discriminator'", keys: keys, &context) else {
            return nil
        }
        let mapping = mapping(words, &context)
        let defaultModel = words["defaultMapping"].flatMap {
            model($0, "'defaultMapping'", &context)
        }
        guard words.required("propertyName", &context) != nil,
            let property = words.string("propertyName", &context)
        else { return nil }
        return UnionSchema.Discriminator(
            property: property,
            mapping: mapping,
            defaultModel: defaultModel
        )
    }

    private static func mapping(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [(value: Located<String>, model: Located<String>)] {
        guard let node = keywords["mapping"] else { return [] }
        return node.names(of: keywords.phrase("mapping"), each: "a value", &context)
            .compactMap { member in
                let what = "'mapping' of \(member.key.value.quoted)"
                return model(member.value, what, &context).map { (member.key, $0) }
            }
    }

    /// A model by its name, or by `#/models/NAME`.
    private static func model(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Located<String>? {
        guard let text = node.string(what, &context) else { return nil }
        return text.value.hasPrefix("#") ? ReferenceDecoder.model(node, &context) : text
    }
}
