extension Namer {
    /// Which names are hidden where, so that each type is written as it is seen everywhere.
    func spelling(
        models: [NamedType],
        endpoints: [NamedEndpoint],
        variables: [SwiftName]
    ) -> Spelling {
        var nested = Self.associated
        if endpoints.contains(where: { $0.pagination != nil }) { nested.insert("Item") }
        if endpoints.contains(where: { $0.response.stream != nil }) { nested.insert("Element") }
        for type in models { type.collectNames(into: &nested, isNested: false) }
        for endpoint in endpoints {
            nested.formUnion(endpoint.fields.namesLikeTypes)
            for type in endpoint.nested { type.collectNames(into: &nested, isNested: true) }
        }
        nested.formUnion(
            endpoints.flatMap(\.response.eventEnumerations).compactMap(\.path.last?.text)
        )
        for structure in endpoints.flatMap(\.response.structures) {
            nested.insert(structure.name.text)
            for type in structure.nested { type.collectNames(into: &nested, isNested: true) }
        }
        var declared = nested.union([namespace.text])
        declared.formUnion(models.map(\.name.text))
        declared.formUnion(endpoints.map(\.type.text))
        declared.formUnion(variables.map(\.text))
        return Spelling(
            namespace: namespace,
            isTopLevel: isTopLevel,
            nested: nested,
            declared: declared
        )
    }
}

extension NamedType {
    /// The names of nested types, and of properties that look like types: both hide a model.
    fileprivate func collectNames(into names: inout Set<String>, isNested: Bool) {
        if isNested { names.insert(name.text) }
        if case .object(let fields) = content { names.formUnion(fields.namesLikeTypes) }
        for type in nested { type.collectNames(into: &names, isNested: true) }
    }
}

extension [NamedField] {
    /// `Kind`, which is chosen by `swiftName`, or `名前`, which has no small letters.
    fileprivate var namesLikeTypes: [String] {
        map(\.name.text).filter { $0.first?.isLowercase == false }
    }
}
