/// Reads a config (`endpoints.config.json`).
package enum ConfigDecoder {
    private static let keys = [
        "$schema", "access", "namespace", "include", "exclude", "conformances", "types", "names",
        "examples",
    ]

    /// Every mistake is reported; what this version does not follow is one.
    ///
    /// - Parameters:
    ///   - node: The document.
    ///   - diagnostics: Takes what is wrong, in no order.
    package static func decode(_ node: JSONNode, into diagnostics: inout [Diagnostic]) -> Config {
        var context = SpecContext()
        DuplicateKeys.check(node, into: &context.diagnostics)
        var config = Config()
        if let keywords = Keywords(node, of: "the config", keys: keys, &context) {
            config = decode(keywords, &context)
        }
        diagnostics += context.diagnostics
        return config
    }

    private static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Config {
        var config = Config()
        _ = keywords.string("$schema", &context)
        config.access = keywords.word("access", Access.self, &context)
        config.namespace = namespace(keywords, &context)
        config.examples = keywords.bool("examples", &context)
        config.include = filter("include", keywords, &context)
        config.exclude = filter("exclude", keywords, &context)
        config.conformances = ConformanceDecoder.decode(keywords, &context)
        config.types = types(keywords, &context)
        config.names = names(keywords, &context)
        return config
    }

    private static func namespace(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Located<Config.Namespace>? {
        guard let node = keywords["namespace"] else { return nil }
        if node.isNull { return Located(.none, node.range) }
        guard let text = node.string else {
            let what = keywords.phrase("namespace")
            context.reportType(of: what, expected: "a name or null", found: node)
            return nil
        }
        if text.isSwiftIdentifier { return Located(.named(text), node.range) }
        let problem = Problem.Document.badSwiftName(text, of: keywords.phrase("namespace"))
        context.report(.document(problem), at: node.range)
        return nil
    }

    private static func filter(
        _ key: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Config.Filter? {
        guard let node = keywords[key] else { return nil }
        let keys = ["endpoints", "tags", "paths", "deprecated"]
        guard let words = Keywords(node, of: key.quoted, keys: keys, &context) else { return nil }
        var filter = Config.Filter()
        filter.endpoints = words.strings("endpoints", &context)
        filter.tags = words.strings("tags", &context)
        filter.paths = words.strings("paths", &context)
        filter.deprecated = words.bool("deprecated", &context)
        return filter
    }

    private static func types(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [(format: Located<String>, type: Located<String>)] {
        guard let node = keywords["types"] else { return [] }
        return node.names(of: keywords.phrase("types"), each: "a format", &context)
            .compactMap { member in
                let what = "the type of \(member.key.value.quoted)"
                guard let type = member.value.string(what, &context) else { return nil }
                if SwiftTypeName.isValid(type.value) { return (member.key, type) }
                let problem = Problem.Document.badSwiftType(type.value, of: what)
                context.report(.document(problem), at: type.range)
                return nil
            }
    }

    private static func names(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [(pointer: Located<JSONPointer>, name: Located<String>)] {
        guard let node = keywords["names"] else { return [] }
        return node.names(of: keywords.phrase("names"), each: "a pointer", &context)
            .compactMap { member in
                let what = "the name of \(member.key.value.quoted)"
                let text = member.value.string(what, &context)
                guard let pointer = JSONPointer(member.key.value) else {
                    context.report(
                        .document(.badPointer(member.key.value)),
                        at: member.key.range
                    )
                    return nil
                }
                guard let text else { return nil }
                if text.value.isSwiftIdentifier {
                    return (Located(pointer, member.key.range), text)
                }
                context.report(.document(.badSwiftName(text.value, of: what)), at: text.range)
                return nil
            }
    }
}

extension Keywords {
    func strings(_ key: String, _ context: inout SpecContext) -> [Located<String>] {
        self[key]?.strings(phrase(key), &context) ?? []
    }
}
