extension Namer {
    /// The default of a property or parameter as a Swift expression; nil where it has none, or a
    /// wrong one, which was told.
    func defaultText(of schema: Schema) -> Expression? {
        schema.defaultValue.flatMap { defaultExpression($0, for: schema) }
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
        case (.tuple(let elements, let rest), .array(let nodes)):
            return defaultTuple(nodes, of: elements, rest)
        case (.union(let union), _): return defaultMember(node, of: union)
        case (.constant(let constant), _):
            let name = EnumerationSchema(constant: constant)?.caseName(at: 0)
            return name.map { .text("." + $0.escaped) }
        case (.null, _), (.reference, _), (.array, _), (.tuple, _), (.dictionary, _), (.object, _),
            (.all, _):
            return nil
        }
    }

    /// `.init(red: 1, green: 2)`, in the order of the properties.
    private func defaultModel(_ members: JSONObject, of object: ObjectSchema) -> Expression? {
        var arguments: [Expression] = []
        for property in object.properties where constantField(property) == nil {
            let schema = property.schema
            guard let node = members[property.name.value] else {
                if property.isRequired, schema.defaultValue == nil, !schema.isReadOnly {
                    return nil
                }
                continue
            }
            let isTold = (!property.isRequired || schema.isReadOnly) && isNullable(schema)
            if isTold, node.isNull {
                arguments.append(labelled(property.name.value, schema, ".null"))
                continue
            }
            guard let value = defaultExpression(node, for: schema) else { return nil }
            let argument = isTold ? Expression.call(".value", [value]) : value
            arguments.append(labelled(property.name.value, schema, argument))
        }
        return .call(".init", arguments)
    }

    /// `.init(first: "km", second: 2)`.
    private func defaultTuple(
        _ nodes: [JSONNode],
        of elements: [Schema],
        _ rest: Schema?
    ) -> Expression? {
        guard nodes.count >= elements.count else { return nil }
        var arguments: [Expression] = []
        for (index, schema) in elements.enumerated() {
            guard let value = defaultExpression(nodes[index], for: schema) else { return nil }
            arguments.append(labelled(Self.ordinal(index), schema, value))
        }
        if let rest {
            let others = nodes[elements.count...].compactMap { defaultExpression($0, for: rest) }
            guard others.count == nodes.count - elements.count else { return nil }
            arguments.append(.joined(["rest: ", .array(others)]))
        }
        return .call(".init", arguments)
    }

    /// `.text("a")`: the case of the member as which the value would be read.
    private func defaultMember(_ node: JSONNode, of union: UnionSchema) -> Expression? {
        guard let (index, member) = table.member(of: union, for: node),
            let value = defaultExpression(node, for: member)
        else { return nil }
        let name = MemberNames(union, models: models).names[index]
        return .call("." + name.escaped, [value])
    }

    private func labelled(_ wire: String, _ schema: Schema, _ value: Expression) -> Expression {
        let name = SwiftName.of(schema, wire)
        let label = name.text == "inout" ? name.escaped : name.text
        return .joined([.text(label + ": "), value])
    }

    private func defaultCase(
        _ node: JSONNode,
        of enumeration: EnumerationSchema
    ) -> Expression? {
        let index = enumeration.values.firstIndex { $0.identity == node.identity }
        return index.map { .text("." + enumeration.caseName(at: $0).escaped) }
    }
}
