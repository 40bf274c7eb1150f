/// Reads `minimum`, `maxLength` and their like, which the documentation tells and nothing enforces.
enum SchemaLimits {
    static func decode(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [(keyword: String, text: String)] {
        var limits: [(keyword: String, text: String)] = []
        for member in keywords.members {
            let key = member.key.value
            if SpecKeys.numberLimits.contains(key) {
                if let text = number(member, keywords, &context) { limits.append((key, text)) }
            } else if SpecKeys.countLimits.contains(key) {
                if let count = keywords.integer(key, in: 0...Int.max, &context) {
                    limits.append((key, String(count.value)))
                }
            } else if key == "pattern" {
                if let text = keywords.string(key, &context) { limits.append((key, text.value)) }
            }
        }
        return limits
    }

    private static func number(
        _ member: JSONMember,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> String? {
        let key = member.key.value
        guard case .number(let text) = member.value.value else {
            context.reportType(of: keywords.phrase(key), expected: "a number", found: member.value)
            return nil
        }
        if key == "multipleOf", let factor = Double(text), factor <= 0 {
            let problem = Problem.Document.badNumber(keywords.phrase(key), rule: "greater than 0")
            context.report(.document(problem), at: member.value.range)
            return nil
        }
        return text
    }
}
