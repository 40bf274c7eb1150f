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
    var dateFormat: Located<String>?
    var swiftName: Located<String>?
    var swiftType: Located<String>?
    var examples: [JSONNode] = []
    var limits: [(keyword: String, text: String)] = []

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> SchemaAnnotations {
        var notes = SchemaAnnotations()
        notes.isOptional = keywords.bool("optional", &context)?.value ?? false
        notes.isNullable = keywords.bool("nullable", &context)?.value ?? false
        notes.isReadOnly = keywords.bool("readOnly", &context)?.value ?? false
        notes.isWriteOnly = keywords.bool("writeOnly", &context)?.value ?? false
        if notes.isReadOnly && notes.isWriteOnly {
            _ = keywords.exclusive(["readOnly", "writeOnly"], &context)
        }
        notes.isLossy = keywords.bool("lossy", &context)?.value ?? false
        notes.title = keywords.string("title", &context)?.value
        notes.description = keywords.string("description", &context)?.value
        if let flag = keywords.bool("deprecated", &context), flag.value {
            notes.deprecation = Deprecation(message: nil, range: flag.range)
        }
        notes.defaultValue = keywords["default"]
        notes.dateFormat = keywords.filledString("dateFormat", &context)
        notes.swiftName = keywords.swiftName(&context)
        notes.swiftType = keywords.swiftType(&context)
        notes.examples = examples(keywords, &context)
        notes.limits = SchemaLimits.decode(keywords, &context)
        return notes
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
        if text.value.isSwiftIdentifier { return text }
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
