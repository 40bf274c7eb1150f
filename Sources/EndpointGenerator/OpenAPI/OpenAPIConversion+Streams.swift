extension OpenAPIConversion {
    /// What each event's data is. `itemSchema` describes the whole event, whose `data` may say what
    /// its text is (OpenAPI 3.2, Media Type Object).
    mutating func events(_ object: JSONObject?, _ range: SourceRange) -> JSONMember {
        let source = object?["schema"]
        if let item = object?["itemSchema"] ?? itemOfAll(source), let event = followed(item) {
            if let types = eventTypes(event) { return JSONMember("eventTypes", types) }
            let data = event.object?["properties"]?.object?["data"]
            return JSONMember("events", eventData(data, range))
        }
        guard let source else { return JSONMember("events", .text("text", range)) }
        let schema = schema(source)
        let isText = schema.type == "string"
        return JSONMember("events", isText ? .text("text", range) : schema.node(.root))
    }

    /// Before OpenAPI 3.2 nothing says what the schema of a stream is of: each of its values, it is
    /// taken. There it is of all as one array, of which this is the element's.
    func itemOfAll(_ source: JSONNode?) -> JSONNode? {
        guard document.version == .openAPI32, let source, let schema = followed(source) else {
            return nil
        }
        let words = SchemaWords(schema)
        return words.items?.object == nil ? nil : words.items
    }

    /// The data by the event's name, where the schemas of a union have each one of their own. Nil
    /// where they have not.
    private mutating func eventTypes(_ event: JSONNode) -> JSONNode? {
        let words = SchemaWords(event)
        guard let members = (words.oneOf ?? words.anyOf)?.value.array, !members.isEmpty else {
            return nil
        }
        let shared = words.properties?.object?["data"]
        var types: [(name: Located<String>, data: JSONNode?)] = []
        for member in members {
            guard let schema = followed(member),
                let properties = schema.object?["properties"]?.object,
                let event = properties["event"].flatMap(followed), let name = event.onlyText,
                !types.contains(where: { $0.name.value == name.value })
            else { return nil }
            types.append((name, properties["data"] ?? shared))
        }
        let result = types.map { type in
            JSONMember(key: type.name, value: eventData(type.data, type.name.range))
        }
        return .object(result, event.range)
    }

    private mutating func eventData(_ data: JSONNode?, _ range: SourceRange) -> JSONNode {
        let text = data.flatMap { followed($0) }
        guard let content = text?.object?["contentSchema"] else { return .text("text", range) }
        return schema(content).node(.root)
    }
}

extension JSONNode {
    /// The one text that a schema allows.
    fileprivate var onlyText: Located<String>? {
        let words = SchemaWords(self)
        let listed = words.enumeration?.value.array
        guard let value = words.constant ?? (listed?.count == 1 ? listed?.first : nil),
            let text = value.string
        else { return nil }
        return Located(text, value.range)
    }
}
