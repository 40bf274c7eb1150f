extension Translator {
    /// `typealias Item = Repository`, where no type is declared under that name.
    func itemAlias(_ request: NamedEndpoint) -> [Declaration] {
        guard let item = request.pagination?.item,
            item != .named([request.type, SwiftName(text: "Item")])
        else { return [] }
        return [.alias(alias("Item", text(item, in: request)))]
    }

    /// A type as it is written in the request's, which does not see what is nested in other types.
    private func text(_ type: TypeUse, in request: NamedEndpoint) -> String {
        switch type {
        case .named(let path) where path.count > 1:
            let inner = path.dropFirst().map(\.escaped).joined(separator: ".")
            return path[0] == request.type
                ? inner : spelling.text(.named([path[0]])) + "." + inner
        case .array(let element): return "[\(text(element, in: request))]"
        case .dictionary(let value):
            return "[\(spelling.text(.scalar(.string))): \(text(value, in: request))]"
        case .optional(let wrapped): return text(wrapped, in: request) + "?"
        case .lossy(let inner): return text(inner, in: request)
        case .any, .null, .scalar, .date, .named, .alias, .custom, .runtime, .presence:
            return spelling.text(type)
        }
    }

    func paginationProperty(_ request: NamedEndpoint) -> [Declaration] {
        guard let pagination = request.pagination else { return [] }
        return [
            .property(
                PropertyDeclaration(
                    modifiers: staticModifiers,
                    name: "var pagination: \(RuntimeName.pagination.text)<Self>",
                    getter: [.expression(description(of: pagination))]
                )
            )
        ]
    }

    /// `items(in:)`, where the response is not the list itself.
    func itemsFunction(_ request: NamedEndpoint) -> [Declaration] {
        guard let way = request.pagination?.items, !way.steps.isEmpty || way.endsOptional else {
            return []
        }
        return [
            .function(
                FunctionDeclaration(
                    modifiers: staticModifiers,
                    name: "func items",
                    parameters: ["in response: Response"],
                    result: "[Item]",
                    body: [
                        .expression(.text("response\(way.text)\(way.endsOptional ? " ?? []" : "")"))
                    ]
                )
            )
        ]
    }

    /// `.cursor(\.after, next: "meta", "next", more: "has_more")`.
    private func description(of pagination: NamedPagination) -> Expression {
        let name: String
        var arguments: [Expression]
        switch pagination.style {
        case .link:
            name = "link"
            arguments = []
        case .page(let parameter, let first):
            name = "page"
            arguments = [path(parameter)] + (first.map { ["first: \($0)"] } ?? [])
        case .offset(let parameter, let limit):
            name = "offset"
            arguments = [path(parameter)] + (limit.map { ["limit: \(path($0).flat)"] } ?? [])
        case .cursor(let parameter, let next):
            name = "cursor"
            arguments = [path(parameter)] + tokens(next, "next")
        case .lastItem(let parameter, let way):
            name = "cursor"
            arguments = [path(parameter), .text("lastItem: \\\(way.text)")]
        case .url(let next):
            name = "url"
            arguments = tokens(next, "next")
        }
        if let more = pagination.more { arguments += tokens(more, "more") }
        return .call(".\(name)", arguments)
    }

    private func path(_ name: SwiftName) -> Expression { .text("\\." + name.escaped) }

    private func tokens(_ pointer: JSONPointer, _ label: String) -> [Expression] {
        pointer.tokens.enumerated().map { index, token in
            let text = SwiftText.literal(token)
            return .text(index == 0 ? "\(label): \(text)" : text)
        }
    }
}
