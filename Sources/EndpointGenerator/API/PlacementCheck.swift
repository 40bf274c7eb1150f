/// Words of a schema that say something only at some places.
struct PlacementCheck {
    private let models: ModelTable
    private var diagnostics: [Diagnostic] = []

    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        var check = PlacementCheck(models: ModelTable(api.models))
        for (schema, use) in api.schemas {
            let place: Place =
                use.isParameter ? .parameter : use.isResponseHeader ? .responseHeader : .other
            check.check(schema, place, inJSON: !use.isParameter)
        }
        diagnostics += check.diagnostics
    }

    private enum Place {
        case property, parameter, responseHeader, other
    }

    private mutating func check(_ schema: Schema, _ place: Place, inJSON: Bool) {
        if let value = schema.defaultValue, place != .property, place != .parameter {
            misplaced("default", schema, value.range, "a property or a parameter")
        }
        if schema.isReadOnly, place != .property {
            misplaced("readOnly", schema, schema.range, "a property")
        }
        if schema.isWriteOnly, place != .property {
            misplaced("writeOnly", schema, schema.range, "a property")
        }
        if case .constant(let value) = schema.kind, place == .other, !value.isScalar, !value.isNull
        {
            diagnostics.report(
                .endpoint(.badConstant(place: "schema that is no property")),
                at: value.range,
                Diagnostic.Note("'any' takes whatever stands there")
            )
        }
        if inJSON, case .scalar(.binary) = schema.kind {
            diagnostics.report(
                .schema(.binaryInJSON),
                at: schema.places["type"] ?? schema.range,
                Diagnostic.Note("'byte' is bytes as base64 text")
            )
        }
        if schema.isLossy, case .reference(let name) = schema.kind, !holdsElements(schema) {
            diagnostics.report(
                .schema(.lossyWithoutElements(name.value)),
                at: schema.places["lossy"] ?? schema.range
            )
        }
        schema.forEachChild { child, property in
            check(child, property == nil ? .other : .property, inJSON: inJSON || !schema.isArray)
        }
    }

    /// Whether a model that is named is an array or a dictionary. One that is not known was told.
    private func holdsElements(_ schema: Schema) -> Bool {
        switch models.resolved(schema).kind {
        case .array, .dictionary, .reference: true
        default: false
        }
    }

    private mutating func misplaced(
        _ word: String,
        _ schema: Schema,
        _ range: SourceRange,
        _ place: String
    ) {
        diagnostics.report(
            .schema(.misplacedKeyword(word, place: place)),
            at: schema.places[word] ?? range
        )
    }
}

extension Schema {
    /// Several files are an array outside JSON; whatever else holds a value is JSON itself.
    fileprivate var isArray: Bool {
        if case .array = kind { true } else { false }
    }
}
