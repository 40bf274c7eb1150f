extension Translator {
    func bodyStatements(_ request: NamedEndpoint, to local: String) -> [Statement] {
        guard let body = request.body else { return [] }
        switch body.content {
        case .json(let field): return [json(field, body, of: request, to: local)]
        case .jsonFields(let fields):
            let json = Locals(["json"], avoiding: request.fields)["json"]
            let members = writing(fields, to: json, isBody: true)
            return [.block(jsonHead(body, json, of: local), members)]
        case .form(let fields, let isMultipart):
            let form = Locals(["form"], avoiding: request.fields)["form"]
            return [formBlock(fields, isMultipart, form, to: local, of: nil)]
        case .optionalForm(let whole, let fields, let isMultipart):
            let form = Locals(["form"], avoiding: request.fields)["form"]
            let name = whole.name.escaped
            let block = formBlock(fields, isMultipart, form, to: local, of: name)
            let isRead = fields.contains { if case .field = $0.value { true } else { false } }
            return [.block(isRead ? "if let \(name) {" : "if \(name) != nil {", [block])]
        case .text(let field): return [content("text", field, body, to: local)]
        case .binary(let field): return [content("binary", field, body, to: local)]
        }
    }

    /// `request.body(body)`; `request.json { json in json.unixTime(body) }` where the type does not
    /// say how it is written, or null is a body too.
    private func json(
        _ field: NamedField,
        _ body: NamedBody,
        of request: NamedEndpoint,
        to local: String
    ) -> Statement {
        let value = Expression.text(field.value)
        if field.isRequired, field.type.isOptional || !field.type.writesItself {
            let json = Locals(["json"], avoiding: request.fields)["json"]
            let writing = writing(field.type, [value], to: json)
            return .block(jsonHead(body, json, of: local), [.expression(writing)])
        }
        let sent =
            field.type.writesItself
            ? value
            : .closure("\(value.flat).map { value in", written("value", field.type))
        return .expression(.call("\(local).body", [sent] + jsonType(body)))
    }

    /// `request.json(contentType: "application/vnd.x+json") { json in`.
    private func jsonHead(_ body: NamedBody, _ json: String, of local: String) -> String {
        let type = jsonType(body).first.map { "(\($0.flat))" } ?? ""
        return "\(local).json\(type) { \(json) in"
    }

    private func content(
        _ method: String,
        _ field: NamedField,
        _ body: NamedBody,
        to local: String
    ) -> Statement {
        let type = SwiftText.literal(body.contentType ?? "")
        return .expression(
            .call("\(local).\(method)", [.text(field.value), .text("contentType: \(type)")])
        )
    }

    private func jsonType(_ body: NamedBody) -> [Expression] {
        guard let type = body.contentType, type != "application/json" else { return [] }
        return [.text("contentType: \(SwiftText.literal(type))")]
    }

    private func formBlock(
        _ fields: [NamedParameter],
        _ isMultipart: Bool,
        _ form: String,
        to local: String,
        of owner: String?
    ) -> Statement {
        let method = isMultipart ? "multipart" : "form"
        if fields.isEmpty { return .expression(.text("\(local).\(method) { _ in }")) }
        return .block(
            "\(local).\(method) { \(form) in",
            fields.map { encoding($0, "\(form).field", of: owner) }
        )
    }

    /// The fields of a form that may be left out as a whole.
    func form(_ type: NamedType, _ fields: [NamedField]) -> Declaration {
        .type(
            TypeDeclaration(
                documentation: ["What the form holds."],
                modifiers: accessModifiers,
                keyword: .structure,
                name: type.name.escaped,
                conformances: [spelling.standard("Hashable"), spelling.standard("Sendable")],
                members: fields.map(storedProperty)
                    + [.function(memberwiseInitializer(fields))]
                    + type.nested.map(declaration)
            )
        )
    }
}

extension TypeUse {
    fileprivate var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether its JSON needs no more than the value.
    fileprivate var writesItself: Bool {
        switch self {
        case .custom: true
        case .any, .null, .scalar, .date, .named, .runtime: isSelfDescribing
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner),
            .alias(_, let inner), .lossy(let inner):
            inner.writesItself
        }
    }
}
