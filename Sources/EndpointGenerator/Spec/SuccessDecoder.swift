/// Reads `response` and `responses`.
enum SuccessDecoder {
    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> [Success] {
        let both = keywords.exclusive(["response", "responses"], &context)
        var successes: [Success] = []
        if let node = keywords["response"] {
            let what = "the response of \(keywords.owner)"
            if let content = content(node, what, &context) {
                let status = Located(StatusPattern.range(2), node.range)
                successes.append(Success(status: status, content: content, range: node.range))
            }
        }
        if let node = keywords["responses"] {
            let several = several(node, keywords, &context)
            if !both { successes += several }
        }
        return successes
    }

    private static func several(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [Success] {
        let what = keywords.phrase("responses")
        if node.object?.members.isEmpty == true {
            context.report(.document(.emptyList(what)), at: node.range)
        }
        return node.statuses(what, &context).compactMap { member in
            let status = StatusDecoder.success(member.key, &context)
            let success = success(member, keywords, &context)
            guard let status, var success else { return nil }
            success.status = status
            return success
        }
    }

    private static func success(
        _ member: JSONMember,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Success? {
        let node = member.value
        let what = "response \(member.key.value.quoted) of \(keywords.owner)"
        let status = Located(StatusPattern.range(2), member.key.range)
        if let object = node.object, object["json"] != nil || object["headers"] != nil {
            let keys = SpecKeys.successWithHeaders
            guard let words = Keywords(node, of: what, keys: keys, &context) else { return nil }
            let headers = HeaderDecoder.decode(words, nil, &context).parameters
            var content = Success.Content.none
            if let json = words["json"] {
                guard let schema = SchemaDecoder.decode(json, of: what, &context) else {
                    return nil
                }
                content = .json(schema)
            }
            var success = Success(status: status, content: content, range: node.range)
            success.headers = headers
            return success
        }
        return content(node, what, &context).map { content in
            Success(status: status, content: content, range: node.range)
        }
    }

    private static func content(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Success.Content? {
        if node.isNull { return Success.Content.none }
        switch node.string {
        case "text": return .text
        case "data": return .data
        default: break
        }
        if let object = node.object {
            if has(SpecKeys.lines, object) { return lines(node, what, &context) }
            if has(["events", "eventTypes"], object) { return events(node, what, &context) }
        }
        return SchemaDecoder.decode(node, of: what, &context).map(Success.Content.json)
    }

    /// Whether it has one of these keys; misspelt also, where nothing else is of a schema.
    private static func has(_ keys: [String], _ object: JSONObject) -> Bool {
        let own = object.members.map(\.key.value)
        if own.contains(where: keys.contains) { return true }
        return !own.contains(where: SpecKeys.schema.contains)
            && own.contains { Suggestion.nearest(to: $0, among: keys) != nil }
    }

    private static func lines(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Success.Content? {
        guard let keywords = Keywords(node, of: what, keys: SpecKeys.lines, &context),
            let lines = keywords["lines"]
        else { return nil }
        return SchemaDecoder.decode(lines, of: "each line of \(what)", &context)
            .map { .lines($0, end: nil) }
    }

    private static func events(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Success.Content? {
        guard let keywords = Keywords(node, of: what, keys: SpecKeys.events, &context) else {
            return nil
        }
        let end = keywords.string("end", &context)
        if keywords.exclusive(["events", "eventTypes"], &context) { return nil }
        if let events = keywords["events"] {
            return data(events, "each event of \(what)", &context).map { .events($0, end: end) }
        }
        guard let types = keywords["eventTypes"] else { return nil }
        let phrase = keywords.phrase("eventTypes")
        if types.object?.members.isEmpty == true {
            context.report(.document(.emptyList(phrase)), at: types.range)
        }
        var named: [(name: Located<String>, data: Success.EventData)] = []
        for member in types.names(of: phrase, each: "an event", &context) {
            let what = "event \(member.key.value.quoted)"
            if let data = data(member.value, what, &context) { named.append((member.key, data)) }
        }
        return .eventTypes(named, end: end)
    }

    private static func data(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Success.EventData? {
        if node.string == "text" { return .text }
        return SchemaDecoder.decode(node, of: what, &context).map(Success.EventData.json)
    }
}
