/// What `type` says in a schema's object form.
enum TypeKeyword {
    case absent
    /// It is there and says nothing that can be understood, which was reported.
    case wrong
    case object(isOptional: Bool)
    case array(isOptional: Bool)
    case null
    case schema(Schema)

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> TypeKeyword {
        guard let node = keywords["type"] else { return .absent }
        if let types = node.array {
            let what = keywords.phrase("type")
            context.reportType(of: what, expected: "a string", found: node, hint(for: types))
            return .wrong
        }
        guard let text = keywords.string("type", &context) else { return .wrong }
        switch text.value {
        case "object": return .object(isOptional: false)
        case "object?": return .object(isOptional: true)
        case "array": return .array(isOptional: false)
        case "array?": return .array(isOptional: true)
        case "null": return .null
        default: return SchemaDecoder.short(text, &context).map(Self.schema) ?? .wrong
        }
    }

    /// How a type of the list, or null, is written; or one of several.
    private static func hint(for types: [JSONNode]) -> Diagnostic.Note? {
        let words = types.compactMap(\.string)
        let others = words.filter { $0 != "null" }
        guard words.count == types.count, let type = others.first else { return nil }
        if others.count > 1 { return Diagnostic.Note("'oneOf' is one of several") }
        if words.count == 1 { return Diagnostic.Note("write \(type.quoted)") }
        return Diagnostic.Note("write \("\(type)?".quoted), or 'nullable': true")
    }

    var isOptional: Bool {
        switch self {
        case .absent, .wrong, .null: false
        case .object(let isOptional), .array(let isOptional): isOptional
        case .schema(let schema): schema.isOptional
        }
    }

    var isWrong: Bool {
        if case .wrong = self { true } else { false }
    }

    /// The word in a message.
    var word: String {
        switch self {
        case .absent, .wrong: ""
        case .object: "object"
        case .array: "array"
        case .null: "null"
        case .schema(let schema): schema.typeWord
        }
    }
}
