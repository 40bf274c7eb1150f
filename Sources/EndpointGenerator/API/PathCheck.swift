/// Holds path parameters and their path together.
enum PathCheck {
    /// The parameters of a path in its order; one that is not described is a string.
    static func match(
        _ described: [Parameter],
        _ template: PathTemplate,
        into diagnostics: inout [Diagnostic]
    ) -> [Parameter] {
        let names = template.parameterNames
        for parameter in described {
            let name = parameter.name
            if names.contains(where: { $0.value == name.value }) { continue }
            diagnostics.report(
                .path(.missingParameter(name.value, path: template.text)),
                at: name.range,
                .didYouMean(name.value, declared: names)
            )
        }
        return names.map { name in
            described.first { $0.name.value == name.value }
                ?? Parameter(
                    name: name,
                    place: .path,
                    schema: Schema(.scalar(.string), name.range),
                    isRequired: true
                )
        }.map { parameter in
            var parameter = parameter
            parameter.isRequired = true
            parameter.schema.isOptional = false
            parameter.schema.defaultValue = nil
            return parameter
        }
    }
}
