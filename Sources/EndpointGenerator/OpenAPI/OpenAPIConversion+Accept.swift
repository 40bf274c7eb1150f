extension OpenAPIConversion {
    /// `Accept` (RFC 9110 §12.5.1) with the media types that are read, where a request would not ask for
    /// them by itself: a request for a value asks for `application/json`, one for text, bytes or lines
    /// takes whatever the server has, of several contents perhaps another one. Nil elsewhere.
    func accept(_ operation: Operation) -> JSONMember? {
        guard !operation.takesEvents, let node = operation["responses"] else { return nil }
        let successes = successes(operation)
        var types: [String] = []
        var isNeeded = false
        for response in successes {
            guard let content = contentWithoutEvents(response, operation),
                let chosen = responseContent(content)
            else { continue }
            let type = MediaType(chosen.key.value)
            guard type.isAcceptable else { return nil }
            let isJSON = type.isJSON || isJSONInAll(type, chosen.value.object?["schema"])
            let isAsked = isJSON ? type.essence == "application/json" : content.count == 1
            isNeeded = isNeeded || !isAsked
            types.append(type.accepted)
        }
        guard isNeeded else { return nil }
        // Without them a server may find that it may not say what is wrong.
        var failing = operation
        failing.isFailing = true
        for response in node.fields where !successes.contains(where: { $0.key == response.key }) {
            guard let content = contentWithoutEvents(response, failing),
                let chosen = responseContent(content)
            else { continue }
            let type = MediaType(chosen.key.value)
            if type.isAcceptable { types.append(type.accepted) }
        }
        var seen: Set<String> = []
        let text = types.filter { seen.insert($0).inserted }.joined(separator: ", ")
        let constant = JSONMember("const", .text(text, node.range))
        return JSONMember("Accept", .object([constant], node.range))
    }

    private func contentWithoutEvents(
        _ response: JSONMember,
        _ operation: Operation
    ) -> [JSONMember]? {
        resolved(response.value).map { node in
            content(of: node, operation).filter { !MediaType($0.key.value).isEvents }
        }
    }
}

extension MediaType {
    /// Whether it says more than that anything may come: a type, or the range `image/*`.
    fileprivate var isAcceptable: Bool {
        text.isMediaType && essence.contains("/") && !essence.hasPrefix("*")
    }

    /// As it stands in `Accept`: how text is encoded is nothing that tells two contents apart.
    fileprivate var accepted: String {
        text.lowercased().contains("charset") ? essence : text
    }
}
