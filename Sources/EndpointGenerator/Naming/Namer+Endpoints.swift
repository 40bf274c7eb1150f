extension Namer {
    mutating func namedEndpoint(_ endpoint: Endpoint, type: SwiftName) -> NamedEndpoint {
        let path = [type]
        var nested: [NamedType] = []
        let sent =
            endpoint.parameters.filter { $0.place != .header } + effectiveHeaders(of: endpoint)
        let given = sent.filter { Constant($0) == nil }
        let bodyProperties = endpoint.inlineBodyProperties

        let names = NestedNames(
            given.map { ($0.name.value, $0.schema) }
                + bodyProperties.map { ($0.name.value, $0.schema) },
            reserved: ["API", "Failure", "Response"],
            namespace: namespace
        )
        var parameters = given.map { parameter in
            NamedParameter(
                parameter: parameter,
                field: namedField(parameter, names, in: path, nested: &nested)
            )
        }
        var body = namedBody(endpoint, names, in: path, nested: &nested)
        resolve(&parameters, &body)

        let response = namedResponse(endpoint, in: path, nested: &nested)
        let failures = namedFailures(endpoint, in: path, nested: &nested)
        return NamedEndpoint(
            endpoint: endpoint,
            type: type,
            function: functionName(endpoint),
            parameters: parameters,
            removedHeaders: removedHeaders(of: endpoint),
            sent: Self.inOrder(sent, parameters),
            body: body,
            response: response,
            declaresResponse: response == .named(path + [SwiftName(text: "Response")]),
            failures: failures,
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
        _ parameters: [NamedParameter]
    ) -> [SentValue] {
        var rest = parameters[...]
        return sent.compactMap { parameter in
            if let constant = Constant(parameter) { return .constant(constant, parameter.place) }
            return rest.popFirst().map(SentValue.parameter)
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
        _ parameter: Parameter,
        _ names: NestedNames,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedField {
        let schema = parameter.schema
        let wire = parameter.name
        let use = typeUse(schema, names[wire.value], in: path, nested: &nested)
        return NamedField(
            wire: wire,
            name: schema.swiftName.map { SwiftName(text: $0.value) } ?? .lower(wire.value),
            type: use,
            isRequired: parameter.isRequired || schema.defaultValue != nil,
            defaultValue: schema.defaultValue.flatMap { defaultText($0, for: schema) },
            description: schema.description ?? schema.title,
            deprecation: schema.deprecation
        )
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

    private mutating func namedBody(
        _ endpoint: Endpoint,
        _ names: NestedNames,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedBody? {
        guard let body = endpoint.body, case .json(let schema) = body.content else { return nil }
        if endpoint.hasInlineBody {
            return .fields(
                endpoint.inlineBodyProperties.map { property in
                    NamedField(
                        wire: property.name,
                        name: property.schema.swiftName.map { SwiftName(text: $0.value) }
                            ?? .lower(property.name.value),
                        type: typeUse(
                            property.schema,
                            names[property.name.value],
                            in: path,
                            nested: &nested
                        ),
                        isRequired: property.isRequired,
                        description: property.schema.description ?? property.schema.title,
                        deprecation: property.schema.deprecation
                    )
                }
            )
        }
        let use = typeUse(
            schema,
            SwiftName(text: schema.itemName ?? "Body"),
            in: path,
            nested: &nested
        )
        return .whole(
            NamedField(
                wire: Located("body", body.range),
                name: SwiftName(text: "body"),
                type: use,
                isRequired: body.isRequired,
                description: schema.description ?? schema.title,
                deprecation: schema.deprecation
            )
        )
    }
}

extension Namer {
    /// Parameters of one name in several places: the path's stays plain, the others get their place
    /// behind it (`idQuery`). Two of one name in one place are told.
    private mutating func resolve(_ parameters: inout [NamedParameter], _ body: inout NamedBody?) {
        var bodyFields = body?.fields ?? []
        var uses: [SwiftName: Set<String>] = [:]
        for each in parameters { uses[each.field.name, default: []].insert(each.place) }
        for field in bodyFields { uses[field.name, default: []].insert("body") }

        for place in ["path", "query", "header"] {
            let here = parameters.filter { $0.place == place }
            report(here.map { ($0.field.name, $0.field.wire) }, kind: "\(place) parameters")
        }
        report(bodyFields.map { ($0.name, $0.wire) }, kind: "properties")

        for index in parameters.indices {
            let place = parameters[index].place
            let name = parameters[index].field.name
            if place != "path", uses[name, default: []].count > 1 {
                parameters[index].field.name = SwiftName(
                    text: name.text + SwiftName.upper(place).text
                )
            }
        }
        for index in bodyFields.indices {
            let name = bodyFields[index].name
            if uses[name, default: []].count > 1 {
                bodyFields[index].name = SwiftName(text: name.text + "Body")
            }
        }
        body?.rename(bodyFields)
    }

    private mutating func namedResponse(
        _ endpoint: Endpoint,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> TypeUse? {
        guard let success = endpoint.successes.first, case .json(let schema) = success.content
        else { return nil }
        let name = schema.itemName ?? (schema.isOptional ? "Value" : "Response")
        let use = typeUse(schema, SwiftName(text: name), in: path, nested: &nested)
        return schema.isOptional || schema.isNullable ? .optional(use) : use
    }

    private mutating func namedFailures(
        _ endpoint: Endpoint,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> [NamedFailure] {
        endpoint.failures.compactMap { failure in
            guard case .json(let schema) = failure.content else { return nil }
            let name = Self.failureName(failure.status.value)
            let body = SwiftName(text: SwiftName.upper(name.text).text + "Body")
            let use = typeUse(schema, body, in: path, nested: &nested)
            return NamedFailure(
                status: failure.status.value,
                name: name,
                type: schema.isOptional || schema.isNullable ? .optional(use) : use
            )
        }
    }

    /// `404` → `notFound`, `4XX` → `clientError`, `default` → `other`.
    static func failureName(_ status: StatusPattern) -> SwiftName {
        let text =
            switch status {
            case .exact(let code): SwiftName.statuses[code] ?? "status\(code)"
            case .range(1): "informational"
            case .range(2): "success"
            case .range(3): "redirection"
            case .range(4): "clientError"
            case .range(5): "serverError"
            case .range(let hundreds): "status\(hundreds)XX"
            case .any: "other"
            }
        return SwiftName(text: text)
    }
}
