extension Translator {
    /// `write(to json:)`: the members in the document's order.
    func writingFunction(_ fields: [NamedField], _ rest: NamedField?) -> FunctionDeclaration {
        let json = Locals(["json"], avoiding: fields)["json"]
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func write",
            parameters: ["to \(json): inout \(RuntimeName.jsonWriter.text)"],
            body: writing(fields, rest, to: json)
        )
    }

    /// - Parameter isBody: Whether it is a request's body, which has no properties for constants.
    func writing(
        _ fields: [NamedField],
        _ furtherMembers: NamedField? = nil,
        to json: String,
        isBody: Bool = false
    ) -> [Statement] {
        var statements: [Statement] = ["\(json).beginObject()"]
        var rest = fields[...]
        while let field = rest.first {
            let group = rest.prefix { $0.isReadOnly == field.isReadOnly }
            rest = rest.dropFirst(group.count)
            let members = group.map { member in
                Statement.expression(writing(member, to: json, isBody: isBody))
            }
            statements +=
                field.isReadOnly
                ? [.block("if \(json).writesReadOnly {", members)] : members
        }
        if let furtherMembers { statements.append(writing(rest: furtherMembers, to: json)) }
        return statements + ["\(json).endObject()"]
    }

    private func writing(_ field: NamedField, to json: String, isBody: Bool) -> Expression {
        let value = isBody ? field.constant ?? field.value : field.value
        let key = SwiftText.literal(field.wire.value)
        if isBody, field.constant != nil, field.type == .null {
            return .call("\(json).value", [".null", .text(key)])
        }
        let isTold = field.presence == .told && field.constant == nil
        let hasNull = field.isNullable && field.constant == nil
        if isTold, field.type.isSelfDescribing {
            return .call("\(json).write", [.text(value), .text(key)])
        }
        guard isTold || hasNull else {
            return writing(field.type, [.text(value), .text(key)], to: json)
        }
        if !isTold, field.type.resolved != .any, field.type.fieldMethodName != nil {
            return writing(field.type, [.text(value), .text("nullable: " + key)], to: json)
        }
        return .closure(
            "\(json).\(isTold ? "presence" : "nullable")(\(value), \(key)) { json, value in",
            writing(field.type, ["value"], to: "json")
        )
    }

    /// `json.rest(additionalProperties)`.
    private func writing(rest field: NamedField, to json: String) -> Statement {
        let call = Expression.call("\(json).rest", [.text(field.value)])
        guard let element = field.type.element, !element.isSelfDescribing else {
            return .expression(call)
        }
        return .expression(
            .closure("\(call.flat) { json, value in", writing(element, ["value"], to: "json"))
        )
    }

    func writing(
        _ type: TypeUse,
        _ arguments: [Expression],
        to json: String
    ) -> Expression {
        switch type {
        case .any: return .call("\(json).value", arguments)
        case .scalar(let scalar): return .call("\(json).\(scalar.methodName)", arguments)
        // The runtime's own are no part of a JSON text.
        case .date(let pattern):
            let text = SwiftText.literal(pattern)
            return .call("\(json).date", arguments + [.text("pattern: \(text)")])
        case .null, .named, .custom, .runtime: return .call("\(json).write", arguments)
        case .alias(_, let use), .lossy(let use), .presence(let use):
            return writing(use, arguments, to: json)
        case .optional(let wrapped):
            return .closure(
                "\(json).optional(\(arguments.map(\.flat).joined())) { json, value in",
                writing(wrapped, ["value"], to: "json")
            )
        case .array(let element), .dictionary(let element):
            let call = Expression.call("\(json).\(type.collectionMethodName)", arguments)
            if element.isSelfDescribing { return call }
            return .closure(
                "\(call.flat) { json, value in",
                writing(element, ["value"], to: "json")
            )
        }
    }
}
