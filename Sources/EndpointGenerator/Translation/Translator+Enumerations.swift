extension Translator {
    /// An open enumeration: a value that the document does not list is kept as it came.
    func enumeration(_ type: NamedType, _ cases: [NamedCase]) -> Declaration {
        let string = spelling.text(.scalar(.string))
        return .type(
            TypeDeclaration(
                documentation: Documentation.lines(of: type.schema),
                modifiers: accessModifiers,
                keyword: .enumeration,
                name: type.name.escaped,
                conformances: [RuntimeName.openEnumeration.text],
                members: [
                    .cases(CasesDeclaration(cases: cases.map { .init(text: $0.name.escaped) })),
                    .cases(CasesDeclaration(cases: [.init(text: "unrecognized(\(string))")])),
                    .property(allCases(cases)),
                    .function(rawValueInitializer(cases, string)),
                    .property(rawValue(cases, string)),
                ].filter { !$0.isEmpty }
            )
        )
    }

    private func allCases(_ cases: [NamedCase]) -> PropertyDeclaration {
        PropertyDeclaration(
            modifiers: staticModifiers,
            name: "let allCases: [Self]",
            initialValue: .array(cases.map { .text("." + $0.name.escaped) })
        )
    }

    private func rawValueInitializer(_ cases: [NamedCase], _ string: String) -> FunctionDeclaration
    {
        FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: ["rawValue: \(string)"],
            body: [
                .switch(
                    "rawValue",
                    cases.map { each in
                        Statement.Case(
                            label: "case \(SwiftText.literal(each.wire))",
                            body: "self = .\(each.name.escaped)"
                        )
                    } + [
                        Statement.Case(label: "default", body: "self = .unrecognized(rawValue)")
                    ]
                )
            ]
        )
    }

    private func rawValue(_ cases: [NamedCase], _ string: String) -> PropertyDeclaration {
        PropertyDeclaration(
            modifiers: accessModifiers,
            name: "var rawValue: \(string)",
            getter: [
                .switch(
                    "self",
                    cases.map { each in
                        Statement.Case(
                            label: "case .\(each.name.escaped)",
                            body: .text(SwiftText.literal(each.wire))
                        )
                    } + [
                        Statement.Case(label: "case .unrecognized(let value)", body: "value")
                    ]
                )
            ]
        )
    }
}

extension Declaration {
    /// A `case` without cases.
    fileprivate var isEmpty: Bool {
        if case .cases(let declaration) = self { declaration.cases.isEmpty } else { false }
    }
}
