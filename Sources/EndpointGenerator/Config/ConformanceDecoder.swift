/// Reads a config's `conformances`: by model a list of protocols, or how each is conformed to.
package enum ConformanceDecoder {
    package static let manners = ["synthesized"]

    static func decode(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [Config.Conformance] {
        guard let node = keywords["conformances"] else { return [] }
        return node.names(of: keywords.phrase("conformances"), each: "a model", &context)
            .map { member in
                Config.Conformance(
                    model: member.key,
                    protocols: protocols(member, &context),
                    saysHow: member.value.object != nil
                )
            }
    }

    private static func protocols(
        _ member: JSONMember,
        _ context: inout SpecContext
    ) -> [(name: Located<String>, manner: Located<String>?)] {
        let what = "the conformances of \(member.key.value.quoted)"
        if member.value.array != nil {
            return member.value.strings(what, &context)
                .filter { isProtocol($0, what, &context) }
                .map { ($0, nil) }
        }
        guard member.value.object != nil else {
            context.reportType(of: what, expected: "a list or an object", found: member.value)
            return []
        }
        return member.value.names(of: what, each: "a protocol", &context).compactMap { member in
            guard isProtocol(member.key, what, &context) else { return nil }
            let phrase = "\(member.key.value.quoted) in \(what)"
            guard let manner = member.value.string(phrase, &context) else { return nil }
            if manners.contains(manner.value) { return (member.key, manner) }
            context.report(
                .document(.unknownWord(manner.value, of: phrase, known: manners)),
                at: manner.range,
                .didYouMean(manner.value, among: manners)
            )
            return nil
        }
    }

    private static func isProtocol(
        _ name: Located<String>,
        _ what: String,
        _ context: inout SpecContext
    ) -> Bool {
        if SwiftTypeName.isValid(name.value) { return true }
        context.report(.document(.badSwiftType(name.value, of: what)), at: name.range)
        return false
    }
}
