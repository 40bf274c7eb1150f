/// A config's conformances must be of models that are there, and of all that a model holds.
enum ConformanceCheck {
    static func check(_ config: Config, _ api: API, into diagnostics: inout [Diagnostic]) {
        let models = api.models.map(\.name)
        for conformance in config.conformances where conformance.model.value != "*" {
            let name = conformance.model.value
            if let model = api.models.first(where: { $0.name.value == name }) {
                check(conformance, of: model, into: &diagnostics)
                continue
            }
            diagnostics.report(
                .config(.matchesNothing(conformance.model.value, what: "a model of the spec")),
                at: conformance.model.range,
                .didYouMean(conformance.model.value, among: models.map(\.value))
            )
        }
        checkMembers(config, api, into: &diagnostics)
    }

    /// Only structures take protocols, and only those of objects a coding of the compiler's.
    private static func check(
        _ conformance: Config.Conformance,
        of model: Model,
        into diagnostics: inout [Diagnostic]
    ) {
        switch model.schema.kind {
        case .object, .all: break
        case .tuple where !conformance.saysHow: break
        case .any, .scalar, .null, .reference, .array, .tuple, .dictionary, .enumeration,
            .constant, .union:
            let problem = Problem.Config.conformanceRefused(
                conformance.saysHow ? "'synthesized'" : "protocols",
                model: model.name.value
            )
            diagnostics.report(.config(problem), at: conformance.model.range)
        }
    }

    /// The compiler writes `Hashable` and `Equatable` where all that a model holds has them.
    private static func checkMembers(
        _ config: Config,
        _ api: API,
        into diagnostics: inout [Diagnostic]
    ) {
        let conformances = Conformances(config)
        for entry in config.conformances where !entry.saysHow {
            let name = entry.model.value
            for synthesized in ["Hashable", "Equatable"] where !conformances[name].has(synthesized)
            {
                let holder = api.models.first { model in
                    conformances[model.name.value].has(synthesized)
                        && model.schema.modelNames.contains(name)
                }
                guard let holder else { continue }
                diagnostics.report(
                    .config(.notConformed(synthesized, model: holder.name.value, member: name)),
                    at: entry.model.range
                )
                break
            }
        }
    }
}

extension Conformances.Conformance {
    /// `Hashable` is `Equatable` as well.
    fileprivate func has(_ name: String) -> Bool {
        protocols.contains(name) || name == "Equatable" && protocols.contains("Hashable")
    }
}
