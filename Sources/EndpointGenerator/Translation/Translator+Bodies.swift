extension Translator {
    func bodyStatements(_ request: NamedEndpoint, to local: String) -> [Statement] {
        guard let body = request.body else { return [] }
        switch body.content {
        case .json(let field):
            if field.isRequired, case .optional = field.type {
                return [nullable(field, body, of: request, to: local)]
            }
            return [.expression(.call("\(local).body", [.text(field.value)] + jsonType(body)))]
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

    /// `request.json { json in json.optional(body) … }`: there is a body, and it may be null.
    private func nullable(
        _ field: NamedField,
        _ body: NamedBody,
        of request: NamedEndpoint,
        to local: String
    ) -> Statement {
        let json = Locals(["json"], avoiding: request.fields)["json"]
        let value = writing(field.type, [.text(field.value)], to: json)
        return .block(jsonHead(body, json, of: local), [.expression(value)])
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
