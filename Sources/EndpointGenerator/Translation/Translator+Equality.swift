extension Translator {
    /// Whether the type's properties are compared by calls of ours: what the compiler writes in place
    /// keeps it busy for longer than all else of a model.
    func isComparedByProperty(_ type: NamedType) -> Bool {
        guard !isCodableSynthesized(type) else { return false }
        return conformances[type.model].protocols.contains("Hashable")
            && !comparedFields(type).isEmpty
    }

    /// `compare(_:_:)`: the stored properties, as many calls a line as fit.
    func comparison(of type: NamedType) -> FunctionDeclaration {
        let fields = comparedFields(type)
        let locals = Locals(["other", "pairs"], avoiding: fields)
        let (other, pairs) = (locals["other"], locals["pairs"])
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func compare",
            parameters: [
                "_ \(other): Self", "_ \(pairs): \(RuntimeName.propertyPairs.text)",
            ],
            body: chains(fields.map { comparison(of: $0, with: other) }, on: pairs)
        )
    }

    private func comparedFields(_ type: NamedType) -> [NamedField] {
        let fields =
            switch type.content {
            case .object(let fields): fields + (type.rest.map { [$0] } ?? [])
            case .tuple(let tuple): tuple.fields
            case .union, .enumeration, .alias, .shared, .fields: [NamedField]()
            }
        return fields.filter { $0.constant == nil }
    }

    private func comparison(of field: NamedField, with other: String) -> Expression {
        let name = field.isIndirect ? "_" + field.name.text : field.name.escaped
        let method = field.isIndirect ? "value" : field.fullType.comparisonMethodName
        return .call(method, [.text(field.isIndirect ? name : field.value), "\(other).\(name)"])
    }

    /// Calls, one after the other on a line while they fit.
    private func chains(_ calls: [Expression], on pairs: String) -> [Statement] {
        var lines: [[Expression]] = []
        var room = 0
        for call in calls {
            let width = 1 + call.flat.count
            if width > room {
                lines.append([.text(pairs)])
                room = Self.roomInFunction - pairs.count
            }
            lines[lines.count - 1] += [".", call]
            room -= width
        }
        return lines.map { .expression(.joined($0)) }
    }

    /// What a line of a function in an extension has room for.
    private static let roomInFunction = 92
}

extension TypeUse {
    /// The method of `PropertyPairs` that takes values of the type.
    fileprivate var comparisonMethodName: String {
        switch self {
        case .optional(let wrapped):
            switch wrapped.comparisonMethodName {
            case "value", "optional": "optional"
            case let name: name
            }
        case .scalar(let scalar): scalar.comparisonMethodName ?? "value"
        case .array: "array"
        case .alias, .any, .null, .date, .named, .custom, .dictionary, .lossy, .runtime,
            .presence:
            "value"
        }
    }
}

extension ScalarType {
    fileprivate var comparisonMethodName: String? {
        switch self {
        case .string, .integer, .boolean, .uri: methodName
        case .number, .double: "double"
        case .dateTime, .unixtime, .unixtimeMilliseconds, .httpDate: "date"
        case .date, .time, .dateTimeLocal, .duration, .uuid, .byte, .binary, .int32, .int64,
            .uint32, .uint64, .float, .decimal:
            nil
        }
    }
}
