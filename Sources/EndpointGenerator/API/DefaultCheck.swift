/// A default must be a value of its schema, and of an enumeration one that it lists.
enum DefaultCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let models = ModelTable(api.models)
        for (schema, _) in api.schemas { check(schema, models, &diagnostics) }
    }

    private static func check(
        _ schema: Schema,
        _ models: ModelTable,
        _ diagnostics: inout [Diagnostic]
    ) {
        if let value = schema.defaultValue {
            var matcher = SchemaMatcher(models, .response, takesUnlisted: false)
            let mistakes = matcher.mistakes(value, schema, JSONPointer(tokens: []))
            for mistake in mistakes {
                diagnostics.report(
                    .schema(mistake.problemOfDefault),
                    at: mistake.range,
                    mistake.note
                )
            }
            if mistakes.isEmpty {
                DefaultLiteralCheck(models).check(value, schema, into: &diagnostics)
            }
        }
        schema.forEachChild { child, _ in check(child, models, &diagnostics) }
    }
}

extension ValueMistake {
    fileprivate var problemOfDefault: Problem.Schema {
        switch kind {
        case .mismatch(let value, let expected): .defaultMismatch(value, expected: expected)
        case .unlisted(let value): .defaultUnlisted(value)
        case .missing(let name): .defaultMismatch("{…}", expected: "an object with \(name.quoted)")
        case .forbidden(let name):
            .defaultMismatch("{…}", expected: "an object without \(name.quoted)")
        }
    }
}
