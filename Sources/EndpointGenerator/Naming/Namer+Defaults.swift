extension Namer {
    /// The default of a property or parameter as a Swift expression; nil where it has none.
    mutating func defaultText(of schema: Schema) -> Expression? {
        guard let node = schema.defaultValue else { return nil }
        if let value = defaultExpression(node, for: schema) { return value }
        diagnostics.report(.notSupported("a default of this type is"), at: node.range)
        return nil
    }

    /// A default as a Swift expression of its schema's type; nil where it has none.
    func defaultExpression(_ node: JSONNode, for schema: Schema) -> Expression? {
        if node.isNull, schema.isOptional || isNullable(schema) { return "nil" }
        if schema.swiftType != nil { return nil }
        let schema = resolved(schema)
        if schema.swiftType != nil { return nil }
        switch (schema.kind, node.value) {
        case (.enumeration(let enumeration), _): return defaultCase(node, of: enumeration)
        case (.scalar(let scalar), _):
            return scalar.expression(node, pattern: schema.dateFormat?.value)
        case (.any, _): return .text(SwiftText.jsonValue(node))
        case (.array(let element, _), .array(let nodes)):
            let elements = nodes.compactMap { defaultExpression($0, for: element) }
            return elements.count == nodes.count ? .array(elements) : nil
        case (.dictionary(let value), .object(let object)):
            if object.members.isEmpty { return "[:]" }
            let members = object.members.compactMap { member in
                defaultExpression(member.value, for: value).map { value in
                    Expression.joined([
                        .text(SwiftText.literal(member.key.value) + ": "), value,
                    ])
                }
            }
            return members.count == object.members.count ? .array(members) : nil
        case (.object(let object), .object(let members)): return defaultModel(members, of: object)
        case (.null, _), (.reference, _), (.array, _), (.tuple, _), (.dictionary, _), (.object, _),
            (.constant, _), (.union, _), (.all, _):
            return nil
        }
    }

    /// `.init(red: 1, green: 2)`, in the order of the properties.
    private func defaultModel(_ members: JSONObject, of object: ObjectSchema) -> Expression? {
        var arguments: [Expression] = []
        for property in object.properties {
            guard let node = members[property.name.value] else {
                if property.isRequired, property.schema.defaultValue == nil { return nil }
                continue
            }
            guard let value = defaultExpression(node, for: property.schema) else { return nil }
            let name = SwiftName.of(property.schema, property.name.value)
            let label = name.text == "inout" ? name.escaped : name.text
            arguments.append(.joined([.text(label + ": "), value]))
        }
        return .call(".init", arguments)
    }

    private func defaultCase(
        _ node: JSONNode,
        of enumeration: EnumerationSchema
    ) -> Expression? {
        let index = enumeration.values.firstIndex { $0.identity == node.identity }
        return index.map { .text("." + enumeration.caseName(at: $0).escaped) }
    }
}
