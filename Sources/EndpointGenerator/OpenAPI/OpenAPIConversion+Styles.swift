extension OpenAPIConversion {
    /// Whether a value holds what only `deepObject` could write beside JSON.
    func nests(_ source: JSONNode?) -> Bool {
        guard let source, let node = followed(source) else { return false }
        let words = SchemaWords(node)
        if let items = words.items { return isCompound(items) }
        return words.properties?.object?.members.contains { isCompound($0.value) } ?? false
    }

    private func isCompound(_ node: JSONNode) -> Bool {
        guard let node = followed(node) else { return false }
        let words = SchemaWords(node)
        let type = words.type?.value.string
        return words.hasObjectWords || words.items != nil || type == "object" || type == "array"
    }

    /// `style`, `explode` and `allowReserved` where they are not what is assumed anyway.
    func style(_ object: JSONObject, _ place: String, isJSON: Bool) -> [JSONMember] {
        if isJSON {
            let range = object["content"]?.range ?? object["in"]?.range
            return range.map { [JSONMember("contentType", .text("application/json", $0))] } ?? []
        }
        var words: [JSONMember] = []
        let assumed = place == "query" || place == "cookie" ? "form" : "simple"
        var style = assumed
        if let node = object["style"], let text = node.string {
            if Self.styles(in: place).contains(text) {
                style = text
                if text != assumed { words.append(JSONMember("style", node)) }
            } else {
                warn(
                    "style \(text.quoted) of a \(place) parameter",
                    readAs: assumed.quoted,
                    at: node.range
                )
            }
        }
        if let node = object["explode"], let flag = node.bool, flag != (style == "form") {
            if style == "deepObject", flag { return words }
            words.append(JSONMember("explode", node))
        }
        if let node = object["allowReserved"], node.bool == true,
            place == "query" || (place == "path" && document.version == .openAPI32)
        {
            words.append(JSONMember("allowReserved", node))
        }
        if let format = object["collectionFormat"], let text = format.string {
            words += collectionFormat(text, at: format.range, place)
        } else if document.version == .swagger, object["type"]?.string == "array", place == "query"
        {
            words += collectionFormat(
                "csv",
                at: object["type"]?.range ?? firstPlace(in: object),
                place
            )
        }
        return words
    }

    private func firstPlace(in object: JSONObject) -> SourceRange {
        object.members.first?.key.range ?? document.root.range
    }

    static func styles(in place: String) -> [String] {
        switch place {
        case "path": ["simple", "label", "matrix"]
        case "query": ["form", "spaceDelimited", "pipeDelimited", "deepObject"]
        case "header": ["simple"]
        default: ["form"]
        }
    }
}
