extension Namer {
    func namedHeaders(
        _ headers: [Parameter],
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> [NamedResponseHeader] {
        let names = NestedNames(
            headers.map { ($0.name.value, $0.schema) },
            reserved: Set(headers.map { SwiftName.of($0.schema, $0.name.value).text })
                .union(["Item", "Value"]),
            models: hiddenModels,
            namespace: namespace
        )
        return headers.enumerated().map { index, header in
            var named = namedHeader(header, names[index], in: path, nested: &nested)
            // The value's own.
            if named.field.name.text == "value" {
                named.field.name = SwiftName(text: "valueHeader")
            }
            return named
        }
    }

    private func namedHeader(
        _ header: Parameter,
        _ name: SwiftName,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedResponseHeader {
        let property = ObjectSchema.Property(
            name: header.name,
            schema: header.schema,
            isRequired: header.isRequired
        )
        if !header.isJSON, var field = constantField(property), let value = field.constant {
            field.constant = nil
            if field.isRequired { field.defaultValue = .text(value) }
            return NamedResponseHeader(field: field, form: .constant(value))
        }
        var field = namedField(
            header.name,
            header.schema,
            isRequired: header.isRequired,
            type: typeUse(header.schema, name, in: path, nested: &nested)
        )
        field.isNullable =
            header.isJSON && header.isRequired && isNullable(header.schema)
            && field.type.resolved != .any
        let (form, value) = form(of: header)
        return NamedResponseHeader(field: field, form: form, isJSONFirst: value.isMixed)
    }

    /// How a header's value is written, and the schema of it or of an element.
    private func form(of header: Parameter) -> (NamedResponseHeader.Form, Schema) {
        let schema = resolved(header.schema)
        if header.isJSON { return (.json, Schema(.any, schema.range)) }
        return switch schema.kind {
        case .array(let element, _): (.list, resolved(element))
        case .object, .dictionary: (.object(isExploded: header.isExploded), schema)
        case .any, .null, .scalar, .reference, .tuple, .enumeration, .constant, .union, .all:
            (.text, schema)
        }
    }
}

extension Schema {
    /// Whether its values may be text and may be something else.
    fileprivate var isMixed: Bool {
        switch kind {
        case .union: true
        case .enumeration(let enumeration): enumeration.valueType == .any
        case .any, .null, .scalar, .reference, .array, .tuple, .dictionary, .object, .constant,
            .all:
            false
        }
    }
}
