extension Namer {
    /// What success brings; inline types that stand beside the request's own go to `nested`, those
    /// of a structure with headers into the structure.
    func namedResponse(
        _ endpoint: Endpoint,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedResponse {
        let telling = endpoint.successes.filter(\.saysSomething)
        if telling.count == 1,
            let stream = namedStream(telling[0], "", in: path, nested: &nested)
        {
            return .stream(stream)
        }
        let names = InlineNames.Response(endpoint)
        let successes = endpoint.successes.enumerated().map { index, success in
            namedSuccess(success, endpoint, names[index], in: path, nested: &nested)
        }
        guard successes.count > 1 else {
            let nothing = NamedSuccess(status: .range(2), name: Self.statusName(.range(2)))
            return .one(successes.first ?? nothing)
        }
        return .several(successes)
    }

    private func namedSuccess(
        _ success: Success,
        _ endpoint: Endpoint,
        _ names: InlineNames.SuccessNames,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedSuccess {
        var named = NamedSuccess(
            status: success.status.value,
            name: Self.statusName(success.status.value)
        )
        if success.headers.isEmpty {
            let name = SwiftName(text: names.value)
            named.value =
                namedValue(success, endpoint, name, in: path, nested: &nested)
                ?? streamValue(success, names.prefix, in: path, nested: &nested)
            return named
        }
        let own = path + [SwiftName(text: names.structure)]
        var inside: [NamedType] = []
        let name = SwiftName(text: names.value)
        named.value = namedValue(success, endpoint, name, in: own, nested: &inside)
        var structure = NamedReplyStructure(path: own, headers: [], nested: [])
        structure.value = named.value.map { valueField($0, success) }
        structure.headers = namedHeaders(success.headers, in: own, nested: &inside)
        structure.nested = inside
        if report(structure.headers.map { ($0.field.name, $0.field.wire) }, kind: .headers) {
            report(inside.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        named.structure = structure
        return named
    }

    private func namedValue(
        _ success: Success,
        _ endpoint: Endpoint,
        _ name: SwiftName,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedSuccess.Value? {
        switch success.content {
        case .json(let schema):
            return NamedSuccess.Value(
                type: elementUse(schema, name, in: path, nested: &nested),
                isJSON: true,
                unwrap: endpoint.unwrap?.value
            )
        case .text: return NamedSuccess.Value(type: .scalar(.string), isJSON: false)
        case .data: return NamedSuccess.Value(type: .scalar(.binary), isJSON: false)
        case .none, .lines, .events, .eventTypes: return nil
        }
    }

    private func streamValue(
        _ success: Success,
        _ prefix: String,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedSuccess.Value? {
        guard let stream = namedStream(success, prefix, in: path, nested: &nested) else {
            return nil
        }
        return NamedSuccess.Value(type: .array(stream.elementType), isJSON: false, stream: stream)
    }

    /// The property `value`.
    private func valueField(_ value: NamedSuccess.Value, _ success: Success) -> NamedField {
        var field = NamedField(
            wire: Located("value", success.range),
            name: SwiftName(text: "value"),
            type: value.type,
            isRequired: true,
            schema: Schema(.any, success.range)
        )
        if case .optional(let wrapped) = value.type {
            field.type = wrapped
            field.isRequired = false
        }
        return field
    }
}

extension Namer {
    func namedFailures(
        _ endpoint: Endpoint,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> [NamedFailure] {
        endpoint.failures.map { failure in
            let name = Self.statusName(failure.status.value)
            guard case .json(let schema) = failure.content else {
                return NamedFailure(
                    status: failure.status.value,
                    name: name,
                    type: .scalar(.string),
                    isText: true
                )
            }
            let body = SwiftName(text: InlineNames.body(of: failure.status.value))
            return NamedFailure(
                status: failure.status.value,
                name: name,
                type: elementUse(schema, body, in: path, nested: &nested),
                unwrap: failure.unwrap?.value
            )
        }
    }

    func namedRejection(
        _ endpoint: Endpoint,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedRejection? {
        guard let rejection = endpoint.rejection else { return nil }
        let schema = rejection.schema
        let name = SwiftName(text: InlineNames.rejection)
        return NamedRejection(
            conditions: rejection.conditions.map { ($0.pointer.value, $0.value) },
            type: elementUse(schema, name, in: path, nested: &nested)
        )
    }

    /// `200` → `ok`, `404` → `notFound`, `4XX` → `clientError`, `default` → `other`.
    static func statusName(_ status: StatusPattern) -> SwiftName {
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
