extension Namer {
    /// The stream that a success is; nil where it is none.
    ///
    /// - Parameter prefix: What stands in front of the names of inline types.
    func namedStream(
        _ success: Success,
        _ prefix: String,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedStream? {
        switch success.content {
        case .none, .json, .text, .data: return nil
        case .lines(let schema, _):
            let data = eventData(.json(schema), nil, prefix, in: path, nested: &nested)
            return NamedStream(kind: .lines, element: .one(data))
        case .events(let data, let end):
            let data = eventData(data, nil, prefix, in: path, nested: &nested)
            return NamedStream(kind: .events(end: end?.value), element: .one(data))
        case .eventTypes(let types, let end):
            let events = types.map { type in
                NamedEvent(
                    wire: type.name,
                    name: Self.caseName(type.name.value),
                    data: eventData(type.data, type.name.value, prefix, in: path, nested: &nested)
                )
            }
            report(events.map { ($0.name, $0.wire) }, kind: .events)
            let name = SwiftName(text: prefix.isEmpty ? "Element" : prefix + "Event")
            return NamedStream(
                kind: .events(end: end?.value),
                element: .several(events, type: path + [name])
            )
        }
    }

    private func eventData(
        _ data: Success.EventData,
        _ event: String?,
        _ prefix: String,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedStream.EventData {
        guard case .json(let schema) = data else {
            return NamedStream.EventData(type: .scalar(.string), isJSON: false)
        }
        let name = SwiftName(text: prefix + InlineNames.element(schema, event: event))
        let use = elementUse(schema, name, in: path, nested: &nested)
        return NamedStream.EventData(type: use, isJSON: true)
    }
}
