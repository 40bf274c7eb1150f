extension Translator {
    func bodyStatements(_ request: NamedEndpoint, to local: String) -> [Statement] {
        guard let body = request.body else { return [] }
        switch body.content {
        case .json(let field):
            return [.expression(.call("\(local).body", [.text(field.value)] + jsonType(body)))]
        case .jsonFields(let fields):
            let json = Locals(["json"], avoiding: request.fields)["json"]
            let type = jsonType(body).first.map { "(\($0.flat))" } ?? ""
            let members = writing(fields, to: json, isBody: true)
            return [.block("\(local).json\(type) { \(json) in", members)]
        case .form(let fields, let isMultipart):
            let form = Locals(["form"], avoiding: request.fields)["form"]
            return [formBlock(fields, isMultipart, form, to: local, of: nil)]
        case .optionalForm(let whole, let fields, let isMultipart):
            let form = Locals(["form"], avoiding: request.fields)["form"]
            let block = formBlock(fields, isMultipart, form, to: local, of: whole.name.escaped)
            return [.block("if let \(whole.name.escaped) {", [block])]
        case .text(let field): return [content("text", field, body, to: local)]
        case .binary(let field): return [content("binary", field, body, to: local)]
        }
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
