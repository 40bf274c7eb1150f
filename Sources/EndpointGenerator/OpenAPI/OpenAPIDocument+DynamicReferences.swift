extension OpenAPIDocument {
    /// The schema with a `$ref` in place of a dynamic reference, where that leads to one schema alone.
    func withPlainReference(_ schema: JSONNode) -> JSONNode {
        guard version.keepsSiblings, let object = schema.object,
            object["$dynamicRef"] != nil || object["$recursiveRef"] != nil,
            let plain = plainReference(for: object)
        else { return schema }
        let others = object.members.filter {
            !["$dynamicRef", "$recursiveRef"].contains($0.key.value)
        }
        let reference = JSONMember("$ref", .text(plain.value, plain.range))
        return .object([reference] + others, schema.range)
    }

    /// The reference that says the same as a dynamic one; nil where it may lead to several schemas,
    /// or to none.
    ///
    /// `$dynamicRef` leads to the outermost schema on the way that has its `$dynamicAnchor`
    /// (JSON Schema 2020-12 Core §8.2.3.2): where one alone has it, to that one, and where none has it,
    /// to its `$anchor`. `$recursiveRef` is always `#` (2019-09 Core §8.2.4.2.1): the schema with
    /// `$recursiveAnchor` around it, as the document itself is none.
    private func plainReference(for object: JSONObject) -> Located<String>? {
        guard let node = object["$dynamicRef"] ?? object["$recursiveRef"], let text = node.string,
            text.hasPrefix("#"), version.keepsSiblings, node.range.file == root.range.file
        else { return nil }
        if object["$dynamicRef"] == nil {
            guard text == "#", let place = recursiveAnchor(around: node.range) else { return nil }
            return Located("#" + JSONPointer(tokens: place).text, node.range)
        }
        if text == "#" || text.hasPrefix("#/") { return Located(text, node.range) }
        let name = String(text.dropFirst())
        var places: [[String]] = []
        collect("$dynamicAnchor", name, in: root, at: [], into: &places)
        if places.isEmpty, place(of: "$anchor", name, in: root, at: []) != nil {
            return Located(text, node.range)
        }
        guard places.count == 1 else { return nil }
        return Located("#" + JSONPointer(tokens: places[0]).text, node.range)
    }

    private func recursiveAnchor(around range: SourceRange) -> [String]? {
        var tokens = place(of: range)
        while !tokens.isEmpty {
            tokens.removeLast()
            let node = node(at: JSONPointer(tokens: tokens))
            if node?.object?["$recursiveAnchor"]?.bool == true { return tokens }
        }
        return nil
    }

    /// Gathers where objects stand whose word has a value.
    private func collect(
        _ word: String,
        _ value: String,
        in node: JSONNode,
        at place: [String],
        into places: inout [[String]]
    ) {
        if let object = node.object {
            if object[word]?.string == value { places.append(place) }
            for member in object.members {
                let way = place + [member.key.value]
                collect(word, value, in: member.value, at: way, into: &places)
            }
        }
        for (index, element) in (node.array ?? []).enumerated() {
            collect(word, value, in: element, at: place + [String(index)], into: &places)
        }
    }
}
