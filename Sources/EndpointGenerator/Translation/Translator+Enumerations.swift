extension Translator {
    /// An enumeration: an open one keeps a value that the document does not list as it came.
    func enumeration(_ type: NamedType, _ enumeration: NamedEnumeration) -> Declaration {
        let value = spelling.text(enumeration.value)
        let isRaw = enumeration.isClosed && enumeration.value.isRawType
        let conformance: RuntimeName =
            enumeration.isClosed ? .closedEnumeration : .openEnumeration
        return .type(
            TypeDeclaration(
                documentation: Documentation.lines(of: type.schema),
                modifiers: accessModifiers,
                keyword: .enumeration,
                name: type.name.escaped,
                conformances: (isRaw ? [value] : []) + [conformance.text],
                members: isRaw
                    ? enumeration.rawCases.map(Declaration.cases) : members(enumeration, value)
            )
        )
    }

    private func members(_ enumeration: NamedEnumeration, _ value: String) -> [Declaration] {
        let cases = enumeration.cases
        let open: [Declaration] = [
            .cases(CasesDeclaration(cases: [.init(text: "unrecognized(\(value))")])),
            .property(allCases(cases)),
        ]
        let listed = CasesDeclaration(cases: cases.map { .init(text: $0.name.escaped) })
        return (cases.isEmpty ? [] : [.cases(listed)])
            + (enumeration.isClosed ? [] : open)
            + initializer(enumeration, value)
            + [.property(rawValue(enumeration, value))]
    }

    /// Compilers take time with the cube of a switch's cases, so that a long one is a table.
    private func initializer(_ enumeration: NamedEnumeration, _ value: String) -> [Declaration] {
        guard enumeration.cases.count > Self.mostSwitchedCases, !enumeration.isClosed else {
            return [.function(switchingInitializer(enumeration, value))]
        }
        let table = enumeration.cases.contains { $0.name.text == "table" } ? "table_" : "table"
        return [
            .property(
                PropertyDeclaration(
                    modifiers: ["private", "static"],
                    name: "let \(table)",
                    initialValue: .call(RuntimeName.enumerationTable.text, ["allCases"])
                )
            ),
            .function(
                FunctionDeclaration(
                    modifiers: accessModifiers,
                    name: "init",
                    parameters: ["rawValue: \(value)"],
                    body: ["self = Self.\(table)[rawValue] ?? .unrecognized(rawValue)"]
                )
            ),
        ]
    }

    private static let mostSwitchedCases = 100

    private func allCases(_ cases: [NamedCase]) -> PropertyDeclaration {
        PropertyDeclaration(
            modifiers: staticModifiers,
            name: "let allCases: [Self]",
            initialValue: .array(cases.map { .text("." + $0.name.escaped) })
        )
    }

    private func switchingInitializer(
        _ enumeration: NamedEnumeration,
        _ value: String
    ) -> FunctionDeclaration {
        let rest: Expression =
            enumeration.isClosed ? "return nil" : "self = .unrecognized(rawValue)"
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: enumeration.isClosed ? "init?" : "init",
            parameters: ["rawValue: \(value)"],
            body: [
                .switch(
                    "rawValue",
                    enumeration.cases.map { each in
                        Statement.Case(
                            label: "case \(each.value)",
                            body: "self = .\(each.name.escaped)"
                        )
                    } + [Statement.Case(label: "default", body: rest)]
                )
            ]
        )
    }

    private func rawValue(_ enumeration: NamedEnumeration, _ value: String) -> PropertyDeclaration {
        let kept = Statement.Case(label: "case .unrecognized(let value)", body: "value")
        return PropertyDeclaration(
            modifiers: accessModifiers,
            name: "var rawValue: \(value)",
            getter: [
                .switch(
                    "self",
                    enumeration.cases.map { each in
                        Statement.Case(
                            label: "case .\(each.name.escaped)",
                            body: .text(each.value)
                        )
                    } + (enumeration.isClosed ? [] : [kept])
                )
            ]
        )
    }
}

extension NamedEnumeration {
    /// `case low = 1`; the raw value is not said where it is the name, and then all cases stand
    /// together.
    fileprivate var rawCases: [CasesDeclaration] {
        let texts = cases.map { each in
            value == .scalar(.string) && each.value == "\"\(each.name.text)\""
                ? each.name.escaped : "\(each.name.escaped) = \(each.value)"
        }
        let arePlain = zip(texts, cases).allSatisfy { $0 == $1.name.escaped }
        if arePlain { return [CasesDeclaration(cases: texts.map { .init(text: $0) })] }
        return texts.map { CasesDeclaration(cases: [.init(text: $0)]) }
    }
}

extension TypeUse {
    /// Whether an enumeration may have it for its raw type.
    fileprivate var isRawType: Bool {
        if case .scalar = self { true } else { false }
    }
}
