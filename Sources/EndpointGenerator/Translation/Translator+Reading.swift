extension Translator {
    /// `init(from json:)`: a loop over the keys, each by its index.
    func readingInitializer(_ fields: [NamedField]) -> FunctionDeclaration {
        let locals = Locals(["json", "keys", "object", "key"], avoiding: fields)
        let json = locals["json"]
        let label = json == "json" ? "from json" : "from \(json)"
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: ["\(label): inout \(RuntimeName.jsonReader.text)"],
            effects: RuntimeName.throwsJSONError,
            body: fields.count < Self.wideModel
                ? readingBody(fields, locals) : wideReadingBody(fields, locals)
        )
    }

    private func readingBody(_ fields: [NamedField], _ locals: Locals) -> [Statement] {
        let variables = fields.map { field -> Statement in
            "var \(field.local.escaped): \(spelling.text(.optional(field.type), .coding))"
        }
        let open: Statement =
            "var \(locals["object"]) = try \(locals["json"]).object(\(locals["keys"]))"
        return [keysStatement(fields, locals)] + variables
            + [
                open,
                readingLoop(fields, locals) { $0.local.escaped },
                guardStatement(fields, locals),
                .expression(.call("self.init", fields.map(argument))),
            ].compactMap(\.self)
    }

    func keysStatement(_ fields: [NamedField], _ locals: Locals) -> Statement {
        let type = RuntimeName.jsonKeys.text
        return .expression(
            .joined([
                .text("let \(locals["keys"]): \(type) = "),
                .array(fields.map { .text(SwiftText.literal($0.wire.value)) }),
            ])
        )
    }

    /// The loop over the keys; `target` says what a field's value is assigned to.
    func readingLoop(
        _ fields: [NamedField],
        _ locals: Locals,
        target: (NamedField) -> String
    ) -> Statement {
        let json = locals["json"]
        let head = "while let \(locals["key"]) = try \(json).key(&\(locals["object"])) {"
        let cases = fields.enumerated().map { index, field in
            Statement.Case(
                label: "case \(index)",
                body: .joined([
                    .text(target(field) + " = "),
                    reading(field.type, isOptional: !field.isRequired, from: json),
                ])
            )
        }
        let otherwise = Statement.Case(label: "default", body: "try \(json).skip()")
        return .block(head, [.switch(locals["key"], cases + [otherwise])])
    }

    private func guardStatement(_ fields: [NamedField], _ locals: Locals) -> Statement? {
        let required = fields.filter(\.isRequired)
        if required.isEmpty { return nil }
        let indices = fields.indices.filter { fields[$0].isRequired }
        return .guard(
            required.map { "let \($0.local.escaped)" },
            orElse: [
                .expression(call("throw \(locals["json"]).missing", locals["object"], indices))
            ]
        )
    }

    /// The expression that reads a value of a type.
    func reading(_ type: TypeUse, isOptional: Bool, from json: String) -> Expression {
        switch type {
        case .any: return .text("try \(json).\(isOptional ? "optionalValue" : "value")()")
        case .scalar(let scalar):
            let name = scalar.methodName
            return .text("try \(json).\(isOptional ? scalar.optionalMethodName : name)()")
        case .named:
            if isOptional { return .text("try \(json).optional()") }
            return .text("try \(spelling.text(type, .coding))(from: &\(json))")
        case .optional(let wrapped):
            return reading(wrapped, isOptional: true, from: json)
        case .array(let element), .dictionary(let element):
            let plain = type.collectionMethodName
            let name = isOptional ? "optional\(plain.capital)" : plain
            if element.isSelfDescribing { return .text("try \(json).\(name)()") }
            return .closure(
                "try \(json).\(name) { json \(RuntimeName.throwsJSONError) in",
                reading(element, isOptional: false, from: "json")
            )
        }
    }
}

extension TypeUse {
    var collectionMethodName: String {
        if case .dictionary = self { "dictionary" } else { "array" }
    }
}

extension String {
    /// With its first letter in upper case.
    var capital: String { prefix(1).uppercased() + dropFirst() }
}

extension ScalarType {
    /// The reader's and the writer's method for it.
    var methodName: String {
        switch self {
        case .string: "string"
        case .integer: "int"
        case .number, .double: "double"
        case .boolean: "bool"
        case .dateTime: "date"
        case .date: "calendarDate"
        case .time: "calendarTime"
        case .dateTimeLocal: "calendarDateTime"
        case .duration: "calendarDuration"
        case .unixtime: "unixTime"
        case .unixtimeMilliseconds: "unixTimeMilliseconds"
        case .httpDate: "httpDate"
        case .uuid: "uuid"
        case .uri: "url"
        case .byte, .binary: "data"
        case .int32: "int32"
        case .int64: "int64"
        case .uint32: "uint32"
        case .uint64: "uint64"
        case .float: "float"
        case .decimal: "decimal"
        }
    }

    var optionalMethodName: String {
        switch self {
        case .uuid: "optionalUUID"
        case .uri: "optionalURL"
        case .httpDate: "optionalHTTPDate"
        case .uint32: "optionalUInt32"
        case .uint64: "optionalUInt64"
        default: "optional" + methodName.capital
        }
    }
}
