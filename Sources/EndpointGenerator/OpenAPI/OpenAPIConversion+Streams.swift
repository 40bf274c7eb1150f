extension OpenAPIConversion {
    /// Whether a successful response has events and another content, of which the request says which
    /// it is. They are read by a request of their own, as their Swift types differ.
    func hasEventsBesideAnswer(_ operation: Operation) -> Bool {
        guard document.version != .swagger else { return false }
        return successes(operation).contains { response in
            let content = followed(response.value)?.object?["content"]?.object?.members ?? []
            let events = content.count { MediaType($0.key.value).isEvents }
            return events > 0 && events < content.count
        }
    }

    /// What each event's data is. `itemSchema` describes the whole event, whose `data` may say what
    /// its text is (OpenAPI 3.2, Media Type Object).
    ///
    /// No document says what ends a stream. Where data is JSON, the widespread `[DONE]`, which is none,
    /// can be nothing else.
    func events(_ object: JSONObject?, _ range: SourceRange) -> [JSONMember] {
        let source = object?["schema"]
        let data: JSONNode
        if let item = object?["itemSchema"] ?? itemOfAll(source), let event = followed(item) {
            if let types = eventTypes(event) { return [JSONMember("eventTypes", types)] }
            data = eventData(event.object?["properties"]?.object?["data"], range)
        } else if let source {
            let schema = schema(source)
            data = schema.type == "string" ? .text("text", range) : schema.node(.root)
        } else {
            data = .text("text", range)
        }
        let events = JSONMember("events", data)
        if data.string == "text" { return [events] }
        return [events, JSONMember("end", .text("[DONE]", range))]
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
    private func eventTypes(_ event: JSONNode) -> JSONNode? {
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
        var taken: [SwiftName: String] = [:]
        let result = types.compactMap { type -> JSONMember? in
            let name = type.name.value
            // It comes all the same, as one that is not listed.
            if let other = taken[Namer.caseName(name)] {
                let what = "event \(name.quoted), whose name in Swift \(other.quoted) has"
                warn(leftOut: what, at: type.name.range)
                return nil
            }
            taken[Namer.caseName(name)] = name
            return JSONMember(key: type.name, value: eventData(type.data, type.name.range))
        }
        return .object(result, event.range)
    }

    private func eventData(_ data: JSONNode?, _ range: SourceRange) -> JSONNode {
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
