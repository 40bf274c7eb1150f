extension OpenAPIConversion {
    /// The parameters of an operation by place, and the body that Swagger 2.0 counts among them.
    struct Parameters {
        var path: [JSONMember] = []
        var query: [JSONMember] = []
        var headers: [JSONMember] = []
        var cookies: [JSONMember] = []
        var body: JSONNode?

        var members: [JSONMember] {
            [("pathParams", path), ("query", query), ("headers", headers), ("cookies", cookies)]
                .compactMap { key, members in
                    guard let first = members.first else { return nil }
                    return JSONMember(key, .object(members, first.key.range))
                }
        }
    }

    func parameters(_ operation: Operation) -> Parameters {
        var parameters = Parameters()
        var fields: [JSONNode] = []
        for node in declared(operation) {
            guard let object = node.object, let place = object["in"]?.string else { continue }
            if place == "body" {
                parameters.body = swaggerBody(node, operation)
            } else if place == "formData" {
                fields.append(node)
            } else {
                add(node, in: place, operation, to: &parameters)
            }
        }
        if !fields.isEmpty { parameters.body = swaggerForm(fields, operation) }
        return parameters
    }

    /// The path's parameters and the operation's, which replace those of the same name and place
    /// (OpenAPI 3.1 §4.8.9, §4.8.10).
    func declared(_ operation: Operation) -> [JSONNode] {
        var found: [JSONNode] = []
        var index: [String: Int] = [:]
        let listed =
            (operation.item.object?["parameters"]?.array ?? [])
            + (operation["parameters"]?.array ?? [])
        for element in listed {
            guard let node = resolved(element), let object = node.object else { continue }
            guard let name = object["name"]?.string, !name.isEmpty, let place = object["in"]?.string
            else {
                warn(leftOut: "a parameter without 'name' or 'in'", at: element.range)
                continue
            }
            let key = place + " " + (place == "header" ? name.lowercased() : name)
            if let known = index[key] {
                found[known] = node
            } else {
                index[key] = found.count
                found.append(node)
            }
        }
        return found
    }

    private func add(
        _ node: JSONNode,
        in place: String,
        _ operation: Operation,
        to parameters: inout Parameters
    ) {
        guard let object = node.object, let name = object["name"], let text = name.string else {
            return
        }
        let key = Located(text, name.range)
        switch place {
        case "path":
            for name in operation.template.names[text] ?? [] {
                parameters.path.append(
                    JSONMember(key: Located(name, key.range), value: parameter(node, place))
                )
            }
            if operation.template.names[text] != nil { return }
            let pairs = operation.path.value.queryPairs.filter { $0.value == "{\(text)}" }
            if pairs.isEmpty {
                warn(
                    leftOut: "path parameter \(text.quoted), which its path does not have",
                    at: name.range
                )
            }
            for pair in pairs {
                parameters.query.append(
                    JSONMember(
                        key: Located(pair.name, key.range),
                        value: parameter(node, "query", isRequired: true)
                    )
                )
            }
        case "query":
            parameters.query.append(JSONMember(key: key, value: parameter(node, place)))
        case "header":
            // They are said elsewhere (OpenAPI 3.1 §4.8.12.1).
            if ["accept", "content-type", "authorization"].contains(text.lowercased()) { return }
            guard text.isToken else {
                warn(leftOut: "header \(text.quoted), as it is no header's name", at: name.range)
                return
            }
            parameters.headers.append(JSONMember(key: key, value: parameter(node, place)))
        case "cookie":
            parameters.cookies.append(JSONMember(key: key, value: parameter(node, place)))
        case "querystring":
            // The whole query as one value (OpenAPI 3.2 §4.12): a form has its fields as parameters.
            guard let content = content(object["content"]).first,
                let source = content.value.object?["schema"],
                MediaType(content.key.value).isForm,
                let fields = fields(
                    source,
                    content.value.object?["encoding"],
                    MediaType(content.key.value)
                )
            else { fallthrough }
            parameters.query += fields
        default:
            warn(leftOut: "a parameter in \(place.quoted)", at: object["in"]?.range ?? node.range)
        }
    }

    private func parameter(
        _ node: JSONNode,
        _ place: String,
        isRequired isAlwaysRequired: Bool = false
    ) -> JSONNode {
        let object = node.object ?? JSONObject(members: [])
        var isJSON = false
        var source = object["schema"]
        if let content = content(object["content"]).first {
            source = content.value.object?["schema"]
            let type = MediaType(content.key.value)
            isJSON = type.isJSON
            if !isJSON, !type.isText, let source, isStructured(source) {
                warn(
                    "a \(place) parameter of \(type.essence.quoted)",
                    readAs: "one with 'schema'",
                    at: content.key.range
                )
            }
        }
        var schema: SpecSchema
        if let source {
            schema = self.schema(source, in: isJSON ? .json : .parameter)
        } else if document.version == .swagger {
            schema = self.schema(swaggerWords(node), in: .parameter)
        } else {
            schema = SpecSchema(type: "string", node.range)
        }
        if schema.isAny, !isJSON { schema = schema.replaced(by: "string") }
        if !isJSON { schema = text(schema, in: "a \(place) parameter") }
        schema.dropTitle()
        if let description = object["description"], description.hasText {
            schema.notes.removeAll { $0.key.value == "description" }
            schema.notes.append(JSONMember("description", description))
        }
        if let flag = object["deprecated"], flag.bool == true,
            !schema.notes.contains(where: { $0.key.value == "deprecated" })
        {
            schema.notes.append(JSONMember("deprecated", flag))
        }
        if let name = swiftName(object["x-swift-name"]) {
            schema.notes.removeAll { $0.key.value == "swiftName" }
            schema.notes.append(name)
        }
        var isRequired = object["required"]?.bool == true || place == "path" || isAlwaysRequired
        schema.freeConstant(isRequired: isRequired)
        if place == "path" {
            schema.isNullable = false
        } else if addDefault(to: &schema, of: source ?? node) {
            isRequired = true
        }
        var style = style(object, place, isJSON: isJSON)
        if !isJSON, nests(source), !style.contains(where: { $0.value.string == "deepObject" }) {
            warn(
                "a \(place) parameter that holds objects or arrays in each other",
                readAs: "one of JSON",
                at: object["name"]?.range ?? node.range
            )
            style = [JSONMember("contentType", .text("application/json", node.range))]
        }
        schema.notes += style
        return schema.node(.property(isRequired: isRequired))
    }
}

extension SpecSchema {
    /// The same with another type.
    func replaced(by type: String) -> SpecSchema {
        var schema = self
        schema.type = type
        schema.words = []
        return schema
    }
}
