/// Structures that are arrays in JSON: one element after the other.
extension Translator {
    func tupleReading(_ tuple: NamedTuple) -> FunctionDeclaration {
        var body: [Statement] = ["try json.beginArray()"]
        for field in tuple.elements {
            body.append("try json.element()")
            let value = reading(field.type, isOptional: field.isNullable, from: "json")
            body.append(.expression(.joined([.text("\(field.value) = "), value])))
        }
        if let rest = tuple.rest, let element = rest.type.element {
            let value: Expression =
                element.isSelfDescribing
                ? "try json.rest()"
                : .closure(
                    "try json.rest { json \(RuntimeName.throwsJSONError) in",
                    reading(element, isOptional: false, from: "json")
                )
            body.append(.expression(.joined([.text("\(rest.value) = "), value])))
        } else {
            body.append("try json.endArray()")
        }
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: ["from json: inout \(RuntimeName.jsonReader.text)"],
            effects: RuntimeName.throwsJSONError,
            body: body
        )
    }

    func tupleWriting(_ tuple: NamedTuple) -> FunctionDeclaration {
        var body: [Statement] = ["json.beginArray()"]
        body += tuple.elements.map { field in
            .expression(writing(field.fullType, [.text(field.value)], to: "json"))
        }
        if let rest = tuple.rest, let element = rest.type.element {
            body.append(
                .block(
                    "for value in \(rest.value) {",
                    [.expression(writing(element, ["value"], to: "json"))]
                )
            )
        }
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func write",
            parameters: ["to json: inout \(RuntimeName.jsonWriter.text)"],
            body: body + ["json.endArray()"]
        )
    }
}
