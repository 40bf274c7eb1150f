extension Translator {
    /// `write(to json:)`: the members in the document's order.
    func writingFunction(_ fields: [NamedField]) -> FunctionDeclaration {
        let json = Locals(["json"], avoiding: fields)["json"]
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func write",
            parameters: ["to \(json): inout \(RuntimeName.jsonWriter.text)"],
            body: writing(fields, to: json)
        )
    }

    func writing(_ fields: [NamedField], to json: String) -> [Statement] {
        ["\(json).beginObject()"]
            + fields.map { field in
                .expression(
                    writing(
                        field.type,
                        [.text(field.value), .text(SwiftText.literal(field.wire.value))],
                        to: json
                    )
                )
            }
            + ["\(json).endObject()"]
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
        case .named, .runtime: return .call("\(json).write", arguments)
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
