extension Namer {
    /// The Swift type of a schema; what stands inline becomes a type called `name`, appended to
    /// `nested`.
    ///
    /// Whether the value may be absent is its user's to add: a property that is not required, an
    /// element that may be null.
    mutating func typeUse(
        _ schema: Schema,
        _ name: SwiftName,
        in parent: [SwiftName],
        nested: inout [NamedType]
    ) -> TypeUse {
        switch schema.kind {
        case .scalar(let scalar): return .scalar(scalar)
        case .reference(let target):
            return .named([models[target.value] ?? SwiftName.upper(target.value)])
        case .array(let element, _):
            return .array(elementUse(element, name, in: parent, nested: &nested))
        case .dictionary(let value):
            return .dictionary(elementUse(value, name, in: parent, nested: &nested))
        case .object(let object):
            let path = parent + [name]
            var own: [NamedType] = []
            let fields = namedFields(object.properties, in: path, nested: &own)
            nested.append(
                NamedType(path: path, schema: schema, content: .object(fields), nested: own)
            )
            return .named(path)
        case .enumeration(let enumeration):
            let path = parent + [name]
            let cases = namedCases(enumeration)
            nested.append(
                NamedType(path: path, schema: schema, content: .enumeration(cases), nested: [])
            )
            return .named(path)
        case .any, .null, .tuple, .constant, .union, .all: return .any
        }
    }

    private mutating func elementUse(
        _ schema: Schema,
        _ name: SwiftName,
        in parent: [SwiftName],
        nested: inout [NamedType]
    ) -> TypeUse {
        let use = typeUse(schema, name, in: parent, nested: &nested)
        return schema.isOptional || schema.isNullable ? .optional(use) : use
    }

    /// An object's properties as fields; their inline schemas become types nested in `path`.
    mutating func namedFields(
        _ properties: [ObjectSchema.Property],
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> [NamedField] {
        let own = properties.map {
            (name: SwiftName.of($0.schema, $0.name.value), schema: $0.schema, wire: $0.name)
        }
        reportReservedFields(own)
        let names = NestedNames(
            properties.map { ($0.schema.swiftName?.value ?? $0.name.value, $0.schema) },
            reserved: takenNames(own.map(\.name)),
            namespace: namespace
        )
        let fields = properties.enumerated().map { index, property in
            namedField(
                property.name,
                property.schema,
                isRequired: property.isRequired,
                type: typeUse(property.schema, names[index], in: path, nested: &nested)
            )
        }
        if report(fields.map { ($0.name, $0.wire) }, kind: .properties) {
            report(nested.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        return fields
    }

    /// What a nested type beside these properties may not be called: as one of them, and at top
    /// level as a model, which could not be written otherwise.
    func takenNames(_ fields: [SwiftName]) -> Set<String> {
        Set((fields + (isTopLevel ? Array(models.values) : [])).map(\.text))
    }

    func namedField(
        _ wire: Located<String>,
        _ schema: Schema,
        isRequired: Bool,
        type: TypeUse
    ) -> NamedField {
        NamedField(
            wire: wire,
            name: .of(schema, wire.value),
            type: type,
            isRequired: isRequired,
            schema: schema
        )
    }

    private mutating func namedCases(_ enumeration: EnumerationSchema) -> [NamedCase] {
        var cases: [NamedCase] = []
        for (index, value) in enumeration.values.enumerated() {
            guard case .string(let wire) = value.value else { continue }
            let given = index < enumeration.names.count ? enumeration.names[index].value : nil
            cases.append(
                NamedCase(wire: wire, name: Self.caseName(given ?? wire), range: value.range)
            )
        }
        report(cases.map { ($0.name, Located($0.wire, $0.range)) }, kind: .values)
        return cases
    }

    /// The case of an enumeration value.
    ///
    /// `none` and `some` would be taken for an optional's; the others are members that the
    /// enumeration has already.
    static func caseName(_ wire: String) -> SwiftName {
        let name = SwiftName.lower(wire)
        let taken = [
            "allCases", "hash", "hashValue", "init", "none", "rawValue", "self", "some",
            "unrecognized",
        ]
        return taken.contains(name.text) ? SwiftName(text: name.text + "_") : name
    }
}
