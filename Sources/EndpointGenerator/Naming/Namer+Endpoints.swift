extension Namer {
    func namedEndpoint(_ endpoint: Endpoint, type: SwiftName) -> NamedEndpoint {
        let path = [type]
        var nested: [NamedType] = []
        let sent =
            endpoint.parameters.filter { $0.place == .path || $0.place == .query }
            + effectiveHeaders(of: endpoint)
            + endpoint.parameters.filter { $0.place == .cookie }
        var slots = sent.filter { Constant($0) == nil }.map(RequestSlot.init)
        let count = slots.count
        slots += bodySlots(endpoint)
        slots.tellPlacesApart()
        let areDistinct = report(
            slots.map { ($0.name, $0.wire) },
            kind: .parameters,
            endpoint: endpoint.name.value
        )

        reportReservedFields(slots.map { ($0.name, $0.schema, $0.wire) })
        let names = NestedNames(
            slots.map { ($0.place == .body ? InlineNames.body : $0.name.text, $0.schema) },
            reserved: InlineNames(endpoint).reserved.union(slots.map { $0.name.text }),
            models: hiddenModels,
            namespace: namespace
        )
        var fields = slots.indices.map { index in
            namedField(slots[index], names[index], in: path, nested: &nested)
        }
        let body = namedBody(endpoint, fields[count...], in: path, nested: &nested)
        if case .optionalForm(let field, _, _)? = body?.content { fields[count] = field }
        let response = namedResponse(endpoint, in: path, nested: &nested)
        let failures = namedFailures(endpoint, in: path, nested: &nested)
        let rejection = namedRejection(endpoint, in: path, nested: &nested)
        if areDistinct {
            report(nested.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        let values = namedParameters(sent, fields[..<count])
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
            body: body,
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

    /// The API's constants that the endpoint takes away, or replaces by what a caller may leave out.
    private func removedHeaders(of endpoint: Endpoint) -> [String] {
        let optional = endpoint.parameters.filter { $0.place == .header && !$0.isRequired }
        let names = endpoint.removedHeaders + optional.map(\.name)
        let hidden = Set(names.map { $0.value.lowercased() })
        return api.headers.compactMap(Constant.init).map(\.wire)
            .filter { hidden.contains($0.lowercased()) }
    }

    func namedField(
        _ slot: RequestSlot,
        _ type: SwiftName,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedField {
        let use = typeUse(slot.schema, type, in: path, nested: &nested)
            .replacingBytes(by: slot.runtimeType)
        let saysNull =
            slot.schema.isNullable || slot.place == .body && isNullable(slot.schema)
        let mayBeNull = saysNull && slot.isRequired && slot.place != .property
        var field = namedField(
            slot.wire,
            slot.schema,
            isRequired: slot.isRequired,
            type: mayBeNull ? .optional(use) : use,
            name: slot.name
        )
        // Any value may be null by itself.
        field.isNullable =
            slot.place == .property && isNullable(slot.schema)
            && (use.resolved != .any || !slot.isRequired)
        field.defaultValue = defaultText(of: slot.schema)
        return field
    }
}
