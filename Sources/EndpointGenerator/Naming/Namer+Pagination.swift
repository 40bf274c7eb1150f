extension Namer {
    /// - Parameters:
    ///   - sent: What stands in path, query and headers.
    ///   - fields: What a caller gives.
    ///   - types: The request's own types.
    func namedPagination(
        _ endpoint: Endpoint,
        sent: [NamedParameter],
        fields: [NamedField],
        response: NamedResponse,
        types: [NamedType]
    ) -> NamedPagination? {
        guard let pagination = endpoint.pagination, case .one(let success) = response,
            let value = success.value, value.isJSON
        else { return nil }
        let parameters = PageParameters(sent: sent, fields: fields)
        let finder = PropertyFinder(
            types: namedModels + types + response.structures.flatMap(\.nested)
        )
        guard let items = itemsWay(pagination, endpoint, success, value, finder),
            let style = namedStyle(pagination.style, endpoint, parameters, items.item, finder)
        else { return nil }
        return NamedPagination(
            style: style,
            item: items.item,
            items: items.way,
            more: pagination.more?.value
        )
    }

    private func itemsWay(
        _ pagination: Pagination,
        _ endpoint: Endpoint,
        _ success: NamedSuccess,
        _ value: NamedSuccess.Value,
        _ finder: PropertyFinder
    ) -> (way: PropertyWay, item: TypeUse)? {
        var tokens = pagination.items?.value.tokens[...] ?? []
        let place = pagination.items?.range ?? pagination.range
        if pagination.items != nil, let unwrap = value.unwrap {
            guard tokens.starts(with: unwrap.tokens) else {
                diagnostics.report(.endpoint(.itemsOutside), at: place)
                return nil
            }
            tokens = tokens.dropFirst(unwrap.tokens.count)
        }
        var way = finder.way(tokens, from: value.type)
        if success.structure != nil {
            way?.steps.insert(.init(name: SwiftName(text: "value"), isOptional: false), at: 0)
        }
        guard let way, let item = way.type.listElement else {
            let list = "the items of a page of \(endpoint.name.value.quoted)"
            diagnostics.report(
                .endpoint(.noProperty(list, expected: "a list")),
                at: place,
                pagination.items == nil
                    ? Diagnostic.Note("give their place in the answer by 'items'") : nil
            )
            return nil
        }
        return (way, item)
    }

    private func namedStyle(
        _ style: Pagination.Style,
        _ endpoint: Endpoint,
        _ parameters: PageParameters,
        _ item: TypeUse,
        _ finder: PropertyFinder
    ) -> NamedPagination.Style? {
        switch style {
        case .link: return .link
        case .url(let next): return .url(next: next.value)
        case .page(let wire, let first):
            return parameter(wire, endpoint, parameters).map { .page($0, first: first?.value) }
        case .offset(let wire, let limit):
            guard let name = parameter(wire, endpoint, parameters) else { return nil }
            guard let limit else { return .offset(name, limit: nil) }
            return parameter(limit, endpoint, parameters).map { .offset(name, limit: $0) }
        case .cursor(let wire, .pointer(let next)):
            return parameter(wire, endpoint, parameters).map { .cursor($0, next: next.value) }
        case .cursor(let wire, .lastItem(let pointer)):
            let name = parameter(wire, endpoint, parameters)
            let way = finder.way(pointer.value.tokens[...], from: item)
            guard let way, way.type.isPageValue else {
                let what = "the last item of a page of \(endpoint.name.value.quoted)"
                diagnostics.report(
                    .endpoint(.noProperty(what, expected: "text or a number")),
                    at: pointer.range
                )
                return nil
            }
            return name.map { .lastItem($0, way) }
        }
    }

    /// The request's property that a key of `pagination` names.
    private func parameter(
        _ wire: Located<String>,
        _ endpoint: Endpoint,
        _ parameters: PageParameters
    ) -> SwiftName? {
        guard let field = parameters[wire.value] else {
            diagnostics.report(
                .reference(.unknownPageParameter(wire.value, endpoint: endpoint.name.value)),
                at: wire.range,
                .didYouMean(wire.value, declared: parameters.names)
            )
            return nil
        }
        if !field.type.isPageValue {
            diagnostics.report(
                .reference(.badPageParameter(wire.value, endpoint: endpoint.name.value)),
                at: wire.range,
                Diagnostic.Note("it is described here", at: field.wire.range)
            )
        }
        return field.name
    }
}

/// What a caller gives, by its name on the wire; the query counts before other places.
private struct PageParameters {
    let sent: [NamedParameter]
    let fields: [NamedField]

    subscript(wire: String) -> NamedField? {
        for parameter in sent where parameter.place == .query {
            if case .field(let field) = parameter.value, field.wire.value == wire { return field }
        }
        return fields.last { $0.wire.value == wire }
    }

    var names: [Located<String>] { fields.map(\.wire) }
}

/// Finds the Swift properties that a JSON Pointer leads through.
private struct PropertyFinder {
    let types: [NamedType]

    /// Nil where the pointer leaves what the document describes as objects.
    func way(_ tokens: ArraySlice<String>, from type: TypeUse) -> PropertyWay? {
        var way = PropertyWay(type: type)
        for token in tokens {
            var holder = way.type
            if case .optional(let wrapped) = holder { holder = wrapped }
            guard case .named(let path) = holder.resolved,
                let type = types.lazy.compactMap({ $0.nested(at: path) }).first,
                case .object(let fields) = type.content,
                let field = fields.first(where: { $0.wire.value == token })
            else { return nil }
            way.steps.append(
                PropertyWay.Step(name: field.name, isOptional: holder != way.type)
            )
            way.type = field.fullType
        }
        return way
    }
}

extension NamedType {
    /// Itself or a type nested in it, by its path.
    fileprivate func nested(at path: [SwiftName]) -> NamedType? {
        if self.path == path { return self }
        guard path.starts(with: self.path) else { return nil }
        return nested.lazy.compactMap { $0.nested(at: path) }.first
    }
}

extension TypeUse {
    /// What an array holds, also one that may be nil.
    fileprivate var listElement: TypeUse? {
        switch self {
        case .array(let element): element
        case .optional(let inner), .alias(_, let inner), .lossy(let inner): inner.listElement
        case .any, .null, .scalar, .date, .named, .custom, .dictionary, .presence, .runtime:
            nil
        }
    }

    /// Whether a value of it is text or a number that can be put from an answer into a request.
    fileprivate var isPageValue: Bool {
        switch self {
        case .scalar: isSelfDescribing
        case .optional(let inner), .alias(_, let inner): inner.isPageValue
        case .any, .null, .date, .named, .custom, .array, .dictionary, .lossy, .presence,
            .runtime:
            false
        }
    }
}
