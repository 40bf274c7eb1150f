/// What Swagger 2.0 says elsewhere than OpenAPI 3.
extension OpenAPIConversion {
    /// `schemes`, `host` and `basePath`.
    func swaggerServers(into result: inout OpenAPIServers) {
        let root = document.root.object
        var path = root?["basePath"]?.string ?? ""
        while path.hasSuffix("/") { path.removeLast() }
        if !path.isEmpty, !path.hasPrefix("/") { path = "/" + path }
        guard let host = root?["host"], let name = host.string, !name.isEmpty else {
            if let base = root?["basePath"], !path.isEmpty { warnOfNoHost(path, at: base.range) }
            return
        }
        let listed = root?["schemes"]?.array?.compactMap(\.string) ?? []
        var schemes = listed.filter { $0 == "https" || $0 == "http" }
        if schemes.isEmpty { schemes = ["https"] }
        // The safe one is what a client takes unless told otherwise.
        schemes.sort { $0 == "https" && $1 != "https" }
        for scheme in schemes {
            let text = "\(scheme)://\(name)\(path)"
            if let rule = ServerURL(text).brokenRule {
                warn(leftOut: "server \(text.quoted), which must \(rule)", at: host.range)
            } else {
                let text = declaringVariables(of: text, at: host.range, in: &result)
                result.add(scheme, .text(text, host.range))
            }
        }
    }

    /// The server of an operation whose `schemes` replace the document's (2.0, Operation Object).
    func swaggerServer(_ operation: Operation) -> JSONNode? {
        guard let node = operation["schemes"], let own = node.array?.compactMap(\.string),
            let first = servers.servers.first, !own.contains(first.key.value),
            let other = servers.servers.first(where: { own.contains($0.key.value) })
        else { return nil }
        return .text(other.key.value, node.range)
    }

    /// A parameter's own words are those of its schema.
    func swaggerWords(_ node: JSONNode) -> SchemaWords {
        SchemaWords(node.without(["required", "description"]))
    }

    func swaggerBody(_ node: JSONNode, _ operation: Operation) -> JSONNode? {
        let refuses = operation.refusesBody
        let isRequired = node.object?["required"]?.bool == true && !refuses
        guard let schema = node.object?["schema"] else { return nil }
        let value = JSONNode.object([JSONMember("schema", schema)], schema.range)
        // The fields of forms are parameters of their own.
        let types = mediaTypes("consumes", operation).filter { MediaType($0).essence != "*/*" }
        let content = types.filter {
            let type = MediaType($0)
            return !type.isForm && !type.isMultipart
        }
        .map { JSONMember(key: Located($0, schema.range), value: value) }
        if content.isEmpty, let type = types.first {
            warn("a body of \(type.quoted)", readAs: "one of JSON", at: schema.range)
        }
        let json = JSONMember(key: Located("application/json", schema.range), value: value)
        return body(bodyContent(content) ?? json, isRequired: isRequired)
    }

    /// The parameters in `formData` as one form.
    func swaggerForm(_ fields: [JSONNode], _ operation: Operation) -> JSONNode? {
        let hasFile = fields.contains { $0.object?["type"]?.string == "file" }
        let types = mediaTypes("consumes", operation).map { MediaType($0) }
        let isMultipart =
            hasFile || (types.contains(where: \.isMultipart) && !types.contains(where: \.isForm))
        var isRequired = false
        let members = fields.compactMap { node -> JSONMember? in
            guard let object = node.object, let name = object["name"], let text = name.string else {
                return nil
            }
            var schema = schema(swaggerWords(node), in: .parameter)
            if let description = object["description"], description.hasText {
                schema.notes.append(JSONMember("description", description))
            }
            let isNeeded = object["required"]?.bool == true
            isRequired = isRequired || isNeeded
            let hasDefault = schema.type != "binary" && addDefault(to: &schema, of: node)
            if object["type"]?.string == "array", schema.type != "[binary]" {
                let format = object["collectionFormat"] ?? .text("csv", node.range)
                schema.notes += collectionFormat(
                    format.string ?? "csv",
                    at: format.range,
                    "formData"
                )
            }
            return JSONMember(
                key: Located(text, name.range),
                value: schema.node(.property(isRequired: isNeeded || hasDefault))
            )
        }
        guard let first = fields.first, !members.isEmpty else { return nil }
        if operation.refusesBody { isRequired = false }
        let key = isMultipart ? "multipart" : "form"
        var words = [JSONMember(key, .object(members, first.range))]
        if !isRequired { words.append(JSONMember("optional", .flag(true, first.range))) }
        return .object(words, first.range)
    }

    /// Swagger's word for how an array is written (2.0, Parameter Object).
    func collectionFormat(
        _ text: String,
        at range: SourceRange,
        _ place: String
    ) -> [JSONMember] {
        guard place == "query" || place == "formData" else {
            // Elsewhere commas are all that there is.
            if text != "csv" {
                warn("collection format \(text.quoted) in a \(place)", readAs: "'csv'", at: range)
            }
            return []
        }
        let flag = JSONMember("explode", .flag(false, range))
        switch text {
        case "multi": return []
        case "ssv": return [JSONMember("style", .text("spaceDelimited", range))]
        case "pipes": return [JSONMember("style", .text("pipeDelimited", range))]
        case "csv": return [flag]
        default:
            warn("collection format \(text.quoted)", readAs: "'csv'", at: range)
            return [flag]
        }
    }
}
