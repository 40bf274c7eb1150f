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
        guard keywords["type"] != nil else { return .absent }
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
