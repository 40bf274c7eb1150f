extension Translator {
    /// `encode(to request:)`, one call a parameter; nil when there is nothing to add.
    func encodeFunction(_ request: NamedEndpoint) -> FunctionDeclaration? {
        let local = Locals(["request"], avoiding: request.fields)["request"]
        var body: [Statement] = request.removedHeaders.map { header in
            .expression(.call("\(local).removeHeader", [.text(SwiftText.literal(header))]))
        }
        switch request.accepted {
        case .unsaid: break
        case .json: body.append("\(local).header(\"Accept\", \"application/json\")")
        case .anything: body.append("\(local).removeHeader(\"Accept\")")
        }
        body += request.sent.map { encoding($0, "\(local).\($0.place.rawValue)") }
        body += bodyStatements(request, to: local)
        if body.isEmpty { return nil }
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func encode",
            parameters: ["to \(local): inout \(RuntimeName.requestEncoder.text)"],
            body: body
        )
    }

    /// `request.query("ids", ids, style: .form, explode: false)`.
    ///
    /// - Parameter owner: What holds the value where it is no property of the request: `body`.
    func encoding(
        _ named: NamedParameter,
        _ method: String,
        of owner: String? = nil
    ) -> Statement {
        let name = Expression.text(SwiftText.literal(named.parameter.name.value))
        let value: Expression
        var type: TypeUse?
        switch named.value {
        case .constant(let text): value = .text(SwiftText.literal(text))
        case .field(let field):
            value = .text(owner.map { "\($0).\(field.name.escaped)" } ?? field.value)
            type = field.fullType
        }
        var method = method
        var arguments: [Expression]
        switch named.writing {
        case .plain:
            arguments = [name, value]
            if let form = type?.dateForm { arguments.append("as: .\(form)") }
            arguments += contentType(named)
        case .styled: arguments = [name, written(value, type)] + style(named.parameter)
        case .json:
            arguments = [name, .joined(["json: ", json(value, type, named)])]
            arguments += contentType(named)
        case .eachJSON:
            arguments = [name, .joined(["eachJSON: ", eachJSON(value, type)])]
            arguments += contentType(named)
        case .file:
            method = method.replacingLastComponent(by: "file")
            arguments = [name, value] + contentType(named)
        }
        return .expression(.call(method, arguments))
    }

    private func style(_ parameter: Parameter) -> [Expression] {
        var words: [Expression] = []
        let style = parameter.writtenStyle
        let isUsual = parameter.isExploded == (style == .form || style == .deepObject)
        switch parameter.place {
        case .path, .query, .field:
            words.append("style: .\(style.rawValue)")
            if !isUsual { words.append("explode: \(parameter.isExploded ? "true" : "false")") }
        case .header: words.append("explode: \(parameter.isExploded ? "true" : "false")")
        case .cookie: if !isUsual { words.append("explode: false") }
        }
        if parameter.keepsReserved, parameter.place != .header {
            words.append("allowReserved: true")
        }
        return words
    }

    private func contentType(_ named: NamedParameter) -> [Expression] {
        guard named.place == .field, let type = named.parameter.contentType?.value,
            !((named.writing == .json || named.writing == .eachJSON) && type == "application/json")
        else { return [] }
        return [.text("contentType: \(SwiftText.literal(type))")]
    }

    /// Null is a JSON text, so that a required value that may be null is never left out.
    private func json(
        _ value: Expression,
        _ type: TypeUse?,
        _ named: NamedParameter
    ) -> Expression {
        guard case .field(let field) = named.value else { return value }
        if !field.isRequired, !field.type.isSelfDescribing {
            return .closure(
                "\(value.flat).map { value in",
                written("value", field.type)
            )
        }
        if field.isRequired, case .optional = field.type, field.type.isSelfDescribing {
            return .call(".some", [value])
        }
        return written(value, type)
    }

    /// The list, or one of closures where the type of its elements does not say how they are
    /// written.
    private func eachJSON(_ value: Expression, _ type: TypeUse?) -> Expression {
        var list = type
        var mark = ""
        if case .optional(let wrapped) = type {
            list = wrapped
            mark = "?"
        }
        guard let element = list?.element, !element.isSelfDescribing else { return value }
        return .closure("\(value.flat)\(mark).map { value in", written("value", element))
    }

    /// The value, or a closure that writes it where its type does not say how.
    func written(_ value: Expression, _ type: TypeUse?) -> Expression {
        guard let type, !type.isSelfDescribing else { return value }
        return .closure(
            "\(RuntimeName.writtenJSON.text) { json in",
            writing(type, [value], to: "json")
        )
    }
}

extension String {
    /// `request.field` → `request.file`.
    fileprivate func replacingLastComponent(by name: String) -> String {
        let end = lastIndex(of: ".").map { index(after: $0) } ?? startIndex
        return self[..<end] + name
    }
}

extension TypeUse {
    /// The form of a date that its type does not say.
    var dateForm: String? {
        switch self {
        case .scalar(.unixtime): "unixTime"
        case .scalar(.unixtimeMilliseconds): "unixTimeMilliseconds"
        case .scalar(.httpDate): "httpDate"
        case .date(let pattern): "pattern(\(SwiftText.literal(pattern)))"
        case .array(let inner), .optional(let inner), .alias(_, let inner), .lossy(let inner):
            inner.dateForm
        case .any, .null, .scalar, .named, .custom, .dictionary, .presence, .runtime: nil
        }
    }
}
