extension OpenAPIConversion {
    /// The headers of a response by name. `Content-Type` is said elsewhere (OpenAPI 3.1 §4.8.17.1).
    func headers(of response: JSONNode) -> [JSONMember] {
        var headers: [JSONMember] = []
        var names: Set<String> = []
        for header in response.object?["headers"]?.object?.members ?? [] {
            let name = header.key.value
            if name.lowercased() == "content-type" { continue }
            guard name.isToken else {
                let what = "header \(name.quoted), as it is no header's name"
                warn(leftOut: what, at: header.key.range)
                continue
            }
            guard let node = resolved(header.value) else { continue }
            guard let object = node.object else {
                let what = "header \(name.quoted), as it is \(node.kindPhrase)"
                warn(leftOut: what, at: header.value.range)
                continue
            }
            guard names.insert(name.lowercased()).inserted else {
                warn(leftOut: "a second header \(name.quoted)", at: header.key.range)
                continue
            }
            headers.append(JSONMember(key: header.key, value: self.header(node, object)))
        }
        return headers
    }

    private func header(_ node: JSONNode, _ object: JSONObject) -> JSONNode {
        var schema: SpecSchema
        var isJSON = false
        var shownNode = node
        if let source = object["schema"] {
            schema = self.schema(source, in: .parameter)
        } else if let content = content(object["content"]).first,
            let source = content.value.object?["schema"]
        {
            isJSON = MediaType(content.key.value).isJSON
            schema = self.schema(source)
            shownNode = content.value
        } else if document.version == .swagger, object["type"] != nil {
            schema = self.schema(SchemaWords(node), in: .parameter)
        } else {
            let word = document.version == .swagger ? "type" : "schema"
            let reading = object["type"] == nil ? "a string" : "one of its 'type'"
            warn("a header without \(word.quoted)", readAs: reading, at: node.range)
            schema = self.schema(SchemaWords(node), in: .parameter)
        }
        if schema.isAny { schema = schema.replaced(by: "string") }
        if !isJSON, nests(object["schema"] ?? node) {
            let what = "a response header that holds objects or arrays in each other"
            warn(what, readAs: "a string", at: node.range)
            schema = schema.replaced(by: "string")
        }
        if !isJSON { schema = text(schema, in: "a response header") }
        schema.dropTitle()
        if let description = object["description"], description.hasText {
            schema.notes.removeAll { $0.key.value == "description" }
            schema.notes.append(JSONMember("description", description))
        }
        if options.keepsExamples, let shown = examples(of: shownNode).first?.value {
            schema.notes.removeAll { $0.key.value == "examples" }
            let list = JSONNode(.array([shown]), shown.range)
            schema.notes.append(JSONMember("examples", list))
        }
        if isJSON {
            schema.notes.append(
                JSONMember("contentType", .text("application/json", node.range))
            )
        } else if let explode = object["explode"], explode.bool == true {
            schema.notes.append(JSONMember("explode", explode))
        } else if let format = object["collectionFormat"], let text = format.string {
            _ = collectionFormat(text, at: format.range, "response header")
        }
        let isRequired = object["required"]?.bool == true
        schema.freeConstant(isRequired: isRequired)
        return schema.node(.property(isRequired: isRequired))
    }
}
