extension Namer {
    /// What a name of a model is in Swift: a type of ours, or another name for a type.
    func reference(to target: String) -> TypeUse {
        let name = models[target] ?? SwiftName.upper(target)
        guard let schema = table.schemas[target], schema.isAlias else { return .named([name]) }
        if let use = aliases[target] { return .alias([name], of: use) }
        // A circle is told elsewhere.
        aliases[target] = .any
        var nested: [NamedType] = []
        let use = typeUse(schema, elementName(of: target, schema), in: [], nested: &nested)
        aliases[target] = use
        return .alias([name], of: use)
    }

    /// What an inline schema in a model that is an array or a dictionary is called, beside the
    /// model: of `Labels` it is `Label`, or `LabelsItem` where there is a model of that name.
    func elementName(of target: String, _ schema: Schema) -> SwiftName {
        let name = models[target] ?? SwiftName.upper(target)
        let names = NestedNames([(name.text, schema)], namespace: namespace)
        let element = names[0]
        return modelNames.contains(element) ? SwiftName(text: name.text + "Item") : element
    }

    /// Whether null may stand for it, by itself or by the model that it names.
    func isNullable(_ schema: Schema) -> Bool { table.isNullable(schema) }

    /// The schema that a name of a model leads to; itself if it is none.
    func resolved(_ schema: Schema) -> Schema { table.resolved(schema) }
}
