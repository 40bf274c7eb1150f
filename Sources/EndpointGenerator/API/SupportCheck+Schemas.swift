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
        case .any, .null, .scalar, .reference, .array, .tuple, .dictionary, .enumeration, .object:
            break
        case .constant(let value):
            if !value.isScalar, !value.isNull, use.property == nil {
                refuse("'const' other than text, number or boolean is", at: value.range)
            }
        case .union(let union):
            for member in union.members { check(member: member) }
        // Merged before.
        case .all: break
        }
    }

    /// What cannot be a case of an enumeration with a value.
    private mutating func check(member: Schema) {
        if case .constant(let value) = member.kind, !value.isScalar {
            refuse("a member that is a constant object or array is", at: value.range)
        }
    }
}
