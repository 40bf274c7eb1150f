extension OpenAPIConversion {
    /// The fields of a form: the properties of its schema that are sent. Nil where it declares none.
    func fields(
        _ source: JSONNode,
        _ encoding: JSONNode?,
        _ type: MediaType
    ) -> [JSONMember]? {
        var properties = FieldProperties()
        collect(source, into: &properties, isRequired: true, depth: 0)
        guard properties.areDeclared else { return nil }
        return properties.members.map { member in
            field(
                member,
                isRequired: properties.required.contains(member.key.value),
                encoding?.object?[member.key.value],
                type
            )
        }
    }

    private struct FieldProperties {
        var members: [JSONMember] = []
        /// Whether there are any, those of which nothing is sent among them.
        var areDeclared = false
        var required: Set<String> = []
        /// The schemas that were seen, of which one may hold itself.
        var seen: Set<Visit> = []
    }

    private struct Visit: Hashable {
        let range: SourceRange
        let isRequired: Bool
    }

    /// Gathers the properties over references, `allOf` and unions, of which one is sent at a time.
    private func collect(
        _ source: JSONNode,
        into properties: inout FieldProperties,
        isRequired: Bool,
        depth: Int
    ) {
        guard depth < Self.maximumChain, let node = followed(source),
            properties.seen.insert(Visit(range: node.range, isRequired: isRequired)).inserted
        else { return }
        let words = SchemaWords(node)
        for part in words.allOf?.value.array ?? [] {
            collect(part, into: &properties, isRequired: isRequired, depth: depth + 1)
        }
        for member in words.properties?.object?.members ?? [] where !member.key.value.isEmpty {
            properties.areDeclared = true
            if isReadOnly(member.value) { continue }
            if !properties.members.contains(where: { $0.key.value == member.key.value }) {
                properties.members.append(member)
            }
        }
        if isRequired {
            properties.required.formUnion(words.required?.array?.compactMap(\.string) ?? [])
        }
        // `{"properties": {}, "additionalProperties": false}` says that there are none.
        if words.additionalProperties?.bool == false { properties.areDeclared = true }
        guard let union = words.oneOf ?? words.anyOf, let parts = union.value.array else { return }
        let isAlternative = parts.count > 1
        for part in parts {
            collect(
                part,
                into: &properties,
                isRequired: isRequired && !isAlternative,
                depth: depth + 1
            )
        }
    }

    /// Whether a property "SHOULD NOT be sent as part of the request" (OpenAPI 3.0, Schema Object).
    private func isReadOnly(_ node: JSONNode) -> Bool {
        let isOwn = node.object?["$ref"] == nil || document.version.keepsSiblings
        if isOwn, node.object?["readOnly"]?.bool == true { return true }
        return followed(node)?.object?["readOnly"]?.bool == true
    }

    private func field(
        _ member: JSONMember,
        isRequired: Bool,
        _ encoding: JSONNode?,
        _ type: MediaType
    ) -> JSONMember {
        var schema = schema(member.value, in: .parameter)
        schema.dropTitle()
        schema.freeConstant(isRequired: isRequired)
        if type.isMultipart, let file = fileType(member.value) {
            schema = schema.replaced(by: file)
        } else if member.value.object?["$ref"] == nil || document.version.keepsSiblings {
            addDefault(to: &schema, of: member.value, isRequired: isRequired, .parameter)
        }
        if schema.isAny, type.isForm { schema = schema.replaced(by: "string") }
        if type.isForm { schema = text(schema, in: "a form") }
        let object = encoding?.object
        var words: [JSONMember] = []
        if let style = object?["style"], let text = style.string,
            Self.styles(in: "query").contains(text)
        {
            if text != "form" { words.append(JSONMember("style", style)) }
            if let explode = object?["explode"], let flag = explode.bool, flag != (text == "form"),
                text != "deepObject"
            {
                words.append(JSONMember("explode", explode))
            }
        } else if let explode = object?["explode"], explode.bool == false {
            words.append(JSONMember("explode", explode))
        } else if type.isForm, object?["explode"] == nil,
            isObject(field: member.value) || (object?["contentType"]?.isJSONType == true)
        {
            // What has no style is one JSON text (OpenAPI 3.1 §4.8.14.2).
            words.append(
                JSONMember("contentType", .text("application/json", member.key.range))
            )
        } else if type.isMultipart, let content = object?["contentType"], let text = content.string
        {
            let types = text.split(separator: ",")
            let first = MediaType(String(types.first ?? ""))
            // Of several types a file says which one it is.
            let isOpen = types.count > 1 && fileType(member.value) != nil
            if isObject(field: member.value), !first.isJSON {
                warn(
                    leftOut: "media type \(text.quoted) of a part that is an object",
                    at: content.range
                )
            } else if !isOpen, first.isConcrete, first.text.isMediaType {
                words.append(JSONMember("contentType", .text(first.text, content.range)))
            }
        } else if type.isMultipart, isBase64(member.value) {
            let bytes = "application/octet-stream"
            words.append(JSONMember("contentType", .text(bytes, member.key.range)))
        }
        schema.notes += words
        return JSONMember(
            key: member.key,
            value: schema.node(.property(isRequired: isRequired))
        )
    }

    /// `binary` for a part that is a file, `[binary]` for several; nil for any other.
    private func fileType(_ node: JSONNode) -> String? {
        if isFile(node) { return "binary" }
        guard let items = followed(node).flatMap({ SchemaWords($0).items }), isFile(items) else {
            return nil
        }
        return "[binary]"
    }

    /// Whether a part is bytes: its schema says nothing of them (OpenAPI 3.1 §4.8.15.1), or names their
    /// media type and no way to write them as text (§4.4.4).
    private func isFile(_ node: JSONNode) -> Bool {
        guard let node = followed(node), node.object != nil || node.bool == true else {
            return false
        }
        let words = SchemaWords(node)
        guard let name = words.contentMediaType else {
            return !words.hasStructure && words.format == nil
        }
        let type = MediaType(name)
        let isString = words.type == nil || words.type?.value.string == "string"
        return isString && words.contentEncoding == nil && !type.isText && !type.isJSON
    }

    /// Whether a part is text that stands for bytes, or several such, which is no `text/plain` where
    /// nothing else is said (OpenAPI 3.0 §4.7.15.1, 3.1 §4.8.15.1; Swagger 2.0 says nothing of it).
    private func isBase64(_ node: JSONNode) -> Bool {
        guard document.version != .swagger, let words = followed(node).map(SchemaWords.init) else {
            return false
        }
        let items = words.items.flatMap { followed($0) }.map(SchemaWords.init)
        return [words, items].contains { words in
            words?.format?.value == "byte" || words?.contentEncoding == "base64"
        }
    }

    private func isObject(field node: JSONNode) -> Bool {
        guard let node = followed(node) else { return false }
        let words = SchemaWords(node)
        return words.hasObjectWords || words.type?.value.string == "object" || words.allOf != nil
    }
}

extension JSONNode {
    fileprivate var isJSONType: Bool { string.map { MediaType($0).isJSON } == true }
}
