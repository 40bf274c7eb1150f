/// Reads an array's elements.
enum ArrayDecoder {
    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Schema.Kind {
        let unique = keywords.bool("uniqueItems", &context)?.value ?? false
        let items = element(keywords["items"], of: keywords.phrase("items"), &context)
        guard let node = keywords["prefixItems"] else {
            return .array(items ?? Schema(.any, keywords.range), unique: unique)
        }
        let what = keywords.phrase("prefixItems")
        let elements = node.schemas(what, &context).map(\.elementNullable)
        return .tuple(elements, rest: items)
    }

    private static func element(
        _ node: JSONNode?,
        of owner: String,
        _ context: inout SpecContext
    ) -> Schema? {
        guard let node else { return nil }
        return SchemaDecoder.decode(node, of: owner, &context)?.elementNullable
    }
}

extension JSONNode {
    /// A list of schemas that is not empty.
    func schemas(_ what: String, _ context: inout SpecContext) -> [Schema] {
        guard let array else {
            context.reportType(of: what, expected: "a list of schemas", found: self)
            return []
        }
        if array.isEmpty { context.report(.document(.emptyList(what)), at: range) }
        return array.compactMap { element in
            SchemaDecoder.decode(element, of: "each schema in \(what)", &context)
        }
    }
}
