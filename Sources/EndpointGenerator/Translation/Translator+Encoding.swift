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
        body += request.sent.map { value in
            switch value {
            case .parameter(let field, let place):
                parameterStatement(field, place.rawValue, to: local)
            case .constant(let text, let place): constant(text, place.rawValue, to: local)
            }
        }
        body += bodyStatements(request, to: local)
        if body.isEmpty { return nil }
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func encode",
            parameters: ["to \(local): inout \(RuntimeName.requestEncoder.text)"],
            body: body
        )
    }

    private func constant(_ constant: Constant, _ method: String, to local: String) -> Statement {
        .expression(
            .call(
                "\(local).\(method)",
                [
                    .text(SwiftText.literal(constant.wire)),
                    .text(SwiftText.literal(constant.text)),
                ]
            )
        )
    }

    private func parameterStatement(
        _ field: NamedField,
        _ method: String,
        to local: String
    ) -> Statement {
        var arguments: [Expression] = [
            .text(SwiftText.literal(field.wire.value)), .text(field.value),
        ]
        if let form = field.type.dateForm { arguments.append(.text("as: .\(form)")) }
        return .expression(.call("\(local).\(method)", arguments))
    }

    private func bodyStatements(_ request: NamedEndpoint, to local: String) -> [Statement] {
        switch request.body {
        case nil: return []
        case .whole(let field): return [.expression(.call("\(local).body", [.text(field.value)]))]
        case .fields(let fields):
            let json = Locals(["json"], avoiding: request.fields)["json"]
            return [.block("\(local).json { \(json) in", writing(fields, to: json))]
        }
    }
}

extension TypeUse {
    /// The form of a date that its type does not say.
    var dateForm: String? {
        switch self {
        case .scalar(.unixtime): "unixTime"
        case .scalar(.unixtimeMilliseconds): "unixTimeMilliseconds"
        case .scalar(.httpDate): "httpDate"
        case .array(let element), .optional(let element): element.dateForm
        case .any, .scalar, .named, .dictionary: nil
        }
    }
}
