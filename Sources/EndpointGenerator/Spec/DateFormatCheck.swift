/// `dateFormat` makes a date of a string.
enum DateFormatCheck {
    static func apply(
        _ format: Located<String>,
        to schema: inout Schema,
        _ context: inout SpecContext
    ) {
        switch schema.kind {
        case .scalar(.string), .scalar(.dateTime): schema.kind = .scalar(.dateTime)
        case .reference, .any, .scalar, .null, .array, .tuple, .dictionary, .object, .enumeration,
            .constant, .union, .all:
            context.report(
                .schema(.keywordMismatch("dateFormat", type: schema.typeWord)),
                at: format.range
            )
            schema.dateFormat = nil
        }
    }
}
