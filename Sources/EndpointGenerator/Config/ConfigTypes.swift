/// Lets formats be carried by the Swift types that a config's `types` name.
enum ConfigTypes {
    /// A schema's own `swiftType` stays.
    static func apply(_ config: Config, to api: inout API, into diagnostics: inout [Diagnostic]) {
        if config.types.isEmpty { return }
        let types = Dictionary(
            config.types.map { ($0.format.value, $0.type) },
            uniquingKeysWith: { _, last in last }
        )
        var met: Set<String> = []
        api.changeSchemas { schema in
            guard case .scalar(let scalar) = schema.kind else { return nil }
            let format = schema.format?.value ?? scalar.rawValue
            guard let type = types[format] else { return nil }
            met.insert(format)
            var schema = schema
            schema.swiftType = schema.swiftType ?? type
            return schema
        }
        diagnostics.removeAll { diagnostic in
            if case .schema(.unknownFormat(let format)) = diagnostic.problem {
                return types[format] != nil
            }
            return false
        }
        for (format, _) in config.types where !met.contains(format.value) {
            diagnostics.report(
                .config(.matchesNothing(format.value, what: "the format of a schema")),
                at: format.range
            )
        }
    }
}
