extension Namer {
    /// An array whose first elements have schemas of their own, as a structure of them.
    func namedTuple(
        _ elements: [Schema],
        rest: Schema?,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedTuple {
        let wires = elements.indices.map(Self.ordinal)
        let names = NestedNames(
            zip(wires, elements).map { ($1.swiftName?.value ?? $0, $1) }
                + (rest.map { [("rest", Schema(.array($0, unique: false), $0.range))] } ?? []),
            namespace: namespace
        )
        let fields = elements.enumerated().map { index, schema in
            var field = namedField(
                Located(wires[index], schema.range),
                schema,
                isRequired: true,
                type: typeUse(schema, names[index], in: path, nested: &nested)
            )
            field.isNullable = isNullable(schema) && field.type.resolved != .any
            field.isIndirect = boxes.isIndirect(property: schema.range, in: model)
            return field
        }
        var last: NamedField?
        if let rest {
            let element = elementUse(rest, names[elements.count], in: path, nested: &nested)
            let schema = Schema(.array(rest, unique: false), rest.range)
            let wire = Located("rest", rest.range)
            last = namedField(wire, schema, isRequired: true, type: .array(element))
        }
        report((fields + (last.map { [$0] } ?? [])).map { ($0.name, $0.wire) }, kind: .properties)
        report(nested.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        return NamedTuple(elements: fields, rest: last)
    }

    static func ordinal(_ index: Int) -> String {
        let words = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth",
        ]
        return index < words.count ? words[index] : "element\(index + 1)"
    }
}
