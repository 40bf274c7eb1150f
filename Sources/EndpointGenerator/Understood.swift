/// A document that was understood: its API with its names, and the spec that it was read from.
final class Understood {
    /// The document itself, or what an OpenAPI document says in the words of a spec.
    let spec: JSONNode
    let api: API
    let named: NamedAPI

    /// Reads a document; nil where it is no object, or of a version that is not read.
    init?(
        _ document: JSONNode,
        options: Generator.Options,
        _ config: Config,
        beside files: inout OpenAPIFiles,
        into diagnostics: inout [Diagnostic]
    ) {
        let isSpec = OpenAPIDocument.version(of: document) == nil
        let converted =
            isSpec
            ? OpenAPIConversion.Result(spec: document, faults: [], warnings: [])
            : OpenAPIConversion.spec(
                of: document,
                options: .init(
                    keepsExamples: options.examples,
                    formats: Set(config.types.map(\.format.value))
                ),
                beside: &files,
                into: &diagnostics
            )
        guard let converted else { return nil }
        var spec = converted.spec
        var rounds = isSpec ? 0 : SpecRepairs.maximumRounds
        while true {
            var found: [Diagnostic] = []
            guard
                var api = SpecDecoder.decode(
                    spec,
                    following: config,
                    of: document,
                    into: &found
                )
            else {
                diagnostics += found
                return nil
            }
            while rounds > 0, found.hasErrors,
                Self.reorder(&api, spec: &spec, &found, telling: &diagnostics)
            {
                rounds -= 1
            }
            // What must be repaired first is not named for nothing.
            var named: NamedAPI?
            if !found.hasErrors {
                named = Namer.name(api, namespace: options.namespace, diagnostics: &found)
            }
            let refused = ConfigNames.refused(of: config, in: document, found)
            if !refused.isEmpty {
                found = found.filter { $0.severity == .warning } + refused
                rounds = 0
            }
            if found.hasErrors, rounds > 0, let repaired = SpecRepairs.repaired(spec, &found) {
                spec = repaired
                rounds -= 1
                diagnostics += found
                continue
            }
            self.named = named ?? Namer.name(api, namespace: options.namespace, diagnostics: &found)
            diagnostics += found
            diagnostics += converted.diagnostics(api, filteredBy: config)
            // Who cannot change a document need not read of each place.
            if !isSpec { diagnostics = diagnostics.toldOnce() }
            self.spec = spec
            self.api = api
            return
        }
    }

    /// Puts the members of unions in order where nothing else is wrong: what was decoded stays.
    private static func reorder(
        _ api: inout API,
        spec: inout JSONNode,
        _ found: inout [Diagnostic],
        telling diagnostics: inout [Diagnostic]
    ) -> Bool {
        let errors = found.filter { $0.severity == .error }
        guard errors.allSatisfy(\.isOfOrder) else { return false }
        let order = UnionOrder(errors)
        var warnings = errors
        guard let repaired = SpecRepairs.repaired(spec, &warnings) else { return false }
        spec = repaired
        api.order(order)
        found.removeAll(where: \.isOfUnion)
        diagnostics += warnings
        UnionCheck.check(api, into: &found)
        // A union that one member is left of is another name for it.
        AliasCheck.check(api, into: &found)
        return true
    }
}

extension Diagnostic {
    fileprivate var isOfOrder: Bool {
        if case .union(.unreachable) = problem { true } else { false }
    }

    fileprivate var isOfUnion: Bool {
        switch problem {
        case .union(.unreachable), .union(.tied): true
        default: false
        }
    }
}
