/// What `format` makes of a `type`: `string` with `date-time` is a date.
enum FormatKeyword {
    static func apply(
        _ keywords: Keywords,
        to schema: Schema,
        _ context: inout SpecContext
    ) -> Schema.Kind {
        guard let format = keywords.string("format", &context) else { return schema.kind }
        guard case .scalar(let type) = schema.kind else {
            context.report(
                .schema(.formatMismatch(format.value, type: schema.typeWord)),
                at: format.range
            )
            return schema.kind
        }
        return .scalar(scalar(type, format, &context))
    }

    static func scalar(
        _ type: ScalarType,
        _ format: Located<String>,
        _ context: inout SpecContext
    ) -> ScalarType {
        if annotations.contains(format.value) { return type }
        // OpenAPI's format registry lets it stand beside both; a string is no JSON number.
        if format.value == "decimal", type == .string { return type }
        guard let scalar = ScalarType(rawValue: format.value) else {
            context.report(
                .schema(.unknownFormat(format.value)),
                at: format.range,
                .didYouMean(format.value, among: ScalarType.allCases.map(\.rawValue))
            )
            return type
        }
        if scalar == type || types(of: scalar).contains(type) { return scalar }
        context.report(
            .schema(.formatMismatch(format.value, type: type.rawValue)),
            at: format.range
        )
        return type
    }

    /// JSON Schema's formats (2020-12 Validation §7.3) and OpenAPI's that stay text.
    private static let annotations: Set<String> = [
        "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri-reference", "iri",
        "iri-reference", "uri-template", "json-pointer", "relative-json-pointer", "regex",
        "password",
    ]

    /// The JSON Schema types that a format stands beside.
    private static func types(of format: ScalarType) -> [ScalarType] {
        switch format {
        case .string, .integer, .number, .boolean: []
        case .dateTime, .date, .time, .dateTimeLocal, .duration, .httpDate: [.string]
        case .uuid, .uri, .byte, .binary: [.string]
        case .unixtime, .unixtimeMilliseconds, .int32, .int64, .uint32, .uint64:
            [.integer, .number]
        case .float, .double, .decimal: [.number]
        }
    }
}
