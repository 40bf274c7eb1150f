/// The words of a schema that do not say what it is, but what is to be done with it and told of it.
struct SchemaAnnotations {
    var isOptional = false
    var isNullable = false
    var isReadOnly = false
    var isWriteOnly = false
    var isLossy = false
    var title: String?
    var description: String?
    var deprecation: Deprecation?
    var defaultValue: JSONNode?
    var format: Located<String>?
    var dateFormat: Located<String>?
    var swiftName: Located<String>?
    var swiftType: Located<String>?
    var examples: [JSONNode] = []
    var limits: [(keyword: String, text: String)] = []

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> SchemaAnnotations {
        var notes = SchemaAnnotations()
        for member in keywords.members {
            notes.read(member.key.value, keywords, &context)
        }
        if notes.isReadOnly && notes.isWriteOnly {
            _ = keywords.exclusive(["readOnly", "writeOnly"], &context)
        }
        return notes
    }

    private mutating func read(
        _ key: String,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) {
        switch key {
        case "type", "properties", "items", "$ref", "enum", "required": break
        case "description": description = keywords.string(key, &context)?.value
        case "optional": isOptional = keywords.bool(key, &context)?.value ?? false
        case "nullable": isNullable = keywords.bool(key, &context)?.value ?? false
        case "readOnly": isReadOnly = keywords.bool(key, &context)?.value ?? false
        case "writeOnly": isWriteOnly = keywords.bool(key, &context)?.value ?? false
        case "lossy": isLossy = keywords.bool(key, &context)?.value ?? false
        case "title": title = keywords.string(key, &context)?.value
        case "deprecated":
            guard let flag = keywords.bool(key, &context), flag.value else { return }
            deprecation = Deprecation(message: nil, range: flag.range)
        case "default": defaultValue = keywords[key]
        // Its value is looked at where the type is.
        case "format":
            format = keywords[key].flatMap { node in
                node.string.map { Located($0, node.range) }
            }
        case "dateFormat": dateFormat = keywords.filledString(key, &context)
        case "swiftName": swiftName = keywords.swiftName(&context)
        case "swiftType": swiftType = keywords.swiftType(&context)
        case "examples": examples = Self.examples(keywords, &context)
        default:
            guard let text = SchemaLimits.text(key, keywords, &context) else { return }
            limits.append((key, text))
        }
    }

    func apply(to schema: inout Schema) {
        schema.isOptional = schema.isOptional || isOptional
        schema.isNullable = schema.isNullable || isNullable
        schema.isReadOnly = isReadOnly
        schema.isWriteOnly = isWriteOnly
        schema.isLossy = isLossy
        schema.title = title ?? schema.title
        schema.description = description ?? schema.description
        schema.deprecation = deprecation ?? schema.deprecation
        schema.defaultValue = defaultValue ?? schema.defaultValue
        schema.format = format ?? schema.format
        schema.dateFormat = dateFormat ?? schema.dateFormat
        schema.swiftName = swiftName ?? schema.swiftName
        schema.swiftType = swiftType ?? schema.swiftType
        schema.examples += examples
        schema.limits += limits
    }

    private static func examples(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [JSONNode] {
        guard let node = keywords["examples"] else { return [] }
        if let array = node.array { return array }
        context.reportType(of: keywords.phrase("examples"), expected: "a list", found: node)
        return []
    }
}

extension Keywords {
    /// A string that is not empty.
    func filledString(_ key: String, _ context: inout SpecContext) -> Located<String>? {
        guard let text = string(key, &context) else { return nil }
        if !text.value.isEmpty { return text }
        context.report(.document(.emptyList(phrase(key))), at: text.range)
        return nil
    }

    /// `swiftName`, which must be an identifier.
    func swiftName(_ context: inout SpecContext) -> Located<String>? {
        guard let text = string("swiftName", &context) else { return nil }
        let reserved = ["EndpointsJSON", "EndpointsRuntime", "Self"]
        if text.value.isSwiftIdentifier && !reserved.contains(text.value) { return text }
        let problem = Problem.Document.badSwiftName(text.value, of: phrase("swiftName"))
        context.report(.document(problem), at: text.range)
        return nil
    }

    /// `swiftType`, which must be a type.
    func swiftType(_ context: inout SpecContext) -> Located<String>? {
        guard let text = string("swiftType", &context) else { return nil }
        if SwiftTypeName.isValid(text.value) { return text }
        let problem = Problem.Document.badSwiftType(text.value, of: phrase("swiftType"))
        context.report(.document(problem), at: text.range)
        return nil
    }
}
