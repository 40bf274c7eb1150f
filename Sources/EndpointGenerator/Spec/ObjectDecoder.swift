/// Reads an object's properties.
enum ObjectDecoder {
    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Schema.Kind {
        let additional = additional(keywords, &context)
        let hasNames = keywords["properties"] != nil || keywords["patternProperties"] != nil
        if !hasNames {
            if case .kept(let schema) = additional { return .dictionary(schema) }
            if keywords["additionalProperties"] == nil, keywords["required"] == nil {
                return .dictionary(Schema(.any, keywords.range))
            }
        }
        var object = ObjectSchema()
        object.additional = additional
        readProperties(of: &object, keywords, &context)
        object.patterns = patterns(keywords, &context)
        return .object(object)
    }

    private static func readProperties(
        of object: inout ObjectSchema,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) {
        var members: [JSONMember] = []
        if let node = keywords["properties"] {
            members = node.names(of: keywords.phrase("properties"), each: "a property", &context)
        }
        let (required, others) = required(keywords, members, &context)
        object.requiredElsewhere = others
        object.properties = members.compactMap { member in
            let name = member.key
            let owner = "property \(name.value.quoted)"
            guard let schema = SchemaDecoder.decode(member.value, of: owner, &context) else {
                return nil
            }
            let isRequired = required.map { $0.contains(name.value) } ?? !schema.isOptional
            if required != nil, isRequired, schema.isOptional {
                context.report(
                    .schema(.requiredOptional(name.value)),
                    at: schema.optionalMark(in: member.value)
                )
            }
            return ObjectSchema.Property(name: name, schema: schema, isRequired: isRequired)
        }
    }

    /// The names that `required` lists, nil when there is no such list; and those that are none of
    /// the properties, as `allOf` may have them elsewhere.
    private static func required(
        _ keywords: Keywords,
        _ members: [JSONMember],
        _ context: inout SpecContext
    ) -> (names: Set<String>?, others: [Located<String>]) {
        guard let node = keywords["required"] else { return (nil, []) }
        let known = Set(members.map(\.key.value))
        var names: Set<String> = []
        var others: [Located<String>] = []
        for name in node.strings(keywords.phrase("required"), &context) {
            if known.contains(name.value) {
                names.insert(name.value)
            } else if keywords["allOf"] != nil || context.merged.contains(keywords.range) {
                others.append(name)
            } else {
                context.report(
                    .schema(.requiredUnknown(name.value)),
                    at: name.range,
                    .didYouMean(name.value, declared: members.map(\.key))
                )
            }
        }
        return (names, others)
    }

    private static func additional(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> ObjectSchema.Additional {
        guard let node = keywords["additionalProperties"] else { return .ignored }
        if let flag = node.bool {
            return flag ? .kept(Schema(.any, node.range)) : .forbidden(node.range)
        }
        let owner = keywords.phrase("additionalProperties")
        return SchemaDecoder.decode(node, of: owner, &context).map { .kept($0.elementNullable) }
            ?? .ignored
    }

    private static func patterns(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [(pattern: Located<String>, schema: Schema)] {
        guard let node = keywords["patternProperties"] else { return [] }
        let members = node.names(
            of: keywords.phrase("patternProperties"),
            each: "a pattern",
            &context
        )
        return members.compactMap { member in
            let owner = "pattern \(member.key.value.quoted)"
            return SchemaDecoder.decode(member.value, of: owner, &context)
                .map { (member.key, $0.elementNullable) }
        }
    }
}

extension Schema {
    /// As an element: its `?` means that null is allowed.
    var elementNullable: Schema {
        var schema = self
        if schema.isOptional {
            schema.isOptional = false
            schema.isNullable = true
        }
        return schema
    }

    /// Where the document says that it may be absent.
    func optionalMark(in node: JSONNode) -> SourceRange {
        guard let object = node.object else { return node.range }
        if let mark = object["optional"], mark.bool == true { return mark.range }
        return (object["type"] ?? object["$ref"])?.range ?? node.range
    }
}
