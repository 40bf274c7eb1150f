extension OpenAPIConversion {
    /// The content of a request.
    func body(_ operation: Operation) -> JSONNode? {
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

    func body(
        _ content: JSONMember,
        isRequired: Bool,
        isRefused: Bool = false
    ) -> JSONNode? {
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
            // Of a form without fields nothing is sent, unless it must be there.
            if fields.isEmpty, !isRequired { return nil }
            // A form of which all may be left out says as much when it is empty as when it is absent.
            let isForm = type.isForm && !isRefused && fields.allSatisfy(\.isOptionalField)
            return kind(key, .object(fields, range), isRequired || isForm, range)
        }
        if type.isJSON || isJSONInAll(type, source) {
            var schema = source.map { self.schema($0) } ?? .any(range)
            schema.notes.removeAll { $0.key.value == "title" }
            let isUsual = type.essence == "application/json" && !type.hasParameters
            if isUsual || !type.isConcrete {
                return schema.node(.property(isRequired: isRequired))
            }
            var members = [JSONMember("json", schema.node(.root))]
            if type.isConcrete, type.text.isMediaType {
                members.append(JSONMember("contentType", .text(type.text, range)))
            }
            if !isRequired { members.append(JSONMember("optional", .flag(true, range))) }
            return .object(members, range)
        }
        let name = type.isConcrete && type.text.isMediaType ? type.text : nil
        if type.isText {
            return kind("text", .text(name ?? "text/plain", range), isRequired, range)
        }
        warnOfBytes(type, source, at: range)
        let binary = name ?? "application/octet-stream"
        return kind("binary", .text(binary, range), isRequired, range)
    }

    /// Whether a type that says nothing of JSON carries what can only be JSON.
    func isJSONInAll(_ type: MediaType, _ source: JSONNode?) -> Bool {
        if type.isText || type.isXML || type.isForm || type.isMultipart || type.isEvents
            || type.isLines || type.isNoJSON
        {
            return false
        }
        return source.map(isStructured) ?? false
    }

    /// Tells that what has a structure comes as bytes.
    func warnOfBytes(_ type: MediaType, _ source: JSONNode?, at range: SourceRange) {
        guard !type.isForm, !type.isMultipart,
            type.isSequence || source.map(isStructured) == true
        else { return }
        warn("content of \(type.essence.quoted)", readAs: "bytes", at: range)
    }

    /// Whether a schema is one of objects or arrays, or a union.
    func isStructured(_ source: JSONNode) -> Bool {
        guard let schema = followed(source), schema.object != nil else { return false }
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
