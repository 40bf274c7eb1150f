/// Makes fixtures of what a document shows: examples of models, requests and answers of endpoints.
///
/// What cannot be written in Swift is left out with a warning; a value is never invented.
final class FixtureNamer {
    let api: API
    let named: NamedAPI
    let examples: ModelExamples
    /// How the example of each model is called, by the model's wire name.
    let names: [String: SwiftName]
    var values: ValueExpressions
    var diagnostics: [Diagnostic] = []

    static func fixtures(
        of api: API,
        _ named: NamedAPI,
        into diagnostics: inout [Diagnostic]
    ) -> [NamedFixtures] {
        let namer = FixtureNamer(api: api, named: named)
        let models = api.models.compactMap { namer.fixtures(of: $0) }
        let endpoints = named.endpoints.compactMap { namer.fixtures(of: $0) }
        diagnostics += namer.diagnostics
        return models + endpoints
    }

    private init(api: API, named: NamedAPI) {
        self.api = api
        self.named = named
        examples = ModelExamples(api)
        var types: [[SwiftName]: NamedType] = [:]
        named.forEachType { types[$0.path] = $0 }
        names = Dictionary(
            named.models.map { ($0.model, $0.exampleName("example")) },
            uniquingKeysWith: { first, _ in first }
        )
        values = ValueExpressions(types: types, models: ModelTable(api.models))
    }

    /// Warns of what cannot be written, and begins anew.
    func value(
        of what: String,
        at range: SourceRange,
        _ write: (inout ValueExpressions) -> Expression?
    ) -> (value: Expression, usesFoundation: Bool)? {
        values.obstacle = nil
        values.usesFoundation = false
        if let value = write(&values) { return (value, values.usesFoundation) }
        let reason = values.obstacle?.value ?? "it has no literal"
        diagnostics.report(
            .example(.leftOut(what, reason: reason)),
            at: values.obstacle?.range ?? range
        )
        return nil
    }
}

extension FixtureNamer {
    private func fixtures(of model: Model) -> NamedFixtures? {
        let wire = model.name.value
        guard let type = named.models.first(where: { $0.isModel(model) }) else { return nil }
        if let sources = examples.properties(of: wire) {
            return fixtures(of: type, wire, madeOf: sources, at: model.name.range)
        }
        var written: [NamedFixture] = []
        for node in model.schema.examples {
            let what = "an example of \(wire.quoted)"
            let found = value(of: what, at: node.range) { $0.expression(node, type.use) }
            guard let found else { continue }
            written.append(
                NamedFixture(
                    name: type.exampleName("example"),
                    documentation: "The document's example.",
                    type: .own,
                    value: found.value,
                    usesFoundation: found.usesFoundation
                )
            )
        }
        guard var first = written.first else { return nil }
        if type.isAlias {
            // What an alias stands for is Swift's: the member stands in the API's enumeration.
            first.type = .named(type.path)
            first.name = SwiftName.lower("\(type.name.text)_example")
            return NamedFixtures(path: [], members: [first])
        }
        first.value = first.value.ofSelf
        if written.count == 1 { return NamedFixtures(path: type.path, members: [first]) }
        first.documentation = "The first of the document's examples."
        let list = NamedFixture(
            name: type.exampleName("examples"),
            documentation: "All of the document's examples.",
            type: .list,
            value: .array([.text(first.name.escaped)] + written.dropFirst().map(\.value)),
            usesFoundation: written.contains(where: \.usesFoundation)
        )
        return NamedFixtures(path: type.path, members: [first, list])
    }

    private func fixtures(
        of type: NamedType,
        _ wire: String,
        madeOf sources: [String: ModelExamples.Source],
        at range: SourceRange
    ) -> NamedFixtures? {
        guard case .object(let fields) = type.content else { return nil }
        let names = names
        let found = value(of: "the example of \(wire.quoted)", at: range) {
            $0.object(of: sources, fields, names: names)
        }
        guard let found else { return nil }
        let fixture = NamedFixture(
            name: type.exampleName("example"),
            documentation: "Made of the examples of its properties.",
            type: .own,
            value: found.value.ofSelf,
            usesFoundation: found.usesFoundation
        )
        return NamedFixtures(path: type.path, members: [fixture])
    }
}

extension Expression {
    /// An initializer of a nested value as that of the type around it.
    var ofSelf: Expression {
        if case .call(".init", let arguments) = self { return .call("Self", arguments) }
        return self
    }
}

extension NamedType {
    fileprivate var isAlias: Bool {
        if case .alias = content { true } else { false }
    }

    fileprivate var use: TypeUse {
        if case .alias(let use) = content { use } else { .named(path) }
    }

    fileprivate func isModel(_ other: Model) -> Bool {
        model == other.name.value && path.count == 1 && schema.range == other.schema.range
    }

    /// A static member's name, which no case of an enumeration may have.
    fileprivate func exampleName(_ name: String) -> SwiftName {
        let cases: [SwiftName] =
            switch content {
            case .enumeration(let enumeration): enumeration.cases.map(\.name)
            case .union(let union): union.members.map(\.name)
            case .object, .fields, .tuple, .alias, .shared: []
            }
        return SwiftName(text: cases.contains { $0.text == name } ? name + "_" : name)
    }
}

extension NamedAPI {
    fileprivate func forEachType(_ body: (NamedType) -> Void) {
        func visit(_ types: [NamedType]) {
            for type in types {
                body(type)
                visit(type.nested)
            }
        }
        visit(models)
        for endpoint in endpoints {
            visit(endpoint.nested)
            for structure in endpoint.response.structures { visit(structure.nested) }
        }
    }
}
