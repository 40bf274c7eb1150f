/// Decides what kind of schema an object's words make: an array, an enumeration, a union …
enum SchemaKindDecoder {
    typealias Kind = (kind: Schema.Kind, isOptional: Bool)

    static let objectWords = [
        "properties", "required", "additionalProperties", "patternProperties",
    ]
    static let arrayWords = ["items", "prefixItems", "uniqueItems"]
    /// Those that say it without a `type`.
    private static let objectShapes = ["properties", "additionalProperties", "patternProperties"]
    private static let arrayShapes = ["items", "prefixItems"]
    /// Each says alone what the schema is.
    static let heads = ["$ref", "enum", "const", "oneOf", "anyOf", "allOf"]

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Kind? {
        let type = TypeKeyword.decode(keywords, &context)
        if let node = keywords["required"], let flag = node.bool {
            let what = keywords.phrase("required")
            let note = flag ? requiredHint : optionalHint(keywords["type"]?.string)
            context.reportType(of: what, expected: "a list of strings", found: node, note)
            return nil
        }
        if type.isWrong { return nil }
        if keywords.exclusive(heads, &context) { return nil }
        guard let head = keywords.first(of: heads)?.key.value else {
            return headless(keywords, type, &context)
        }
        if excludes(head, keywords, &context) { return nil }
        guard let kind = headed(head, keywords, type, &context) else { return nil }
        return (kind, type.isOptional)
    }

    private static let requiredHint = Diagnostic.Note(
        "what neither ends in '?' nor has 'optional': true is required"
    )

    /// How a thing of this type is written that may be absent.
    private static func optionalHint(_ type: String?) -> Diagnostic.Note {
        let short = type.map { $0.hasSuffix("?") ? $0 : $0 + "?" }
        return Diagnostic.Note(
            short.map { "write \($0.quoted), or 'optional': true" } ?? "write 'optional': true"
        )
    }

    /// Reports words that a head leaves no room for.
    private static func excludes(
        _ head: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Bool {
        var words = arrayWords
        if !["allOf", "oneOf", "anyOf"].contains(head) { words += objectWords }
        if head != "enum" { words.append("format") }
        if head == "$ref" { words.append("type") }
        var found = false
        for word in words where keywords[word] != nil {
            found = keywords.exclusive([head, word], &context) || found
        }
        return found
    }

    private static func headed(
        _ head: String,
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> Schema.Kind? {
        guard let node = keywords[head] else { return nil }
        switch head {
        case "$ref": return ReferenceDecoder.model(node, &context).map(Schema.Kind.reference)
        case "enum": return EnumerationDecoder.decode(node, keywords, type, &context)
        case "const": return constant(node, keywords, type, &context)
        case "allOf": return UnionDecoder.all(node, keywords, type, &context)
        default: return UnionDecoder.decode(head, node, keywords, type, &context)
        }
    }

    private static func constant(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> Schema.Kind? {
        if case .schema(let schema) = type, case .scalar(let scalar) = schema.kind,
            !scalar.admits(node)
        {
            context.report(
                .schema(.enumerationMismatch(node.excerpt, type: scalar.valuePhrase)),
                at: node.range
            )
            return nil
        }
        return .constant(node)
    }

    private static func headless(
        _ keywords: Keywords,
        _ type: TypeKeyword,
        _ context: inout SpecContext
    ) -> Kind? {
        let object = keywords.first(of: objectWords)
        let array = keywords.first(of: arrayWords)
        if let object, let array {
            _ = keywords.exclusive([object.key.value, array.key.value], &context)
            return nil
        }
        switch type {
        case .wrong:
            return nil
        case .absent:
            if keywords.first(of: objectShapes) != nil {
                return (ObjectDecoder.decode(keywords, &context), false)
            }
            if keywords.first(of: arrayShapes) != nil {
                return (ArrayDecoder.decode(keywords, &context), false)
            }
            if context.merged.contains(keywords.range) {
                return (ObjectDecoder.decode(keywords, &context), false)
            }
            context.report(.schema(.missingType(owner: keywords.owner)), at: keywords.place)
            return nil
        case .object(let isOptional):
            if let array { return mismatch(array, "object", &context) }
            return (ObjectDecoder.decode(keywords, &context), isOptional)
        case .array(let isOptional):
            if let object { return mismatch(object, "array", &context) }
            return (ArrayDecoder.decode(keywords, &context), isOptional)
        case .null:
            if let word = object ?? array { return mismatch(word, "null", &context) }
            return (.null, false)
        case .schema(let schema):
            return typed(schema, keywords, object ?? array, &context)
        }
    }

    /// A `type` in the short form, with `format` or `uniqueItems` beside it.
    private static func typed(
        _ schema: Schema,
        _ keywords: Keywords,
        _ word: JSONMember?,
        _ context: inout SpecContext
    ) -> Kind? {
        if let word {
            guard case .array(let element, _) = schema.kind, word.key.value == "uniqueItems" else {
                return mismatch(word, schema.typeWord, &context)
            }
            let unique = keywords.bool("uniqueItems", &context)?.value ?? false
            return (.array(element, unique: unique), schema.isOptional)
        }
        let kind = FormatKeyword.apply(keywords, to: schema, &context)
        return (kind, schema.isOptional)
    }

    private static func mismatch(
        _ word: JSONMember,
        _ type: String,
        _ context: inout SpecContext
    ) -> Kind? {
        context.report(
            .schema(.keywordMismatch(word.key.value, type: type)),
            at: word.key.range
        )
        return nil
    }
}
