extension Translator {
    /// From this many properties on a model is read in place: that many locals, each unwrapped,
    /// cost the compiler more than in proportion.
    static let wideModel = 31

    /// `init(from json:)` of a wide model: properties are assigned while they are read. A required
    /// one begins at a placeholder, or is a local where its type has none; what did not come is
    /// told by the cursor.
    func wideReadingBody(_ fields: [NamedField], _ locals: Locals) -> [Statement] {
        let json = locals["json"]
        let object = locals["object"]
        let required = fields.indices.filter { fields[$0].isRequired }
        let waiting = required.filter { fields[$0].type.placeholder == nil }
        var body: [Statement] = [keysStatement(fields, locals)]
        for index in required {
            let field = fields[index]
            if let placeholder = field.type.placeholder {
                body.append("\(field.value) = \(placeholder)")
            } else {
                let type = spelling.text(.optional(field.type), .coding)
                body.append("var \(field.local.escaped): \(type)")
            }
        }
        body.append("var \(object) = try \(json).object(\(locals["keys"]))")
        body.append(
            readingLoop(fields, locals) { field in
                field.isRequired && field.type.placeholder == nil
                    ? field.local.escaped : field.value
            }
        )
        body.append(.expression(call("try \(json).require", object, required)))
        if !waiting.isEmpty {
            body.append(
                .guard(
                    waiting.map { "let \(fields[$0].local.escaped)" },
                    orElse: [.expression(call("throw \(json).missing", object, waiting))]
                )
            )
        }
        return body
            + waiting.map { "self.\(fields[$0].name.escaped) = \(fields[$0].local.escaped)" }
    }

    /// `throw json.missing(object, [0, 1])`.
    func call(_ head: String, _ object: String, _ indices: [Int]) -> Expression {
        .call(head, [.text(object), .array(indices.map { .text(String($0)) })])
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
        case .named, .optional: nil
        }
    }
}
