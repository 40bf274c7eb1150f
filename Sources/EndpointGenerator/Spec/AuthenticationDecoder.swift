/// Reads `authentication`: a word, an object, a list of which all are sent, or `anyOf`.
enum AuthenticationDecoder {
    typealias Requirement = Authentication.Requirement

    static let words = ["none", "bearer", "basic"]

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Authentication? {
        guard let node = keywords["authentication"] else { return nil }
        let what = keywords.phrase("authentication")
        return requirement(node, what, &context).map { requirement in
            Authentication(requirement: requirement, range: node.range)
        }
    }

    private static func requirement(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Requirement? {
        if node.string == "none" { return Requirement.none }
        guard let object = node.object, let any = object["anyOf"] else {
            return credentials(node, what, words, &context)
        }
        guard Keywords(node, of: what, keys: ["anyOf"], &context) != nil else { return nil }
        guard let elements = list(any, "'anyOf' of \(what)", &context) else { return nil }
        return .any(
            elements.compactMap { element in
                credentials(element, "each of 'anyOf' of \(what)", ["bearer", "basic"], &context)
            }
        )
    }

    /// One credential, or a list of which all are sent.
    private static func credentials(
        _ node: JSONNode,
        _ what: String,
        _ words: [String],
        _ context: inout SpecContext
    ) -> Requirement? {
        guard node.array != nil else { return credential(node, what, words, &context) }
        guard let elements = list(node, what, &context) else { return nil }
        return .all(
            elements.compactMap { element in
                credential(element, "each of \(what)", ["bearer", "basic"], &context)
            }
        )
    }

    private static func list(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> [JSONNode]? {
        guard let array = node.array else {
            context.reportType(of: what, expected: "a list", found: node)
            return nil
        }
        if array.isEmpty {
            context.report(.document(.emptyList(what)), at: node.range)
            return nil
        }
        return array
    }

    private static func credential(
        _ node: JSONNode,
        _ what: String,
        _ words: [String],
        _ context: inout SpecContext
    ) -> Requirement? {
        switch node.value {
        case .string("bearer"): return .scheme(.bearer, optional: false)
        case .string("basic"): return .scheme(.basic, optional: false)
        case .string(let text):
            context.report(
                .document(.unknownWord(text, of: what, known: words)),
                at: node.range,
                text == "apiKey"
                    ? Diagnostic.Note(
                        "write { \"apiKey\": { \"in\": \"header\", \"name\": \"X-API-Key\" } }"
                    )
                    : .didYouMean(text, among: words)
            )
            return nil
        case .object: return object(node, what, &context)
        case .null, .bool, .number, .array:
            let expected = "\(words.quotedChoice) or an object"
            context.reportType(of: what, expected: expected, found: node)
            return nil
        }
    }

    private static func object(
        _ node: JSONNode,
        _ what: String,
        _ context: inout SpecContext
    ) -> Requirement? {
        guard let words = Keywords(node, of: what, keys: SpecKeys.credential, &context) else {
            return nil
        }
        let isOptional = words.bool("optional", &context)?.value ?? false
        let schemes = ["bearer", "basic", "apiKey"]
        if words.exclusive(schemes, &context) { return nil }
        if let node = words["apiKey"] {
            return apiKey(node, &context).map { .scheme($0, optional: isOptional) }
        }
        for (key, scheme) in [("bearer", Authentication.Scheme.bearer), ("basic", .basic)] {
            guard let node = words[key] else { continue }
            if node.bool == true { return .scheme(scheme, optional: isOptional) }
            context.reportType(of: words.phrase(key), expected: "true", found: node)
            return nil
        }
        context.report(.document(.missingKey(schemes, owner: what)), at: words.place)
        return nil
    }

    private static func apiKey(
        _ node: JSONNode,
        _ context: inout SpecContext
    ) -> Authentication.Scheme? {
        let keys = SpecKeys.apiKey
        guard let words = Keywords(node, of: "'apiKey'", keys: keys, &context) else { return nil }
        let prefix = words.string("prefix", &context)?.value
        let hasPlace = words.required("in", &context) != nil
        let hasName = words.required("name", &context) != nil
        let place = words.word("in", Authentication.KeyPlace.self, &context)
        let name = words.filledString("name", &context)
        guard hasPlace, hasName, let place, let name else { return nil }
        if place.value == .header, !name.value.isToken {
            context.report(.endpoint(.badHeaderName(name.value)), at: name.range)
        }
        return .apiKey(name: name.value, place: place.value, prefix: prefix)
    }
}
