extension OpenAPIConversion {
    /// `examples` of an operation: what its request, its answers and its parameters show, put together
    /// by name. An answer stands alone where not all that the request needs is shown, and a request
    /// where no answer of success has its name.
    func examples(_ operation: Operation) -> JSONMember? {
        guard options.keepsExamples else { return nil }
        let request = shownRequest(operation)
        var shown = NamedExamples()
        let responses = operation["responses"]?.fields ?? []
        let declared = Set(responses.map { $0.key.value.uppercased() })
        for response in responses {
            let key = response.key.value
            guard let status = Self.status(of: key, among: declared),
                let node = resolved(response.value)
            else { continue }
            let isSuccess = (200...299).contains(status)
            for example in answers(node, operation, isSuccess: isSuccess) {
                let place = example.value.range
                var words = isSuccess ? requestWords(request, of: example.key.value) : []
                words.append(JSONMember("response", example.value))
                words.append(JSONMember("status", JSONNode(.number(String(status)), place)))
                shown.add(example.key, of: isSuccess ? nil : key, words)
            }
        }
        for name in request.names where !shown.hasRequest(of: name.value) {
            let words = requestWords(request, of: name.value)
            if !words.isEmpty { shown.add(name, of: nil, words) }
        }
        guard let first = shown.members.first else { return nil }
        return JSONMember("examples", .object(shown.members, first.key.range))
    }

    /// The status that comes with what a response shows: of a range, and of `default`, the first that
    /// no other response is of.
    private static func status(of key: String, among declared: Set<String>) -> Int? {
        let candidates: [ClosedRange<Int>]
        switch key.uppercased() {
        case "2XX": candidates = [200...299]
        case "4XX": candidates = [400...499]
        case "5XX": candidates = [500...599]
        case "DEFAULT":
            let hasSuccess = declared.contains { $0.hasPrefix("2") }
            candidates = hasSuccess ? [500...599, 400...499, 300...399] : [200...299]
        default:
            guard key.utf8.count == 3, let number = Int(key), (200...599).contains(number) else {
                return nil
            }
            return number
        }
        return candidates.joined().first { status in
            let range = "\(status / 100)XX"
            return !declared.contains(String(status))
                && (range == key.uppercased() || !declared.contains(range))
        }
    }

    /// What a response shows of the content that is read.
    private func answers(
        _ response: JSONNode,
        _ operation: Operation,
        isSuccess: Bool
    ) -> [JSONMember] {
        let content = content(of: response, operation)
        guard let chosen = responseContent(content, of: operation) else { return [] }
        let type = MediaType(chosen.key.value)
        let shown = examples(of: chosen, in: response)
        if type.isJSON || type.isText { return shown }
        if isJSONInAll(type, chosen.value.object?["schema"]) { return shown }
        if type.isLines, isSuccess { return shown.filter { $0.value.array != nil } }
        if let first = shown.first {
            warn(leftOut: "an example of \(type.essence)", at: first.value.range)
        }
        return []
    }

    private func examples(
        of content: JSONMember,
        in response: JSONNode
    ) -> [JSONMember] {
        guard document.version == .swagger else { return examples(of: content.value) }
        // By media type (Swagger 2.0, Example Object).
        let byType = response.object?["examples"]?.object?.members ?? []
        let type = MediaType(content.key.value)
        let shown =
            byType.first { MediaType($0.key.value).essence == type.essence }
            ?? byType.first { type.isJSON && MediaType($0.key.value).isJSON }
        return shown.map { [JSONMember("example", $0.value)] } ?? []
    }

    /// The examples of a media type, a parameter or a header: `example`, or `examples` by name.
    func examples(of node: JSONNode) -> [JSONMember] {
        guard let object = node.object else { return [] }
        guard let named = object["examples"]?.object?.members else {
            return object.members.filter { $0.key.value == "example" }
        }
        return named.compactMap { member in
            guard let example = resolved(member.value)?.object else { return nil }
            guard let value = example["value"] ?? example["dataValue"] else {
                warn(leftOut: "an example without 'value'", at: member.key.range)
                return nil
            }
            return JSONMember(key: member.key, value: value)
        }
    }
}

/// The examples of an endpoint so far, of which no two have one name in Swift.
private struct NamedExamples {
    private(set) var members: [JSONMember] = []
    private var taken: Set<SwiftName> = []
    /// The names of the examples whose request is shown.
    private var requests: Set<String> = []

    /// - Parameter status: What is said before the name of an answer that is no success.
    mutating func add(_ name: Located<String>, of status: String?, _ words: [JSONMember]) {
        let wanted = [status, name.value].compactMap(\.self).joined(separator: " ")
        var own = wanted.isEmpty ? "example" : wanted
        var number = 2
        while !taken.insert(SwiftName.lower(own + "_example")).inserted {
            own = "\(wanted) \(number)"
            number += 1
        }
        if words.contains(where: { ["parameters", "body"].contains($0.key.value) }) {
            requests.insert(name.value)
        }
        members.append(
            JSONMember(key: Located(own, name.range), value: .object(words, name.range))
        )
    }

    /// What has no name of its own is shown with any other.
    func hasRequest(of name: String) -> Bool {
        name == "example" ? !requests.isEmpty : requests.contains(name)
    }
}
