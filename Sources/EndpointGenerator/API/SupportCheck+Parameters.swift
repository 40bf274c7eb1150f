extension SupportCheck {
    /// A default that has no Swift expression yet.
    mutating func check(_ parameter: Parameter) {
        if let value = parameter.schema.defaultValue,
            !hasDefaults(parameter.schema)
        {
            refuse("a default of this type is", at: value.range)
        }
    }

    private func hasDefaults(_ schema: Schema) -> Bool {
        switch ParameterShapes(models).resolved(schema).kind {
        case .scalar, .enumeration, .any: true
        case .array(let element, _), .dictionary(let element): hasDefaults(element)
        case .null, .reference, .tuple, .object, .constant, .union, .all: false
        }
    }
}
