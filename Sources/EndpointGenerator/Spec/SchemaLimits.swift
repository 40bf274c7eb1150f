/// Reads `minimum`, `maxLength` and their like, which the documentation tells and nothing enforces.
enum SchemaLimits {
    /// The limit as the document writes it; nil for another keyword, and for a wrong limit, which
    /// is reported.
    static func text(
        _ key: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> String? {
        if SpecKeys.numberLimits.contains(key) { return number(key, keywords, &context) }
        if SpecKeys.countLimits.contains(key) {
            return keywords.integer(key, in: 0...Int.max, &context).map { String($0.value) }
        }
        return key == "pattern" ? keywords.string(key, &context)?.value : nil
    }

    private static func number(
        _ key: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> String? {
        guard let node = keywords[key] else { return nil }
        guard case .number(let text) = node.value else {
            context.reportType(of: keywords.phrase(key), expected: "a number", found: node)
            return nil
        }
        if key == "multipleOf", let factor = Double(text), factor <= 0 {
            let problem = Problem.Document.badNumber(keywords.phrase(key), rule: "greater than 0")
            context.report(.document(problem), at: node.range)
            return nil
        }
        return text
    }
}
