/// The models that an API's endpoints need, and those that these need in turn.
enum ModelClosure {
    /// In the document's order.
    static func models(of api: API) -> [Model] {
        var roots = api
        roots.models = []
        // Endpoints have the API's failures already; shared parameters count where they are used.
        roots.failures = []
        roots.rejection = nil
        roots.parameters = []
        let needed = names(in: roots.schemas.map(\.schema), of: api)
        return api.models.filter { needed.contains($0.name.value) }
    }

    /// The models that schemas name, and those that these name in turn.
    static func names(in schemas: [Schema], of api: API) -> Set<String> {
        let models = ModelTable(api.models).schemas
        var names: Set<String> = []
        var rest = schemas
        while let schema = rest.popLast() {
            for name in schema.modelNames where names.insert(name).inserted {
                if let model = models[name] { rest.append(model) }
            }
        }
        return names
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
