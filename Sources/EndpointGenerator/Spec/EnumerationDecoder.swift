/// Reads `enum` with its `names`.
enum EnumerationDecoder {
    static func decode(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> Schema.Kind? {
        let scalar = scalar(keywords, type, &context)
        let isClosed = keywords.bool("closed", &context)?.value ?? false
        guard let values = values(node, keywords, scalar.type, &context) else { return nil }
        var names = names(keywords, values.count, &context)
        guard scalar.isRight else { return nil }
        let others = values.filter { !$0.isNull }
        if others.isEmpty { return .null }
        if names.count == values.count {
            names = zip(names, values).filter { !$1.isNull }.map(\.0)
        }
        var enumeration = EnumerationSchema(
            values: others,
            names: names,
            isClosed: isClosed,
            type: scalar.type
        )
        enumeration.listsNull = others.count < values.count
        return .enumeration(enumeration)
    }

    private static func scalar(
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> (type: ScalarType?, isRight: Bool) {
        switch type {
        case .absent:
            return (nil, true)
        case .schema(let schema):
            if case .scalar(let scalar) = schema.kind {
                guard let format = keywords.string("format", &context) else {
                    return (scalar, true)
                }
                return (FormatKeyword.scalar(scalar, format, &context), true)
            }
        case .wrong, .object, .array, .null: break
        }
        if let member = keywords.member("enum") {
            context.report(
                .schema(.keywordMismatch("enum", type: type.word)),
                at: member.key.range
            )
        }
        return (nil, false)
    }

    private static func values(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ type: ScalarType?,
        _ context: inout SpecContext
    ) -> [JSONNode]? {
        guard let array = node.array else {
            context.reportType(of: keywords.phrase("enum"), expected: "a list", found: node)
            return nil
        }
        if array.isEmpty {
            context.report(.document(.emptyList(keywords.phrase("enum"))), at: node.range)
            return nil
        }
        var seen: [String: SourceRange] = [:]
        for value in array {
            guard value.isScalar || value.isNull else {
                context.report(
                    .schema(.enumerationMismatch(value.excerpt, type: "a string or a number")),
                    at: value.range
                )
                continue
            }
            if let type, !type.admits(value), !value.isNull {
                context.report(
                    .schema(.enumerationMismatch(value.excerpt, type: type.valuePhrase)),
                    at: value.range
                )
            }
            if let first = seen.updateValue(value.range, forKey: value.identity) {
                context.report(
                    .document(.repeatedElement(value.excerpt, list: keywords.phrase("enum"))),
                    at: value.range,
                    .firstHere(first)
                )
            }
        }
        return array
    }

    private static func names(
        _ keywords: Keywords,
        _ count: Int,
        _ context: inout SpecContext
    ) -> [Located<String>] {
        guard let node = keywords["names"] else { return [] }
        guard let array = node.array else {
            context.reportType(of: keywords.phrase("names"), expected: "a list", found: node)
            return []
        }
        if array.count != count {
            context.report(
                .schema(.enumerationNames(names: array.count, values: count)),
                at: node.range
            )
            return []
        }
        let names = node.strings(keywords.phrase("names"), &context)
        return names.count == count ? names : []
    }
}
