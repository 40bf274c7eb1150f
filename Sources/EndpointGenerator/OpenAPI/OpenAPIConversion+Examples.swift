extension OpenAPIConversion {
    /// `examples` of an operation: what its request, its answers and its parameters show, put together
    /// by name. An answer stands alone where not all that the request needs is shown.
    mutating func examples(_ operation: Operation) -> JSONMember? {
        guard options.keepsExamples else { return nil }
        var shown: [JSONMember] = []
        let request = requestExample(operation)
        for response in operation["responses"]?.fields ?? [] {
            guard let status = Int(response.key.value), let node = resolved(response.value) else {
                continue
            }
            for example in answers(node, operation) {
                let isSuccess = (200...299).contains(status)
                var words = isSuccess ? request : []
                words.append(JSONMember("response", example.value))
                let number = JSONNode(.number(response.key.value), response.key.range)
                words.append(JSONMember("status", number))
                let name =
                    isSuccess ? example.key.value : "\(response.key.value) \(example.key.value)"
                if shown.contains(where: { $0.key.value == name }) { continue }
                let key = Located(name, example.key.range)
                shown.append(JSONMember(key: key, value: .object(words, example.key.range)))
            }
        }
        guard let first = shown.first else { return nil }
        return JSONMember("examples", .object(shown, first.key.range))
    }

    private mutating func answers(_ response: JSONNode, _ operation: Operation) -> [JSONMember] {
        if document.version == .swagger {
            return response.object?["examples"]?.object?.members
                .filter { MediaType($0.key.value).isJSON }
                .map { JSONMember(key: Located("example", $0.key.range), value: $0.value) } ?? []
        }
        let content = response.object?["content"]?.object?.members
            .first { MediaType($0.key.value).isJSON }
        return content.map { examples(of: $0.value) } ?? []
    }

    /// The examples of a media type, a parameter or a header: `example`, or `examples` by name.
    private mutating func examples(of node: JSONNode) -> [JSONMember] {
        guard let object = node.object else { return [] }
        if let named = object["examples"]?.object?.members {
            return named.compactMap { member in
                guard let node = resolved(member.value), let value = node.object?["value"] else {
                    return nil
                }
                return JSONMember(key: member.key, value: value)
            }
        }
        guard let member = object.members.first(where: { $0.key.value == "example" }) else {
            return []
        }
        return [member]
    }

    /// `parameters` and `body`; nothing where something is missing that must be given.
    private mutating func requestExample(_ operation: Operation) -> [JSONMember] {
        var values: [JSONMember] = []
        for element in (operation.item.object?["parameters"]?.array ?? [])
            + (operation["parameters"]?.array ?? [])
        {
            guard let node = resolved(element), let name = node.object?["name"],
                let text = name.string
            else { continue }
            let value = examples(of: node).first?.value ?? node.object?["schema"]?.shown
            if let value {
                values.append(JSONMember(key: Located(text, name.range), value: value))
            } else if node.object?["required"]?.bool == true {
                return []
            }
        }
        var words: [JSONMember] = []
        if let first = values.first {
            words.append(JSONMember("parameters", .object(values, first.key.range)))
        }
        guard let node = operation["requestBody"], let body = resolved(node) else { return words }
        let content = body.object?["content"]?.object?.members
            .first { MediaType($0.key.value).isJSON }
        if let content, let example = examples(of: content.value).first {
            return words + [JSONMember("body", example.value)]
        }
        return body.object?["required"]?.bool == true ? [] : words
    }
}

extension JSONNode {
    /// What a schema shows of its values.
    fileprivate var shown: JSONNode? {
        object?["example"] ?? object?["examples"]?.array?.first ?? object?["default"]
            ?? object?["enum"]?.array?.first
    }
}
