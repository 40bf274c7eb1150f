/// The models that an API's endpoints need, and those that these need in turn.
enum ModelClosure {
    /// In the document's order.
    static func models(of api: API) -> [Model] {
        let schemas = ModelTable(api.models).schemas
        var needed: Set<String> = []
        var roots = api
        roots.models = []
        // Endpoints have the API's failures already; shared parameters count where they are used.
        roots.failures = []
        roots.rejection = nil
        roots.parameters = []
        var rest = roots.schemas.map(\.schema)
        while let schema = rest.popLast() {
            for name in schema.modelNames where needed.insert(name).inserted {
                if let model = schemas[name] { rest.append(model) }
            }
        }
        return api.models.filter { needed.contains($0.name.value) }
    }
}

extension Schema {
    /// The models that it and the schemas inside it name.
    var modelNames: [String] {
        var names = ownModelNames
        forEachChild { child, _ in names += child.modelNames }
        return names
    }

    private var ownModelNames: [String] {
        switch kind {
        case .reference(let name): [name.value]
        case .union(let union): union.discriminator?.models.map(\.value) ?? []
        case .any, .scalar, .null, .array, .tuple, .dictionary, .object, .enumeration, .constant,
            .all:
            []
        }
    }
}
