/// Decides every Swift name of an API, once, and finds the ones that collide.
///
/// A name never depends on the order in which a document lists things: of two that meet, either a
/// rule says which keeps the plain one, or both are told.
final class Namer {
    let api: API
    let namespace: SwiftName
    /// Whether types stand beside the API's enumeration, not in it.
    let isTopLevel: Bool
    /// Wire name → Swift name.
    let models: [String: SwiftName]
    let modelNames: Set<SwiftName>
    /// The types of the models, for ways through their properties.
    var namedModels: [NamedType] = []
    let shapes: ParameterShapes
    /// What models are another name for, as far as that was asked.
    var aliases: [String: TypeUse] = [:]
    let table: ModelTable
    let boxes: RecursionBoxes
    /// The wire name of the model that is being named.
    var model = ""
    var diagnostics: [Diagnostic] = []

    static func name(
        _ api: API,
        namespace: Generator.Options.Namespace,
        diagnostics: inout [Diagnostic]
    ) -> NamedAPI {
        let own: SwiftName =
            if case .named(let name) = namespace { SwiftName(text: name) } else {
                .upper(api.name.value)
            }
        let namer = Namer(api, namespace: own, isTopLevel: namespace == .none)
        if isReservedAPI(own.text) {
            namer.diagnostics.report(
                .name(.reserved(own.text, kind: "an API")),
                at: api.name.range,
                Diagnostic.Note("give another by 'name', or by 'namespace' in the config")
            )
        }
        let named = namer.named()
        diagnostics += namer.diagnostics
        return named
    }

    private init(_ api: API, namespace: SwiftName, isTopLevel: Bool) {
        self.api = api
        self.namespace = namespace
        self.isTopLevel = isTopLevel
        var models: [String: SwiftName] = [:]
        for model in api.models {
            models[model.name.value] = Self.modelName(model, namespace: namespace)
        }
        self.models = models
        modelNames = Set(models.values)
        table = ModelTable(api.models)
        shapes = ParameterShapes(table)
        boxes = RecursionBoxes(api)
    }

    private func named() -> NamedAPI {
        let models = api.models.flatMap { namedModel($0) }
        namedModels = models
        model = ""
        let taken = modelNames.union(models.map(\.name))
        let endpoints = api.endpoints.map { endpoint in
            namedEndpoint(endpoint, type: requestName(endpoint, taken: taken))
        }
        reportReservedModels()
        reportModelsOfOneName(models)
        reportEndpointsOfOneName(endpoints)
        let types = taken.union(endpoints.map(\.type))
        let variables = namedVariables(taken: types)
        return NamedAPI(
            namespace: namespace,
            isTopLevel: isTopLevel,
            description: api.description,
            servers: namedServers(variables),
            variables: variables,
            tags: api.tags,
            authentication: api.authentication,
            constantHeaders: api.headers.compactMap(Constant.init),
            endpoints: endpoints,
            models: models,
            spelling: spelling(
                models: models,
                endpoints: endpoints,
                variables: variables.compactMap(\.type)
            )
        )
    }

    /// A model's type. An alias cannot have types nested in it: they stand behind it.
    private func namedModel(_ model: Model) -> [NamedType] {
        let wire = model.name.value
        self.model = wire
        let name = models[wire] ?? SwiftName.upper(wire)
        let isAlias = model.schema.isAlias
        let inner = isAlias ? elementName(of: wire, model.schema) : name
        var nested: [NamedType] = []
        let use = typeUse(model.schema, inner, in: [], nested: &nested)
        if isAlias || nested.isEmpty {
            let content: NamedType.Content = isAlias ? .alias(use) : .object([])
            let type = NamedType(path: [name], schema: model.schema, content: content, nested: [])
            nested.insert(type, at: 0)
        }
        for index in nested.indices { nested[index].belong(to: wire) }
        return nested
    }
}

extension Namer {
    /// A model keeps the plain name; a request that would have it gets `Request` behind it.
    private func requestName(_ endpoint: Endpoint, taken: Set<SwiftName>) -> SwiftName {
        let name =
            endpoint.swiftName.map { SwiftName.upper($0.value) }
            ?? SwiftName.upper(endpoint.name.value)
        var free = name
        while taken.contains(free) || isReservedType(free.text) {
            free.text += "Request"
        }
        return free
    }

    private func reportModelsOfOneName(_ types: [NamedType]) {
        let named = api.models.compactMap { model in
            models[model.name.value].map { ($0, model.name) }
        }
        let names = Set(named.map(\.0))
        let others = types.filter { !names.contains($0.name) }
        report(
            named + others.map { ($0.name, Located($0.name.text, $0.schema.range)) },
            kind: .models
        )
    }

    private func reportEndpointsOfOneName(_ endpoints: [NamedEndpoint]) {
        report(endpoints.map { ($0.type, $0.endpoint.name) }, kind: .endpoints)
    }

    /// One diagnostic for each that takes a name which one before it has; wire names that are the
    /// same are told elsewhere, as duplicate keys.
    ///
    /// - Returns: Whether all have names of their own.
    @discardableResult
    func report(
        _ names: [(SwiftName, Located<String>)],
        kind: NamedKind,
        endpoint: String? = nil
    ) -> Bool {
        if Self.areFewAndDistinct(names) { return true }
        var first: [SwiftName: Located<String>] = [:]
        first.reserveCapacity(names.count)
        var areDistinct = true
        for (name, wire) in names {
            guard let earlier = first[name] else {
                first[name] = wire
                continue
            }
            areDistinct = false
            if earlier.value == wire.value, kind != .types, kind != .members { continue }
            diagnostics.report(
                .name(
                    .collision(
                        earlier.value,
                        wire.value,
                        kind: kind.rawValue,
                        name: name.text,
                        endpoint: endpoint
                    )
                ),
                at: wire.range,
                Diagnostic.Note("the other one is here", at: earlier.range),
                kind.remedy.map { Diagnostic.Note("give one of them another name by '\($0)'") }
            )
        }
        return areDistinct
    }

    /// For the few names that most types have comparing is quicker than hashing.
    private static func areFewAndDistinct(_ names: [(SwiftName, Located<String>)]) -> Bool {
        if names.count > 12 { return false }
        var index = 1
        while index < names.count {
            var other = 0
            while other < index {
                if names[other].0 == names[index].0 { return false }
                other += 1
            }
            index += 1
        }
        return true
    }
}

extension NamedType {
    fileprivate mutating func belong(to model: String) {
        self.model = model
        for index in nested.indices { nested[index].belong(to: model) }
    }
}

extension Constant {
    /// Nil for a parameter that a caller gives.
    init?(_ parameter: Parameter) {
        guard case .constant(let node) = parameter.schema.kind else { return nil }
        if parameter.isJSON {
            self.init(wire: parameter.name.value, text: node.compactJSON)
            return
        }
        switch node.value {
        case .string(let text), .number(let text): self.init(wire: parameter.name.value, text: text)
        case .bool(let flag): self.init(wire: parameter.name.value, text: flag ? "true" : "false")
        case .null, .array, .object: return nil
        }
    }
}
