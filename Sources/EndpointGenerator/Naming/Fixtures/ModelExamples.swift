/// The models that have an example: their own, or one that is made of their properties'.
///
/// A model is made of properties when each that must be given has an example, or is of a model that
/// has one. Those take turns, so that no model is made of one that is made of it: what its own
/// optional properties could add, but for that, is left out.
struct ModelExamples {
    /// What a value is made of.
    indirect enum Source {
        case value(JSONNode)
        /// The example of a model.
        case model(String)
        /// An array of one element.
        case element(Source)
        /// An inline object, by its properties' wire names.
        case object([String: Source])
    }

    private let models: ModelTable
    /// In which turn a model came to its example: 0 for its own.
    private var turns: [String: Int] = [:]

    init(_ api: API) {
        models = ModelTable(api.models)
        for model in api.models where !model.schema.examples.isEmpty {
            turns[model.name.value] = 0
        }
        var turn = 1
        while true {
            let more = api.models.map(\.name.value).filter { name in
                turns[name] == nil && properties(of: name, in: turn) != nil
            }
            if more.isEmpty { break }
            for name in more { turns[name] = turn }
            turn += 1
        }
    }

    /// The examples of its properties that a model is made of; nil for one that has its own
    /// example, or none.
    func properties(of model: String) -> [String: Source]? {
        guard let turn = turns[model], turn > 0 else { return nil }
        return properties(of: model, in: turn)
    }

    private func properties(of model: String, in turn: Int) -> [String: Source]? {
        guard case .object(let object)? = models.schemas[model]?.kind else { return nil }
        return properties(of: object, in: turn)
    }

    private func properties(of object: ObjectSchema, in turn: Int) -> [String: Source]? {
        var sources: [String: Source] = [:]
        for property in object.properties {
            if let source = source(of: property.schema, in: turn) {
                sources[property.name.value] = source
            } else if property.mustBeGiven {
                return nil
            }
        }
        return sources.isEmpty ? nil : sources
    }

    private func source(of schema: Schema, in turn: Int) -> Source? {
        if let value = schema.examples.first { return .value(value) }
        switch schema.kind {
        case .reference(let name):
            guard let model = models.meant(by: name.value), let other = turns[model], other < turn
            else { return nil }
            if let model = models.schemas[model], model.isAlias {
                return model.examples.first.map(Source.value)
            }
            return .model(model)
        case .array(let element, _): return source(of: element, in: turn).map(Source.element)
        case .object(let object): return properties(of: object, in: turn).map(Source.object)
        case .any, .scalar, .null, .tuple, .dictionary, .enumeration, .constant, .union, .all:
            return nil
        }
    }
}

extension ObjectSchema.Property {
    /// Whether there is no value of the object without it.
    fileprivate var mustBeGiven: Bool {
        switch schema.kind {
        case .constant, .null: false
        default: isRequired && schema.defaultValue == nil && !schema.isReadOnly
        }
    }
}
