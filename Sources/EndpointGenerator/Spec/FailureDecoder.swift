/// Reads `errors`.
enum FailureDecoder {
    /// The API's own.
    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> [Failure] {
        decode(keywords, nil, &context)
    }

    /// An endpoint's with the API's, of which it replaces and removes some.
    static func decode(
        _ keywords: Keywords,
        _ inherited: [Failure],
        _ context: inout SpecContext
    ) -> [Failure] {
        decode(keywords, Optional(inherited), &context)
    }

    private static func decode(
        _ keywords: Keywords,
        _ inherited: [Failure]?,
        _ context: inout SpecContext
    ) -> [Failure] {
        var failures = inherited ?? []
        guard let node = keywords["errors"] else { return failures }
        for member in node.statuses(keywords.phrase("errors"), &context) {
            let status = StatusDecoder.failure(member.key, &context)
            if inherited != nil, member.value.isNull {
                if let status { remove(status, member, &failures, &context) }
                continue
            }
            let failure = failure(member, keywords, &context)
            guard let status else { continue }
            let index = failures.firstIndex { $0.status.value == status.value }
            guard var failure else {
                // What was meant to replace it is broken: neither stands.
                if let index { failures.remove(at: index) }
                continue
            }
            failure.status = status
            if let index { failures[index] = failure } else { failures.append(failure) }
        }
        return failures
    }

    private static func remove(
        _ status: Located<StatusPattern>,
        _ member: JSONMember,
        _ failures: inout [Failure],
        _ context: inout SpecContext
    ) {
        if let index = failures.firstIndex(where: { $0.status.value == status.value }) {
            failures.remove(at: index)
            return
        }
        context.report(
            .endpoint(.removesNothing("error \(member.key.value.quoted)")),
            at: member.value.range
        )
    }

    private static func failure(
        _ member: JSONMember,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Failure? {
        let node = member.value
        let what = "error \(member.key.value.quoted) of \(keywords.owner)"
        let status = Located(StatusPattern.any, member.key.range)
        if node.string == "text" {
            return Failure(status: status, content: .text, range: node.range)
        }
        guard node.object?["json"] != nil || node.object?["unwrap"] != nil else {
            return SchemaDecoder.decode(node, of: what, &context).map { schema in
                Failure(status: status, content: .json(schema), range: node.range)
            }
        }
        guard let words = Keywords(node, of: what, keys: SpecKeys.error, &context) else {
            return nil
        }
        let unwrap = words["unwrap"]?.pointer(words.phrase("unwrap"), &context)
        guard let json = words.required("json", &context),
            let schema = SchemaDecoder.decode(json, of: what, &context)
        else { return nil }
        var failure = Failure(status: status, content: .json(schema), range: node.range)
        failure.unwrap = unwrap
        return failure
    }
}
