extension Namer {
    func namedEnumeration(_ enumeration: EnumerationSchema) -> NamedEnumeration {
        let value = enumeration.valueType
        let cases = enumeration.values.enumerated().map { index, node in
            NamedCase(
                value: value == .any ? SwiftText.jsonValue(node) : node.swiftLiteral,
                name: enumeration.caseName(at: index),
                range: node.range
            )
        }
        report(
            zip(cases, enumeration.values).map { each, node in
                // Among values of several kinds, the text "1" and the number 1 are two.
                let text = value == .any ? node.string.map(SwiftText.literal) : node.string
                return (each.name, Located(text ?? node.excerpt, node.range))
            },
            kind: .values
        )
        return NamedEnumeration(cases: cases, value: value, isClosed: enumeration.isClosed)
    }

    /// The case of an enumeration value.
    ///
    /// `none` and `some` would be taken for an optional's; the others are members that an
    /// enumeration has already.
    static func caseName(_ wire: String) -> SwiftName {
        let name = SwiftName.lower(wire)
        let taken = [
            "allCases", "hash", "hashValue", "init", "none", "rawValue", "self", "some",
            "unrecognized",
        ]
        return taken.contains(name.text) ? SwiftName(text: name.text + "_") : name
    }
}

extension EnumerationSchema {
    /// The case of a value.
    func caseName(at index: Int) -> SwiftName {
        let given = index < names.count ? names[index].value : nil
        return Namer.caseName(given ?? values[index].wireName)
    }

    /// What all values are: text, one kind of number, or any value where they are mixed.
    var valueType: TypeUse {
        if values.allSatisfy({ $0.string != nil }) { return .scalar(.string) }
        let numbers = values.compactMap(\.number)
        guard numbers.count == values.count else { return .any }
        switch type {
        case .int32, .int64, .uint32, .uint64, .float: return .scalar(type ?? .integer)
        case .number, .double, .decimal: return .scalar(.number)
        default: break
        }
        let areWhole = numbers.allSatisfy { Int(wholeNumber: $0) != nil }
        return .scalar(areWhole ? .integer : .number)
    }
}

extension JSONNode {
    var number: String? {
        if case .number(let text) = value { text } else { nil }
    }

    /// A scalar as a Swift literal.
    var swiftLiteral: String {
        switch value {
        case .string(let text): SwiftText.literal(text)
        case .number(let text): SwiftText.integerLiteral(text) ?? text
        case .bool(let flag): flag ? "true" : "false"
        case .null: ".null"
        case .array, .object: SwiftText.jsonValue(self)
        }
    }

    /// The words that a value of an enumeration is named by: `1.5` is `1 point 5`.
    var wireName: String {
        switch value {
        case .string(let text): text
        case .number(let text): text.replacing(".", with: " point ")
        case .bool, .null, .array, .object: swiftLiteral
        }
    }
}
