extension Namer {
    /// The Swift type of a schema; what stands inline becomes a type called `name`, appended to
    /// `nested`.
    ///
    /// Whether the value may be absent is its user's to add: a property that is not required, an
    /// element that may be null.
    func typeUse(
        _ schema: Schema,
        _ name: SwiftName,
        in parent: [SwiftName],
        nested: inout [NamedType]
    ) -> TypeUse {
        if let type = schema.swiftType { return .custom(type.value) }
        switch schema.kind {
        case .any: return .any
        case .null: return .null
        case .scalar(let scalar):
            return schema.dateFormat.map { .date(pattern: $0.value) } ?? .scalar(scalar)
        case .reference(let target):
            let use = reference(to: target.value)
            return schema.isLossy ? .lossy(use) : use
        case .array(let element, _):
            let use = TypeUse.array(elementUse(element, name, in: parent, nested: &nested))
            return schema.isLossy ? .lossy(use) : use
        case .dictionary(let value):
            let use = TypeUse.dictionary(elementUse(value, name, in: parent, nested: &nested))
            return schema.isLossy ? .lossy(use) : use
        case .object(let object):
            let path = parent + [name]
            var own: [NamedType] = []
            let fields = namedFields(object.properties, in: path, nested: &own)
            let rest = namedRest(object, beside: fields, in: path, nested: &own)
            nested.append(
                NamedType(
                    path: path,
                    schema: schema,
                    content: .object(fields),
                    rest: rest,
                    nested: own
                )
            )
            return .named(path)
        case .union(let union):
            let path = parent + [name]
            var own: [NamedType] = []
            let named = namedUnion(union, schema, in: path, nested: &own)
            nested.append(
                NamedType(path: path, schema: schema, content: .union(named), nested: own)
            )
            return .named(path)
        case .enumeration(let enumeration):
            return declared(enumeration, schema, parent + [name], &nested)
        case .constant(let value):
            guard let enumeration = EnumerationSchema(constant: value) else {
                return value.isNull ? .null : .any
            }
            return declared(enumeration, schema, parent + [name], &nested)
        case .tuple(let elements, let rest):
            let path = parent + [name]
            var own: [NamedType] = []
            let tuple = namedTuple(elements, rest: rest, in: path, nested: &own)
            nested.append(
                NamedType(path: path, schema: schema, content: .tuple(tuple), nested: own)
            )
            return .named(path)
        case .all: return .any
        }
    }

    private func declared(
        _ enumeration: EnumerationSchema,
        _ schema: Schema,
        _ path: [SwiftName],
        _ nested: inout [NamedType]
    ) -> TypeUse {
        let content = NamedType.Content.enumeration(namedEnumeration(enumeration))
        nested.append(NamedType(path: path, schema: schema, content: content, nested: []))
        return .named(path)
    }

    /// The Swift type of a value that may be absent or null, as an element or an answer is.
    func elementUse(
        _ schema: Schema,
        _ name: SwiftName,
        in parent: [SwiftName],
        nested: inout [NamedType]
    ) -> TypeUse {
        let use = typeUse(schema, name, in: parent, nested: &nested)
        return schema.isOptional || schema.isNullable || isNullable(schema) ? .optional(use) : use
    }

    /// An object's properties as fields; their inline schemas become types nested in `path`.
    func namedFields(
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
            reserved: Set(own.map { $0.name.text }),
            models: hiddenModels,
            namespace: namespace
        )
        let fields = properties.enumerated().map { index, property in
            let name = own[index].name
            var field = namedField(property, name, names[index], in: path, nested: &nested)
            field.isReadOnly = property.schema.isReadOnly
            field.isWriteOnly = property.schema.isWriteOnly
            if field.isReadOnly {
                // Nil is what it is without one.
                if field.isNullable, property.schema.defaultValue?.isNull == true {
                    field.defaultValue = nil
                }
                field.isRequired = false
            }
            return field
        }
        if report(fields.map { ($0.name, $0.wire) }, kind: .properties) {
            report(nested.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        return fields
    }

    /// The models that a nested type may not be called as: at top level they could not be written
    /// otherwise.
    var hiddenModels: Set<SwiftName> { isTopLevel ? modelNames : [] }

    private func namedField(
        _ property: ObjectSchema.Property,
        _ name: SwiftName,
        _ type: SwiftName,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedField {
        if let field = constantField(property) { return field }
        var field = namedField(
            property.name,
            property.schema,
            isRequired: property.isRequired,
            type: typeUse(property.schema, type, in: path, nested: &nested),
            name: name
        )
        // Any value may be null by itself.
        field.isNullable =
            isNullable(property.schema) && (field.type.resolved != .any || !property.isRequired)
        field.defaultValue = defaultText(of: property.schema)
        field.initialValue = property.schema.initialValue
            .flatMap { defaultExpression($0, for: property.schema) }
        field.isIndirect = boxes.isIndirect(property: property.schema.range, in: model)
        return field
    }

    /// A property that is always the same value; nil for another one.
    func constantField(_ property: ObjectSchema.Property) -> NamedField? {
        let node: JSONNode
        switch property.schema.kind {
        case .constant(let value): node = value
        case .null where property.isRequired || !property.schema.isNullable:
            node = JSONNode(.null, property.schema.range)
        default: return nil
        }
        var field = namedField(
            property.name,
            property.schema,
            isRequired: property.isRequired,
            type: node.constantType
        )
        field.isNullable = property.schema.isNullable
        field.constant = node.swiftLiteral
        return field
    }

    func namedField(
        _ wire: Located<String>,
        _ schema: Schema,
        isRequired: Bool,
        type: TypeUse,
        name: SwiftName? = nil
    ) -> NamedField {
        NamedField(
            wire: wire,
            name: name ?? .of(schema, wire.value),
            type: type,
            isRequired: isRequired,
            schema: schema
        )
    }
}

extension EnumerationSchema {
    /// A constant as an enumeration of one value, where it is no property; nil for one that is
    /// not scalar.
    init?(constant: JSONNode) {
        guard constant.isScalar else { return nil }
        self.init(values: [constant], names: [], isClosed: true, type: nil)
    }
}

extension JSONNode {
    /// The Swift type of a constant.
    fileprivate var constantType: TypeUse {
        switch value {
        case .null: .null
        case .bool: .scalar(.boolean)
        case .string: .scalar(.string)
        case .number(let text): .scalar(Int(wholeNumber: text) == nil ? .number : .integer)
        case .array, .object: .any
        }
    }
}
