extension Namer {
    mutating func namedEndpoint(_ endpoint: Endpoint, type: SwiftName) -> NamedEndpoint {
        let path = [type]
        var nested: [NamedType] = []
        let sent =
            endpoint.parameters.filter { $0.place != .header } + effectiveHeaders(of: endpoint)
        var slots = sent.filter { Constant($0) == nil }.compactMap(RequestSlot.init)
        let count = slots.count
        slots += bodySlots(endpoint)
        slots.tellPlacesApart()
        let areDistinct = report(slots.map { ($0.name, $0.wire) }, kind: .parameters)

        let own = InlineNames(endpoint)
        let names = NestedNames(
            slots.map { ($0.place == .body ? own.body : $0.name.text, $0.schema) },
            reserved: own.reserved,
            namespace: namespace
        )
        let fields = slots.indices.map { index in
            namedField(slots[index], names[index], in: path, nested: &nested)
        }
        let response = namedResponse(endpoint, in: path, nested: &nested)
        let failures = namedFailures(endpoint, in: path, nested: &nested)
        let rejection = namedRejection(endpoint, in: path, nested: &nested)
        if areDistinct {
            report(nested.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        let values = Self.inOrder(sent, fields[..<count])
        let pagination = namedPagination(
            endpoint,
            sent: values,
            fields: fields,
            response: response,
            types: nested
        )
        return NamedEndpoint(
            endpoint: endpoint,
            type: type,
            function: functionName(endpoint),
            fields: fields,
            removedHeaders: removedHeaders(of: endpoint),
            sent: values,
            body: namedBody(endpoint, fields[count...]),
            response: response,
            failures: failures,
            rejection: rejection,
            pagination: pagination,
            nested: nested
        )
    }

    private func functionName(_ endpoint: Endpoint) -> SwiftName {
        endpoint.swiftName.map { SwiftName(text: $0.value) } ?? .lower(endpoint.name.value)
    }

    /// The headers that a caller gives or the endpoint fixes: the API's, but for its constants and
    /// for those that the endpoint replaces or removes, then its own.
    private func effectiveHeaders(of endpoint: Endpoint) -> [Parameter] {
        let own = endpoint.parameters.filter { $0.place == .header }
        var hidden = Set(own.map { $0.name.value.lowercased() })
        hidden.formUnion(endpoint.removedHeaders.map { $0.value.lowercased() })
        let common = api.headers.filter { header in
            Constant(header) == nil && !hidden.contains(header.name.value.lowercased())
        }
        return common + own
    }

    /// The document's order, with the names that were decided for what a caller gives.
    private static func inOrder(
        _ sent: [Parameter],
        _ fields: ArraySlice<NamedField>
    ) -> [SentValue] {
        var rest = fields
        return sent.compactMap { parameter in
            if let constant = Constant(parameter) { return .constant(constant, parameter.place) }
            return rest.popFirst().map { .parameter($0, parameter.place) }
        }
    }

    /// The API's constants that the endpoint takes away, or replaces by what a caller may leave out.
    private func removedHeaders(of endpoint: Endpoint) -> [String] {
        let optional = endpoint.parameters.filter { $0.place == .header && !$0.isRequired }
        let names = endpoint.removedHeaders + optional.map(\.name)
        let hidden = Set(names.map { $0.value.lowercased() })
        return api.headers.compactMap(Constant.init).map(\.wire)
            .filter { hidden.contains($0.lowercased()) }
    }

    private mutating func namedField(
        _ slot: RequestSlot,
        _ type: SwiftName,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedField {
        var field = namedField(
            slot.wire,
            slot.schema,
            isRequired: slot.isRequired,
            type: typeUse(slot.schema, type, in: path, nested: &nested)
        )
        field.name = slot.name
        field.defaultValue = slot.schema.defaultValue.flatMap { defaultText($0, for: slot.schema) }
        return field
    }

    /// A default as a Swift expression.
    private mutating func defaultText(_ node: JSONNode, for schema: Schema) -> String? {
        switch (schema.kind, node.value) {
        case (.enumeration(let enumeration), .string(let wire)):
            let index = enumeration.values.firstIndex { $0.string == wire }
            let given = index.flatMap { index in
                index < enumeration.names.count ? enumeration.names[index].value : nil
            }
            return "." + Self.caseName(given ?? wire).escaped
        case (.scalar(.string), .string(let text)): return SwiftText.literal(text)
        case (.scalar(let scalar), .number(let text)) where scalar.isNumber:
            return scalar.literal(text)
        case (.scalar(.boolean), .bool(let flag)): return flag ? "true" : "false"
        case (.array(let element, _), .array(let nodes)):
            let elements = nodes.compactMap { defaultText($0, for: element) }
            return "[" + elements.joined(separator: ", ") + "]"
        default:
            diagnostics.report(.notSupported("a default of this type is"), at: node.range)
            return nil
        }
    }

    /// An inline object's properties, or the whole body as one.
    private func bodySlots(_ endpoint: Endpoint) -> [RequestSlot] {
        guard let body = endpoint.body, case .json(let schema) = body.content else { return [] }
        if endpoint.hasInlineBody {
            return endpoint.inlineBodyProperties.map { property in
                RequestSlot(
                    property.name,
                    property.schema,
                    .field,
                    isRequired: property.isRequired
                )
            }
        }
        return [
            RequestSlot(
                Located("body", body.range),
                schema,
                .body,
                isRequired: body.isRequired,
                name: SwiftName(text: "body")
            )
        ]
    }

    private func namedBody(_ endpoint: Endpoint, _ fields: ArraySlice<NamedField>) -> NamedBody? {
        if endpoint.hasInlineBody { return .fields(Array(fields)) }
        return fields.first.map(NamedBody.whole)
    }
}
