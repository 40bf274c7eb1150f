extension ParameterCheck {
    /// A header of an answer is one text, a list of such (RFC 9110 §5.6.1), an object of such in the
    /// style `simple`, or one JSON text.
    mutating func check(responseHeader header: Parameter) {
        checkWords(header, isForm: false)
        if header.isJSON { return }
        if header.schema.isNullable { refuse("null", at: header.schema) }
        let schema = shapes.resolved(header.schema)
        switch schema.kind {
        case .array(let element, _):
            if case .constant(let value) = element.kind, !value.isScalar {
                return refuse("a constant object or array", at: element)
            }
            if element.isOptional || element.isNullable { refuse("null in a list", at: element) }
            if let what = whatIsNoText(element) { refuse("\(what) in a list", at: element) }
        case .object, .dictionary: checkNesting(header)
        case .any, .null, .scalar, .reference, .tuple, .enumeration, .constant, .union, .all:
            if let what = whatIsNoText(header.schema) { refuse(what, at: header.schema) }
        }
    }

    /// What stands where one text should; nil where it is one, or was told.
    private func whatIsNoText(_ schema: Schema) -> String? {
        let schema = shapes.resolved(schema)
        switch schema.kind {
        case .scalar, .enumeration, .constant, .reference: return nil
        case .any: return "any JSON value"
        case .null: return "null alone"
        case .array, .tuple: return "an array"
        case .dictionary, .object, .all: return "an object"
        case .union(let union):
            let what = union.members.lazy.compactMap { whatIsNoText($0) }.first
            return what.map { "a union with \($0)" }
        }
    }

    private mutating func refuse(_ what: String, at schema: Schema) {
        report(
            .endpoint(.valueMismatch(what, place: "the text of a response header")),
            at: schema.range,
            Diagnostic.Note("'contentType' 'application/json' can hold it")
        )
    }
}
