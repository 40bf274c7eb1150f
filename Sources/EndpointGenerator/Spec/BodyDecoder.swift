/// Reads what a request carries as content.
enum BodyDecoder {
    /// - Parameter method: Nil when the endpoint's is not known.
    static func decode(
        _ keywords: Keywords,
        _ endpoint: String,
        _ method: HTTPMethod?,
        _ context: inout SpecContext
    ) -> Body? {
        guard let member = keywords.member("body") else { return nil }
        let what = "the body of \(endpoint.quoted)"
        guard let body = body(member.value, what, &context) else { return nil }
        guard let method, method.refusesBody else { return body }
        if body.isRequired {
            context.report(
                .endpoint(.bodyRefused(method.rawValue, endpoint: endpoint)),
                at: member.key.range,
                Diagnostic.Note("what such a request asks for may stand under 'query'")
            )
        } else if !context.warnedOfBody {
            context.warnedOfBody = true
            context.report(
                .endpoint(.bodyLeftOut(method.rawValue, endpoint: endpoint)),
                at: member.key.range
            )
        }
        return nil
    }

    private static func body(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Body? {
        let isKind = node.object?.members.contains { SpecKeys.bodyKinds.contains($0.key.value) }
        guard isKind == true else {
            guard let schema = SchemaDecoder.decode(node, of: what, &context) else { return nil }
            return Body(
                content: .json(schema),
                isRequired: !schema.isOptional,
                range: node.range
            )
        }
        guard let keywords = Keywords(node, of: what, keys: SpecKeys.body, &context) else {
            return nil
        }
        return kind(keywords, &context)
    }

    private static func kind(_ keywords: Keywords, _ context: inout SpecContext) -> Body? {
        let isOptional = keywords.bool("optional", &context)?.value ?? false
        keywords.dependent("contentType", on: ["json"], &context)
        var contentType: Located<String>?
        if keywords["json"] != nil { contentType = keywords.mediaType("contentType", &context) }
        if keywords.exclusive(SpecKeys.bodyKinds, &context) { return nil }
        let content: Body.Content
        if let node = keywords["json"] {
            guard let schema = SchemaDecoder.decode(node, of: keywords.owner, &context) else {
                return nil
            }
            content = .json(schema)
        } else if keywords["form"] != nil {
            content = .form(fields(keywords, "form", &context))
        } else if keywords["multipart"] != nil {
            content = .multipart(fields(keywords, "multipart", &context))
        } else {
            let key = keywords["text"] != nil ? "text" : "binary"
            guard let type = keywords.mediaType(key, &context) else { return nil }
            contentType = type
            content = key == "text" ? .text : .binary
        }
        var body = Body(content: content, isRequired: !isOptional, range: keywords.range)
        if case .json(let schema) = content, schema.isOptional { body.isRequired = false }
        body.contentType = contentType
        body.places = keywords.places
        return body
    }

    private static func fields(
        _ keywords: Keywords,
        _ key: String,
        _ context: inout SpecContext
    ) -> [Parameter] {
        guard let schema = keywords[key]?.object, let properties = schema.fieldsOfSchema else {
            return ParameterDecoder.decode(keywords, key, .field, &context)
        }
        context.report(.endpoint(.fieldsInProperties(key)), at: properties.key.range)
        return []
    }
}

extension JSONObject {
    /// `properties` where this is a schema instead of fields by name: what stands there has none of
    /// a schema's own words.
    fileprivate var fieldsOfSchema: JSONMember? {
        guard let properties = members.first(where: { $0.key.value == "properties" }),
            let names = properties.value.object?.members.map(\.key.value), !names.isEmpty,
            members.allSatisfy({ SpecKeys.schema.contains($0.key.value) }),
            !names.contains(where: SpecKeys.field.contains)
        else { return nil }
        return properties
    }
}
