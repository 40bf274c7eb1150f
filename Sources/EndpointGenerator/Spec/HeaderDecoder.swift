/// Reads headers, whose names are compared without case (RFC 9110 §5.1).
enum HeaderDecoder {
    struct Headers {
        var parameters: [Parameter] = []
        /// Those that `null` removes, in lower case.
        var removed: [Located<String>] = []
    }

    /// - Parameter inherited: The API's headers, which an endpoint may remove; nil where `null` has
    ///   no meaning.
    static func decode(
        _ keywords: Keywords,
        _ inherited: [Located<String>]?,
        _ context: inout SpecContext
    ) -> Headers {
        var headers = Headers()
        guard let node = keywords["headers"] else { return headers }
        let members = node.names(of: keywords.phrase("headers"), each: "a header", &context)
        var seen: [String: SourceRange] = [:]
        for member in members {
            let name = member.key
            if !name.value.isToken {
                context.report(.endpoint(.badHeaderName(name.value)), at: name.range)
            }
            if let first = seen.updateValue(name.range, forKey: name.value.lowercased()) {
                context.report(
                    .endpoint(.duplicateHeader(name.value)),
                    at: name.range,
                    .firstHere(first)
                )
                continue
            }
            if let inherited, member.value.isNull {
                remove(member, inherited, &headers, &context)
            } else if let header = ParameterDecoder.decode(member, .header, &context) {
                headers.parameters.append(header)
            }
        }
        return headers
    }

    private static func remove(
        _ member: JSONMember,
        _ inherited: [Located<String>],
        _ headers: inout Headers,
        _ context: inout SpecContext
    ) {
        let name = member.key.value.lowercased()
        if inherited.contains(where: { $0.value.lowercased() == name }) {
            headers.removed.append(Located(name, member.key.range))
            return
        }
        context.report(
            .endpoint(.removesNothing("header \(member.key.value.quoted)")),
            at: member.value.range,
            .didYouMean(member.key.value, declared: inherited)
        )
    }
}
