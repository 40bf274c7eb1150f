extension Translator {
    /// `init(from json:)`: properties begin at a value that costs nothing, or are locals where their
    /// types have none, and the keys are asked for in rounds.
    func readingInitializer(_ fields: [NamedField]) -> FunctionDeclaration {
        let locals = Locals(["json", "outer"], avoiding: fields)
        let json = locals["json"]
        let outer = locals["outer"]
        let label = json == "json" ? "from json" : "from \(json)"
        let waiting = fields.filter(\.isHeld)
        let body: [Statement] =
            fields.compactMap(beginning)
            + ["let \(outer) = try \(json).enterObject()"]
            + [.block("while try \(json).nextRound() {", fields.map { taking($0, from: json) })]
            + (waiting.isEmpty ? [] : [unwrapping(waiting, json)])
            + waiting.map { "self.\($0.name.escaped) = \($0.local.escaped)" }
            + ["try \(json).leaveObject(\(outer))"]
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: ["\(label): inout \(RuntimeName.jsonReader.text)"],
            effects: RuntimeName.throwsJSONError,
            body: body
        )
    }

    /// `login = ""`, `var owner: User?`, or nothing for an optional property, which is nil.
    private func beginning(_ field: NamedField) -> Statement? {
        guard field.isRequired else {
            return nil
        }
        if field.isHeld {
            let type = spelling.text(.optional(field.type), .coding)
            return "var \(field.local.escaped): \(type)"
        }
        return field.type.placeholder.map { "\(field.value) = \($0)" }
    }

    private func unwrapping(_ fields: [NamedField], _ json: String) -> Statement {
        .guard(
            fields.map { "let \($0.local.escaped)" },
            orElse: ["throw \(json).missing()"]
        )
    }

    /// `try json.string(&login, "login")`; what no method takes at once is taken under an `if`.
    private func taking(_ field: NamedField, from json: String) -> Statement {
        let target = field.isHeld ? field.local.escaped : field.value
        let key = SwiftText.literal(field.wire.value)
        guard let method = field.type.fieldMethodName else {
            let asking = field.isRequired ? "required" : "field"
            return .block(
                "if try \(json).\(asking)(\(key)) {",
                [
                    .expression(
                        .joined([
                            .text("\(target) = "),
                            reading(field.type, isOptional: !field.isRequired, from: json),
                        ])
                    )
                ]
            )
        }
        let label = field.isHeld ? "required: " : ""
        return .expression(
            .call("try \(json).\(method)", [.text("&\(target)"), .text(label + key)])
        )
    }

    /// The expression that reads a value of a type.
    func reading(_ type: TypeUse, isOptional: Bool, from json: String) -> Expression {
        switch type {
        case .any: return .text("try \(json).\(isOptional ? "optionalValue" : "value")()")
        case .scalar(let scalar):
            let name = scalar.methodName
            return .text("try \(json).\(isOptional ? scalar.optionalMethodName : name)()")
        case .named, .runtime:
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

extension NamedField {
    /// Whether a local holds the value until it is there.
    fileprivate var isHeld: Bool {
        if case .optional = type { return false }
        return isRequired && type.placeholder == nil
    }
}

extension TypeUse {
    /// A value that costs nothing to make, for a property that is assigned later.
    fileprivate var placeholder: String? {
        switch self {
        case .any: ".null"
        case .array: "[]"
        case .dictionary: "[:]"
        case .scalar(.string): "\"\""
        case .scalar(.boolean): "false"
        case .scalar(let scalar): scalar.isNumber ? "0" : nil
        case .named, .optional, .runtime: nil
        }
    }

    /// The reader's method that takes a whole field of the type.
    fileprivate var fieldMethodName: String? {
        switch self {
        case .any: "value"
        case .scalar(let scalar): scalar.methodName
        case .named, .runtime: "read"
        case .array(let element), .dictionary(let element):
            element.isSelfDescribing ? collectionMethodName : nil
        case .optional: nil
        }
    }

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
