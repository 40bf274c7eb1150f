extension Translator {
    /// `init(from json:)`: properties begin at a value that costs nothing, or are locals where their
    /// types have none, and the keys are asked for in rounds.
    func readingInitializer(
        _ fields: [NamedField],
        _ rest: NamedField?
    ) -> FunctionDeclaration {
        let locals = Locals(["json", "outer"], avoiding: fields)
        let json = locals["json"]
        let outer = locals["outer"]
        let label = json == "json" ? "from json" : "from \(json)"
        let waiting = fields.filter(\.isUnwrapped)
        let rounds =
            fields.map { taking($0, from: json) }
            + (rest.map { [taking(rest: $0, from: json)] } ?? [])
        let body: [Statement] =
            (fields + (rest.map { [$0] } ?? [])).compactMap(beginning)
            + ["let \(outer) = try \(json).enterObject()"]
            + [.block("while try \(json).nextRound() {", rounds)]
            + (waiting.isEmpty ? [] : [unwrapping(waiting, json)])
            + fields.filter(\.isHeld).map { "self.\($0.name.escaped) = \($0.local.escaped)" }
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
        if field.isHeld {
            if field.presence == .told {
                let type = spelling.text(field.fullType, .coding)
                return "var \(field.local.escaped): \(type) = .absent"
            }
            let type = spelling.text(.optional(field.type), .coding)
            return "var \(field.local.escaped): \(type)"
        }
        return field.beginning.map { .expression(.joined([.text("\(field.value) = "), $0])) }
    }

    /// `try json.rest(&additionalProperties)`.
    private func taking(rest field: NamedField, from json: String) -> Statement {
        var method = "rest"
        if case .lossy = field.type { method = "lossyRest" }
        let call = Expression.call("try \(json).\(method)", [.text("&\(field.value)")])
        guard let element = field.type.element, !element.isSelfDescribing else {
            return .expression(call)
        }
        return .expression(
            .closure(
                "\(call.flat) { json \(RuntimeName.throwsJSONError) in",
                reading(element, isOptional: false, from: "json")
            )
        )
    }

    private func unwrapping(_ fields: [NamedField], _ json: String) -> Statement {
        .guard(
            fields.map { "let \($0.local.escaped)" },
            orElse: ["throw \(json).missing()"]
        )
    }

    /// `try json.string(&login, "login")`; what no method takes at once is taken under an `if`.
    private func taking(_ field: NamedField, from json: String) -> Statement {
        let key = SwiftText.literal(field.wire.value)
        if let constant = field.constant {
            let label = field.isRequired && !field.isNullable ? "" : "ifPresent: "
            return .expression(
                .call("try \(json).constant", [.text(constant), .text(label + key)])
            )
        }
        let target = field.isHeld ? field.local.escaped : field.value
        if let method = field.fieldMethodName {
            var arguments: [Expression] = [.text("&\(target)"), .text(field.keyLabel + key)]
            if case .date(let pattern) = field.type.resolved {
                arguments.append(.text("pattern: \(SwiftText.literal(pattern))"))
            }
            return .expression(.call("try \(json).\(method)", arguments))
        }
        return .block(
            condition(field, key, json),
            [.expression(.joined([.text("\(target) = "), value(of: field, from: json)]))]
        )
    }

    private func condition(_ field: NamedField, _ key: String, _ json: String) -> String {
        switch field.presence {
        case .required, .nullable: "if try \(json).required(\(key)) {"
        case .optional: "if try \(json).field(\(key)) {"
        case .told: "if try \(json).nullable(\(key)) {"
        case .defaulted where field.isNullable || field.type.resolved == .any:
            "if try \(json).nullable(\(key)) {"
        case .defaulted: "if try \(json).field(\(key)), try !\(json).null() {"
        }
    }

    private func value(of field: NamedField, from json: String) -> Expression {
        switch field.presence {
        case .required: return reading(field.type, isOptional: false, from: json)
        case .optional, .nullable: return reading(field.type, isOptional: true, from: json)
        case .defaulted: return reading(field.type, isOptional: field.isNullable, from: json)
        case .told:
            return .closure(
                "try \(json).presence { json \(RuntimeName.throwsJSONError) in",
                reading(field.type, isOptional: false, from: "json")
            )
        }
    }

    /// The expression that reads a value of a type.
    func reading(_ type: TypeUse, isOptional: Bool, from json: String) -> Expression {
        switch type {
        case .any: return .text("try \(json).\(isOptional ? "optionalValue" : "value")()")
        case .scalar(let scalar):
            let name = scalar.methodName
            return .text("try \(json).\(isOptional ? scalar.optionalMethodName : name)()")
        case .date(let pattern):
            let name = isOptional ? "optionalDate" : "date"
            return .text("try \(json).\(name)(pattern: \(SwiftText.literal(pattern)))")
        case .null, .named, .runtime:
            if isOptional { return .text("try \(json).optional()") }
            return .text("try \(spelling.text(type, .coding))(from: &\(json))")
        case .custom(let type):
            return .text("try \(json).\(isOptional ? "optional" : "read")(\(type).self)")
        case .alias(_, let use): return reading(use, isOptional: isOptional, from: json)
        case .optional(let wrapped): return reading(wrapped, isOptional: true, from: json)
        // Only a property is one.
        case .presence(let value): return reading(value, isOptional: true, from: json)
        case .lossy(let collection):
            return reading(collection.resolved, "lossy", isOptional: isOptional, from: json)
        case .array, .dictionary: return reading(type, "", isOptional: isOptional, from: json)
        }
    }

    private func reading(
        _ collection: TypeUse,
        _ manner: String,
        isOptional: Bool,
        from json: String
    ) -> Expression {
        guard let element = collection.element else { return .text("try \(json).skip()") }
        var name = collection.collectionMethodName
        if !manner.isEmpty { name = manner + name.capital }
        if isOptional { name = "optional" + name.capital }
        if element.isSelfDescribing { return .text("try \(json).\(name)()") }
        return .closure(
            "try \(json).\(name) { json \(RuntimeName.throwsJSONError) in",
            reading(element, isOptional: false, from: "json")
        )
    }
}

extension NamedField {
    /// Whether a local holds the value until it is there.
    fileprivate var isHeld: Bool {
        if isIndirect { return true }
        if constant != nil { return false }
        if case .optional = fullType { return false }
        return presence == .required && type.placeholder == nil
    }

    /// Whether there must be a value at the end.
    fileprivate var isUnwrapped: Bool { isHeld && presence == .required }

    /// What the property is before its key is read; nil where it is nil or nothing is stored.
    fileprivate var beginning: Expression? {
        if constant != nil { return nil }
        switch presence {
        case .required: return type.placeholder.map(Expression.text)
        case .optional, .nullable: return nil
        case .told: return ".absent"
        case .defaulted: return defaultValue
        }
    }

    /// The reader's method that takes the whole field.
    fileprivate var fieldMethodName: String? {
        switch presence {
        case .required, .optional, .nullable: type.fieldMethodName
        case .told: type.isSelfDescribing ? "read" : nil
        // Null is a value where any is.
        case .defaulted:
            type.isSelfDescribing && !isNullable && type.resolved != .any ? "read" : nil
        }
    }

    fileprivate var keyLabel: String {
        switch presence {
        case .required: isHeld ? "required: " : ""
        case .optional, .told: ""
        case .nullable: "nullable: "
        case .defaulted: "ifPresent: "
        }
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
        case .alias(_, let use), .lossy(let use): use.placeholder
        case .null, .date, .named, .custom, .optional, .presence, .runtime: nil
        }
    }

    /// The reader's and the writer's method for a whole field of the type.
    var fieldMethodName: String? {
        switch self {
        case .any: "value"
        case .scalar(let scalar): scalar.methodName
        case .date: "date"
        case .null, .named, .runtime: "read"
        case .array(let element), .dictionary(let element):
            element.isSelfDescribing ? collectionMethodName : nil
        case .alias(_, let use): use.fieldMethodName
        case .custom, .lossy, .optional, .presence: nil
        }
    }

    /// Of an array or a dictionary.
    var element: TypeUse? {
        switch self {
        case .array(let element), .dictionary(let element): element
        case .alias(_, let use), .lossy(let use): use.element
        case .any, .null, .scalar, .date, .named, .custom, .optional, .presence, .runtime: nil
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
