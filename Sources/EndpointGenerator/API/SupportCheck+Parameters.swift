extension SupportCheck {
    /// A default that has no Swift expression yet.
    mutating func check(_ parameter: Parameter) {
        if let value = parameter.schema.defaultValue,
            !hasDefault(parameter.schema, value)
        {
            refuse("a default of this type is", at: value.range)
        }
    }

    private func hasDefault(_ schema: Schema, _ value: JSONNode) -> Bool {
        if value.isNull { return true }
        switch models.resolved(schema).kind {
        case .scalar, .enumeration, .any: return true
        case .array(let element, _):
            return (value.array ?? []).allSatisfy { hasDefault(element, $0) }
        case .dictionary(let element):
            return (value.object?.members ?? []).allSatisfy { hasDefault(element, $0.value) }
        case .object(let object):
            // The initializer of a very wide model takes the required properties alone.
            if object.properties.count > 150 { return false }
            return object.properties.allSatisfy { property in
                value.object?[property.name.value].map { hasDefault(property.schema, $0) } ?? true
            }
        case .null, .reference, .tuple, .constant, .union, .all: return false
        }
    }
}
