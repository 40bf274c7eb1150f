/// Reads a schema: the short form, or an object of JSON Schema's words and our own.
///
/// Whatever is wrong is reported; nil means that too little is left to make a schema of.
enum SchemaDecoder {
    /// - Parameter owner: What the schema describes, as a message names it: `property 'id'`.
    static func decode(
        _ node: JSONNode,
        of owner: String,
        _ context: inout SpecContext
    ) -> Schema? {
        if node.string != nil { return short(node, &context) }
        guard node.object != nil else {
            context.reportType(of: owner, expected: "a type or a schema", found: node)
            return nil
        }
        guard let keywords = Keywords(node, of: owner, keys: SpecKeys.schema, &context) else {
            return nil
        }
        return decode(keywords, &context)
    }

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Schema? {
        keywords.dependent("names", on: ["enum"], &context)
        keywords.dependent("closed", on: ["enum"], &context)
        keywords.dependent("discriminator", on: ["oneOf", "anyOf"], &context)
        // The rest of the words is read also when the kind is wrong: every mistake is told.
        let kind = SchemaKindDecoder.decode(keywords, &context)
        let notes = SchemaAnnotations.decode(keywords, &context)
        guard let kind else { return nil }
        var schema = Schema(kind.kind, keywords.range)
        schema.isOptional = kind.isOptional
        schema.places = keywords.places
        notes.apply(to: &schema)
        if case .enumeration(let enumeration) = kind.kind, enumeration.listsNull {
            schema.isNullable = true
        }
        if let key = notes.dateFormat { DateFormatCheck.apply(key, to: &schema, &context) }
        if let lossy = keywords.member("lossy"), schema.isLossy, !schema.mayHoldElements {
            context.report(
                .schema(.keywordMismatch("lossy", type: schema.typeWord)),
                at: lossy.key.range
            )
        }
        return schema
    }

    private static func short(_ node: JSONNode, _ context: inout SpecContext) -> Schema? {
        guard let text = node.string else { return nil }
        return short(Located(text, node.range), &context)
    }

    /// The short form, or a report with what may be meant.
    static func short(_ text: Located<String>, _ context: inout SpecContext) -> Schema? {
        if let schema = ShortType.parse(text) { return schema }
        context.report(.schema(.badType(text.value)), at: text.range, hint(for: text.value))
        return nil
    }

    private static func hint(for text: String) -> Diagnostic.Note? {
        switch text {
        case "object", "object?": Diagnostic.Note("'[string: any]' is any object")
        case "array", "array?": Diagnostic.Note("'[any]' is any array")
        case "text", "data":
            Diagnostic.Note("\(text.quoted) is an answer's content; 'string' and 'byte' are types")
        default: nil
        }
    }
}

extension Schema {
    /// Whether it has elements or may turn out to have: an array, a dictionary, a model.
    var mayHoldElements: Bool {
        switch kind {
        case .array, .dictionary, .reference: true
        case .any, .scalar, .null, .tuple, .object, .enumeration, .constant, .union, .all: false
        }
    }

    /// JSON Schema's or our word for its type, for a message.
    var typeWord: String {
        switch kind {
        case .any: "any"
        case .scalar(let scalar): scalar.rawValue
        case .null: "null"
        case .reference(let name): name.value
        case .array, .tuple: "array"
        case .dictionary, .object: "object"
        case .enumeration: "enum"
        case .constant: "const"
        case .union: "oneOf"
        case .all: "allOf"
        }
    }
}
