import EndpointsJSON

/// `dateFormat` makes a date of a string.
enum DateFormatCheck {
    static func apply(
        _ format: Located<String>,
        to schema: inout Schema,
        _ context: inout SpecContext
    ) {
        switch schema.kind {
        case .scalar(.string), .scalar(.dateTime):
            schema.kind = .scalar(.dateTime)
            check(format, &context)
        case .reference, .any, .scalar, .null, .array, .tuple, .dictionary, .object, .enumeration,
            .constant, .union, .all:
            context.report(
                .schema(.keywordMismatch("dateFormat", type: schema.typeWord)),
                at: format.range
            )
            schema.dateFormat = nil
        }
    }

    private static func check(_ format: Located<String>, _ context: inout SpecContext) {
        do throws(DatePattern.Mistake) {
            try DatePattern.check(format.value)
        } catch {
            let isWhole = error.range.count == format.value.utf8.count
            context.report(
                .schema(.badDateFormat(error.phrase)),
                at: isWhole ? format.range : format.part(error.range)
            )
        }
    }
}
