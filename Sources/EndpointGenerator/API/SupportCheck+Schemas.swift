extension SupportCheck {
    mutating func check(_ schema: Schema, _ use: SchemaUse) {
        checkKind(schema, use)
        var children: [(Schema, String?)] = []
        schema.forEachChild { children.append(($0, $1)) }
        for (child, property) in children {
            var use = use
            use.property = property ?? use.property
            check(child, use)
        }
    }

    private mutating func checkKind(_ schema: Schema, _ use: SchemaUse) {
        switch schema.kind {
        case .any, .null, .scalar, .reference, .array, .tuple, .dictionary, .enumeration: break
        case .object(let object): check(object, schema)
        case .constant(let value):
            if !value.isScalar, !value.isNull, use.property == nil {
                refuse("'const' other than text, number or boolean is", at: value.range)
            }
        case .union(let union):
            let word = union.isExclusive ? "oneOf" : "anyOf"
            refuse("'\(word)' is", at: schema.places[word] ?? schema.range)
        case .all: refuse("'allOf' is", at: schema.places["allOf"] ?? schema.range)
        }
    }

    private mutating func check(_ object: ObjectSchema, _ schema: Schema) {
        if case .kept(let rest) = object.additional {
            refuse(
                "'additionalProperties' beside 'properties' is",
                at: schema.places["additionalProperties"] ?? rest.range
            )
        }
        if let pattern = object.patterns.first {
            refuse(
                "'patternProperties' is",
                at: schema.places["patternProperties"] ?? pattern.pattern.range
            )
        }
    }
}
