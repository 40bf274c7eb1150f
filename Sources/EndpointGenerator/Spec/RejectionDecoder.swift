/// Reads `failure`: a success status whose body says no.
enum RejectionDecoder {
    static func decode(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Endpoint.Rejection? {
        guard let node = keywords["failure"] else { return nil }
        let what = keywords.phrase("failure")
        guard let words = Keywords(node, of: what, keys: SpecKeys.rejection, &context) else {
            return nil
        }
        let conditions = conditions(words, &context)
        guard let json = words.required("json", &context),
            let schema = SchemaDecoder.decode(json, of: what, &context),
            !conditions.isEmpty
        else { return nil }
        return Endpoint.Rejection(conditions: conditions, schema: schema, range: node.range)
    }

    private static func conditions(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [(pointer: Located<JSONPointer>, value: JSONNode)] {
        guard let node = keywords.required("when", &context) else { return [] }
        guard let object = node.object else {
            let what = keywords.phrase("when")
            context.reportType(of: what, expected: "an object", found: node)
            return []
        }
        if object.members.isEmpty {
            context.report(.document(.emptyList(keywords.phrase("when"))), at: node.range)
        }
        return object.members.compactMap { member in
            guard let pointer = JSONPointer(member.key.value) else {
                context.report(
                    .document(.badPointer(member.key.value)),
                    at: member.key.range
                )
                return nil
            }
            return (Located(pointer, member.key.range), member.value)
        }
    }
}
