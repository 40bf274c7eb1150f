extension SupportCheck {
    mutating func check(_ parameter: Parameter) {
        switch parameter.place {
        case .cookie: return refuse("cookie parameters are", at: parameter.name.range)
        // Refused with their body.
        case .field: return
        case .path, .query, .header: break
        }
        if let (phrase, range) = parameter.unsupportedWord { return refuse(phrase, at: range) }
        check(parameter.schema, in: parameter.place, isElement: false)
        if let value = parameter.schema.defaultValue, !parameter.schema.hasSupportedDefaults {
            refuse("a default of this type is", at: value.range)
        }
    }

    /// What can be one value of a query, header or path, or in a query a list of such.
    private mutating func check(
        _ schema: Schema,
        in place: Parameter.Place,
        isElement: Bool
    ) {
        let what: String
        switch resolved(schema).kind {
        case .scalar(.binary): what = "raw bytes in"
        case .scalar, .enumeration, .union, .all: return
        case .constant:
            if place != .path { return }
            what = "a constant"
        case .reference: return
        case .array(let element, _):
            if place == .query, !isElement {
                if element.isNullable {
                    refuse("null in a query parameter is", at: element.range)
                }
                return check(element, in: place, isElement: true)
            }
            what = "an array in"
        case .any: what = "any JSON value in"
        case .null: what = "null in"
        case .tuple: what = "an array in"
        case .dictionary, .object: what = "an object in"
        }
        refuse("\(what) \(place.article) is", at: schema.range)
    }

    /// The schema that a reference means; itself if there is none.
    private func resolved(_ schema: Schema) -> Schema {
        guard case .reference(let name) = schema.kind, let model = models[name.value] else {
            return schema
        }
        return model
    }
}

extension Schema {
    /// Whether a default of it can be written in Swift.
    fileprivate var hasSupportedDefaults: Bool {
        switch kind {
        case .scalar(let scalar): scalar.hasLiteral
        case .enumeration: true
        case .array(let element, _): element.hasSupportedDefaults
        case .any, .null, .reference, .tuple, .dictionary, .object, .constant, .union, .all: false
        }
    }
}

extension ScalarType {
    /// Whether its values have a literal in Swift.
    fileprivate var hasLiteral: Bool {
        switch self {
        case .string, .boolean, .integer, .number, .int32, .int64, .uint32, .uint64, .float,
            .double, .decimal:
            true
        case .dateTime, .date, .time, .dateTimeLocal, .duration, .unixtime,
            .unixtimeMilliseconds, .httpDate, .uuid, .uri, .byte, .binary:
            false
        }
    }
}

extension Parameter {
    /// The first of its words that asks for more than the default writing of its place.
    fileprivate var unsupportedWord: (phrase: String, range: SourceRange)? {
        let style = style?.value ?? place.styles[0]
        if style != place.styles[0] {
            return ("style '\(style.rawValue)' is", self.style?.range ?? name.range)
        }
        if let explode, explode.value != (style == .form) {
            return ("'explode' other than its default is", explode.range)
        }
        if let allowReserved, allowReserved.value {
            return ("'allowReserved' is", allowReserved.range)
        }
        return contentType.map { ("'contentType' of a parameter is", $0.range) }
    }
}
