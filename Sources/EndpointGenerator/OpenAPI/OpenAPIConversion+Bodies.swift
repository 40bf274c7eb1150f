extension OpenAPIConversion {
    /// The content of a request.
    mutating func body(_ operation: Operation) -> JSONNode? {
        guard let node = operation["requestBody"], let body = resolved(node) else { return nil }
        let content = content(body.object?["content"])
        // Where such a request may have none, one that is asked for is left out with the others.
        let refuses = operation.refusesBody
        let isRequired = body.object?["required"]?.bool == true && !refuses
        guard let chosen = bodyContent(content) else { return nil }
        return self.body(chosen, isRequired: isRequired, isRefused: refuses)
    }

    /// JSON, else a multipart body, a form, text, anything.
    func bodyContent(_ content: [JSONMember]) -> JSONMember? {
        let types = content.map { MediaType($0.key.value) }
        for rule in [
            { (type: MediaType) in type.essence == "application/json" }, { $0.isJSON },
            { $0.isMultipart }, { $0.isForm }, { !$0.isXML }, { _ in true },
        ] as [(MediaType) -> Bool] {
            if let index = types.firstIndex(where: rule) { return content[index] }
        }
        return nil
    }

    mutating func body(
        _ content: JSONMember,
        isRequired: Bool,
        isRefused: Bool = false
    ) -> JSONNode {
        let type = MediaType(content.key.value)
        let range = content.key.range
        let source = content.value.object?["schema"] ?? content.value.object?["itemSchema"]
        if type.isForm || type.isMultipart, let source,
            let fields = fields(source, content.value.object?["encoding"], type)
        {
            let key = type.isForm ? "form" : "multipart"
            if type.isMultipart, type.essence != "multipart/form-data" {
                warn(type.essence.quoted, readAs: "'multipart/form-data'", at: range)
            }
            // A form of which all may be left out says as much when it is empty as when it is absent.
            let isForm = type.isForm && !isRefused && fields.allSatisfy(\.isOptionalField)
            return kind(key, .object(fields, range), isRequired || isForm, range)
        }
        if type.isJSON || isJSONInAll(type, source) {
            var schema = source.map { self.schema($0) } ?? .any(range)
            schema.notes.removeAll { $0.key.value == "title" }
            if !type.isJSON || type.essence == "application/json" {
                return schema.node(.property(isRequired: isRequired))
            }
            var members = [JSONMember("json", schema.node(.root))]
            if type.isConcrete {
                members.append(JSONMember("contentType", .text(type.text, range)))
            }
            if !isRequired { members.append(JSONMember("optional", .flag(true, range))) }
            return .object(members, range)
        }
        let name = type.isConcrete && type.text.isMediaType ? type.text : nil
        if type.isText {
            return kind("text", .text(name ?? "text/plain", range), isRequired, range)
        }
        let binary = name ?? "application/octet-stream"
        return kind("binary", .text(binary, range), isRequired, range)
    }

    /// Whether a type that says nothing of JSON carries what can only be JSON.
    func isJSONInAll(_ type: MediaType, _ source: JSONNode?) -> Bool {
        if type.isText || type.isXML || type.isForm || type.isMultipart || type.isEvents
            || type.isLines
        {
            return false
        }
        guard let source, let schema = followed(source), schema.object != nil else { return false }
        let words = SchemaWords(schema)
        if words.hasObjectWords || words.items != nil || words.allOf != nil || words.hasUnion {
            return true
        }
        return words.type?.value.string == "object" || words.type?.value.string == "array"
    }

    private func kind(
        _ key: String,
        _ value: JSONNode,
        _ isRequired: Bool,
        _ range: SourceRange
    ) -> JSONNode {
        var members = [JSONMember(key, value)]
        if !isRequired { members.append(JSONMember("optional", .flag(true, range))) }
        return .object(members, range)
    }

    /// The fields of a form: the properties of its schema. Nil where it has none.
    mutating func fields(
        _ source: JSONNode,
        _ encoding: JSONNode?,
        _ type: MediaType
    ) -> [JSONMember]? {
        var properties = FieldProperties()
        collect(source, into: &properties, isRequired: true, depth: 0)
        if properties.members.isEmpty { return nil }
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
        var required: Set<String> = []
        /// The schemas that were seen, of which one may hold itself.
        var seen: Set<Visit> = []
    }

    private struct Visit: Hashable {
        let range: SourceRange
        let isRequired: Bool
    }

    /// Gathers the properties over references, `allOf` and unions, of which one is sent at a time.
    private mutating func collect(
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
            if !properties.members.contains(where: { $0.key.value == member.key.value }) {
                properties.members.append(member)
            }
        }
        if isRequired {
            properties.required.formUnion(words.required?.array?.compactMap(\.string) ?? [])
        }
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

    private mutating func field(
        _ member: JSONMember,
        isRequired: Bool,
        _ encoding: JSONNode?,
        _ type: MediaType
    ) -> JSONMember {
        var schema = schema(member.value, in: .parameter)
        schema.dropTitle()
        if !isRequired { schema.freeConstant() }
        if type.isMultipart, let file = fileType(member.value) {
            schema = schema.replaced(by: file)
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
            let first = MediaType(String(text.split(separator: ",").first ?? ""))
            if isObject(field: member.value), !first.isJSON {
                warn(
                    leftOut: "media type \(text.quoted) of a part that is an object",
                    at: content.range
                )
            } else if first.isConcrete, first.text.isMediaType {
                words.append(JSONMember("contentType", .text(first.text, content.range)))
            }
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
        guard let node = followed(node), node.object != nil else { return false }
        let words = SchemaWords(node)
        guard let name = words.contentMediaType else {
            return !words.hasStructure && words.format == nil
        }
        let type = MediaType(name)
        let isString = words.type == nil || words.type?.value.string == "string"
        return isString && words.contentEncoding == nil && !type.isText && !type.isJSON
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

extension JSONMember {
    /// Whether a field may be left out.
    fileprivate var isOptionalField: Bool {
        if let type = value.string ?? value.object?["type"]?.string, type.hasSuffix("?") {
            return true
        }
        return value.object?["optional"]?.bool == true
    }
}
