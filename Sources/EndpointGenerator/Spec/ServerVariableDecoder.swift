/// Reads `variables`, which the URLs of servers hold in braces.
enum ServerVariableDecoder {
    static func decode(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [Server.Variable] {
        guard let node = keywords["variables"] else { return [] }
        return node.names(of: keywords.phrase("variables"), each: "a variable", &context)
            .map { variable($0, &context) }
    }

    private static func variable(
        _ member: JSONMember,
        _ context: inout SpecContext
    ) -> Server.Variable {
        var variable = Server.Variable(name: member.key)
        let owner = "variable \(member.key.value.quoted)"
        let keys = SpecKeys.serverVariable
        guard let words = Keywords(member.value, of: owner, keys: keys, &context) else {
            return variable
        }
        variable.defaultValue = words.string("default", &context)
        variable.description = words.string("description", &context)?.value
        if let value = variable.defaultValue { check(value, of: variable, &context) }
        guard let node = words["enum"] else { return variable }
        variable.choices = node.strings(words.phrase("enum"), &context)
        for value in variable.choices { check(value, of: variable, &context) }
        if node.array?.isEmpty == true {
            context.report(.document(.emptyList(words.phrase("enum"))), at: node.range)
        }
        if let value = variable.defaultValue, !variable.choices.isEmpty,
            !variable.choices.contains(where: { $0.value == value.value })
        {
            context.report(
                .schema(.defaultUnlisted(value.value.quoted)),
                at: value.range,
                .didYouMean(value.value, declared: variable.choices)
            )
        }
        return variable
    }

    private static func check(
        _ value: Located<String>,
        of variable: Server.Variable,
        _ context: inout SpecContext
    ) {
        if value.isVariableValue { return }
        context.report(
            .server(.badVariableValue(value.value, variable: variable.name.value)),
            at: value.range
        )
    }
}
