extension ValueExpressions {
    /// `.init(login: "apple", id: 1)`, in the order of the properties.
    mutating func object(
        _ object: JSONObject?,
        _ fields: [NamedField],
        rest: NamedField?,
        at range: SourceRange
    ) -> Expression? {
        var arguments: [Expression?] = []
        for field in fields where field.constant == nil {
            let node = object?[field.wire.value]
            if let value = argument(field, node, among: fields, at: range) {
                arguments.append(labelled(field, value.expression))
            }
        }
        if let rest, case .dictionary(let value) = rest.type {
            let names = Set(fields.map(\.wire.value))
            let others = object?.members.filter { !names.contains($0.key.value) } ?? []
            if !others.isEmpty { arguments.append(labelled(rest, dictionary(others, value))) }
        }
        return all(arguments).map { .call(".init", $0) }
    }

    /// An argument of an initializer, whose expression is missing where it cannot be written; nil
    /// where the initializer has what is meant by itself.
    struct Argument {
        var expression: Expression?
    }

    /// - Parameter fields: All of the type, as the initializer of a wide one takes only some.
    mutating func argument(
        _ field: NamedField,
        _ node: JSONNode?,
        among fields: [NamedField],
        at range: SourceRange
    ) -> Argument? {
        guard let node, !(node.isNull && field.nullIsAbsent) else {
            if field.parameterDefault != nil { return nil }
            let reason = "\(field.wire.value.quoted) is missing"
            obstacle = obstacle ?? Located(reason, range)
            return Argument()
        }
        if !fields.initializerFields.contains(where: { $0.name == field.name }) {
            let reason = "no initializer takes \(field.wire.value.quoted)"
            obstacle = obstacle ?? Located(reason, node.range)
            return Argument()
        }
        let use = field.parameterType
        if field.presence == .optional, case .optional(let inner) = use, !node.isNull {
            return Argument(expression: expression(node, inner))
        }
        return Argument(expression: expression(node, use))
    }

    func labelled(_ field: NamedField, _ value: Expression?) -> Expression? {
        // `inout` is the one keyword that is no label in a call.
        let label = field.name.text == "inout" ? field.name.escaped : field.name.text
        return value.map { .joined([.text(label + ": "), $0]) }
    }
}

extension ValueExpressions {
    /// What is made of the examples of properties and models.
    ///
    /// - Parameter names: How the example of a model is called.
    mutating func expression(
        _ source: ModelExamples.Source,
        _ use: TypeUse,
        names: [String: SwiftName]
    ) -> Expression? {
        switch (source, use) {
        case (.value(let node), _): return expression(node, use)
        case (_, .optional(let inner)), (_, .alias(_, let inner)), (_, .lossy(let inner)):
            return expression(source, inner, names: names)
        case (_, .presence(let inner)):
            return told(expression(source, inner, names: names))
        case (.model(let model), _): return names[model].map { .text("." + $0.escaped) }
        case (.element(let element), .array(let inner)):
            return expression(element, inner, names: names).map { .array([$0]) }
        case (.object(let sources), .named(let path)):
            guard case .object(let fields)? = types[path]?.content else { return nil }
            return object(of: sources, fields, names: names)
        case (.element, _), (.object, _): return nil
        }
    }

    mutating func object(
        of sources: [String: ModelExamples.Source],
        _ fields: [NamedField],
        names: [String: SwiftName]
    ) -> Expression? {
        var arguments: [Expression?] = []
        for field in fields.initializerFields {
            guard let source = sources[field.wire.value] else { continue }
            if case .value(let node) = source {
                if let value = argument(field, node, among: fields, at: node.range) {
                    arguments.append(labelled(field, value.expression))
                }
            } else {
                let value = expression(source, field.parameterType, names: names)
                arguments.append(labelled(field, value))
            }
        }
        return all(arguments).map { .call(".init", $0) }
    }
}

extension NamedField {
    /// Whether a null that comes counts as if nothing came.
    fileprivate var nullIsAbsent: Bool {
        switch presence {
        case .optional: true
        case .defaulted: !isNullable
        case .required, .nullable, .told: false
        }
    }
}
