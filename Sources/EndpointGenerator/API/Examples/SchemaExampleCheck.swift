/// What a schema gives as `examples` must be values of it, where fixtures are made of them.
///
/// JSON Schema asks no more than that they should be (2020-12 Validation §9.5), so nothing is said
/// where they are documentation alone.
enum SchemaExampleCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let models = ModelTable(api.models)
        for (schema, _) in api.schemas { check(schema, models, &diagnostics) }
    }

    private static func check(
        _ schema: Schema,
        _ models: ModelTable,
        _ diagnostics: inout [Diagnostic]
    ) {
        for value in schema.examples {
            var matcher = SchemaMatcher(models, .response)
            for mistake in matcher.mistakes(value, schema, JSONPointer(tokens: [])) {
                let problem = mistake.problem(in: "an example")
                diagnostics.report(problem, at: mistake.range, mistake.note)
            }
        }
        schema.forEachChild { child, _ in check(child, models, &diagnostics) }
    }
}
