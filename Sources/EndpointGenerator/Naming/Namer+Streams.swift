extension Namer {
    /// The stream among an endpoint's successes; nil where there is none.
    mutating func namedStream(
        _ endpoint: Endpoint,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedStream? {
        for success in endpoint.successes {
            switch success.content {
            case .none, .json, .text, .data: continue
            case .lines(let schema, _):
                let data = eventData(.json(schema), nil, in: path, nested: &nested)
                return NamedStream(kind: .lines, element: .one(data))
            case .events(let data, let end):
                let data = eventData(data, nil, in: path, nested: &nested)
                return NamedStream(kind: .events(end: end?.value), element: .one(data))
            case .eventTypes(let types, let end):
                let events = types.map { type in
                    NamedEvent(
                        wire: type.name,
                        name: Self.caseName(type.name.value),
                        data: eventData(type.data, type.name.value, in: path, nested: &nested)
                    )
                }
                report(events.map { ($0.name, $0.wire) }, kind: .events)
                return NamedStream(kind: .events(end: end?.value), element: .several(events))
            }
        }
        return nil
    }

    private mutating func eventData(
        _ data: Success.EventData,
        _ event: String?,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedStream.EventData {
        guard case .json(let schema) = data else {
            return NamedStream.EventData(type: .scalar(.string), isJSON: false)
        }
        let name = SwiftName(text: InlineNames.element(schema, event: event))
        let use = typeUse(schema, name, in: path, nested: &nested)
        let isOptional = schema.isOptional || schema.isNullable
        return NamedStream.EventData(type: isOptional ? .optional(use) : use, isJSON: true)
    }
}
