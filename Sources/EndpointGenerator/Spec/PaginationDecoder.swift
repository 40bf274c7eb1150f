/// Reads `pagination`.
enum PaginationDecoder {
    enum Style: String, CaseIterable {
        case link, page, offset, cursor, url

        /// The keys that say something in this style.
        var keys: [String] {
            switch self {
            case .link: []
            case .page: ["parameter", "first"]
            case .offset: ["parameter", "limit"]
            case .cursor: ["parameter", "next"]
            case .url: ["next"]
            }
        }
    }

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Pagination? {
        guard let node = keywords["pagination"] else { return nil }
        let what = keywords.phrase("pagination")
        guard let words = Keywords(node, of: what, keys: SpecKeys.pagination, &context) else {
            return nil
        }
        let items = words["items"]?.pointer(words.phrase("items"), &context)
        let more = words["more"]?.pointer(words.phrase("more"), &context)
        guard words.required("style", &context) != nil,
            let name = words.word("style", Style.self, &context)
        else { return nil }
        for style in Style.allCases {
            for key in style.keys where !name.value.keys.contains(key) && words[key] != nil {
                misplaced(key, words, &context)
            }
        }
        guard let style = style(name.value, words, &context) else { return nil }
        var pagination = Pagination(style: style, range: node.range)
        pagination.items = items
        pagination.more = more
        return pagination
    }

    /// A key of another style, told once: `parameter` belongs to several.
    private static func misplaced(
        _ key: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) {
        guard let member = keywords.member(key),
            !context.diagnostics.contains(where: { $0.range == member.key.range })
        else { return }
        let styles = Style.allCases.filter { $0.keys.contains(key) }.map(\.rawValue)
        context.report(
            .document(.dependentKey(key, needs: "style \(styles.quotedChoice)")),
            at: member.key.range
        )
    }

    private static func style(
        _ style: Style,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Pagination.Style? {
        var parameter: Located<String>?
        if style.keys.contains("parameter"), keywords.required("parameter", &context) != nil {
            parameter = keywords.string("parameter", &context)
        }
        switch style {
        case .link:
            return .link
        case .page:
            let first = keywords.integer("first", in: 0...Int.max, &context)
            return parameter.map { .page(parameter: $0, first: first) }
        case .offset:
            let limit = keywords.string("limit", &context)
            return parameter.map { .offset(parameter: $0, limit: limit) }
        case .cursor:
            guard let node = keywords.required("next", &context),
                let next = next(node, keywords, &context), let parameter
            else { return nil }
            return .cursor(parameter: parameter, next: next)
        case .url:
            let node = keywords.required("next", &context)
            return node?.pointer(keywords.phrase("next"), &context).map { .url(next: $0) }
        }
    }

    private static func next(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Pagination.Next? {
        let what = keywords.phrase("next")
        guard node.object != nil else {
            return node.pointer(what, &context).map(Pagination.Next.pointer)
        }
        guard let words = Keywords(node, of: what, keys: SpecKeys.lastItem, &context),
            let item = words.required("lastItem", &context)
        else { return nil }
        return item.pointer(words.phrase("lastItem"), &context).map(Pagination.Next.lastItem)
    }
}
