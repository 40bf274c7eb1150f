extension Translator {
    /// A union: one case a member, and one that keeps what is none of them.
    func union(_ type: NamedType, _ union: NamedUnion) -> Declaration {
        let cases = union.members.map { member -> Declaration in
            // What is declared says it of itself.
            let documentation =
                member.schema.isNameless ? Documentation.lines(of: member.schema) : []
            let text = "\(member.name.escaped)(\(spelling.text(member.type)))"
            return .cases(
                CasesDeclaration(cases: [.init(documentation: documentation, text: text)])
            )
        }
        let other = CasesDeclaration.Case(text: "unrecognized(\(RuntimeName.jsonValue.text))")
        return .type(
            TypeDeclaration(
                documentation: Documentation.lines(of: type.schema),
                modifiers: accessModifiers + (union.isIndirect ? ["indirect"] : []),
                keyword: .enumeration,
                name: type.name.escaped,
                conformances: [
                    spelling.standard("Codable"), spelling.standard("Hashable"),
                    RuntimeName.jsonModel.text,
                ],
                members: cases + [.cases(CasesDeclaration(cases: [other]))]
                    + type.nested.map(declaration)
            )
        )
    }

    func readingInitializer(_ union: NamedUnion) -> FunctionDeclaration {
        FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: ["from json: inout \(RuntimeName.jsonReader.text)"],
            effects: RuntimeName.throwsJSONError,
            body: choosing(union.choice, union.members)
        )
    }

    func writingFunction(_ union: NamedUnion) -> FunctionDeclaration {
        let cases = union.members.map { member in
            Statement.Case(
                label: "case .\(member.name.escaped)(let value)",
                body: writing(member.type, ["value"], to: "json")
            )
        }
        let other = Statement.Case(
            label: "case .unrecognized(let value)",
            body: "json.value(value)"
        )
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func write",
            parameters: ["to json: inout \(RuntimeName.jsonWriter.text)"],
            body: [.switch("self", cases + [other])]
        )
    }

    private var unrecognized: Statement { "self = .unrecognized(try json.unrecognized())" }

    private func choosing(_ choice: UnionChoice, _ members: [NamedMember]) -> [Statement] {
        switch choice {
        case .member(let index): [taking(members[index])]
        case .value(let key, let branches, let other):
            [
                switching(
                    "try json.\(branches.areTexts ? "discriminator" : "scalar")(\(SwiftText.literal(key)))",
                    branches.map { ($0.condition.map(\.pattern), $0.choice) },
                    members,
                    otherwise: other
                )
            ]
        case .kind(let branches):
            [
                switching(
                    "try json.kind()",
                    branches.map { ($0.condition.map { ".\($0)" }, $0.choice) },
                    members
                )
            ]
        case .element(let branches):
            [
                switching(
                    "try json.elementKind()",
                    branches.map { ($0.condition.map { $0.map { ".\($0)" } ?? "nil" }, $0.choice) },
                    members
                )
            ]
        case .keys(let branches): [byKeys(branches, members)]
        case .closest(let indexes): closest(indexes.map { members[$0] })
        case .first(let indexes, let told):
            [
                .conditional(
                    indexes.map { attempt(members[$0]) },
                    otherwise: [told.map { taking(members[$0]) } ?? unrecognized]
                )
            ]
        }
    }

    /// `json.closest([Circle.self, Ring.self])`, and a case for each.
    private func closest(_ members: [NamedMember]) -> [Statement] {
        let types = members.map { spelling.text($0.type, .coding) }
        let list = Expression.array(types.map { .text($0 + ".self") })
        let cases = zip(types, members).map { type, member in
            Statement.Case(
                label: "case let value as \(type)",
                body: .text("self = .\(member.name.escaped)(value)")
            )
        }
        return [
            .expression(.call("let closest = json.closest", [list])),
            .switch("closest", cases + [.init(label: "default", statements: [unrecognized])]),
        ]
    }

    private func byKeys(
        _ branches: [UnionChoice.Branch<[UnionChoice.Key]>],
        _ members: [NamedMember]
    ) -> Statement {
        let other = branches.first { $0.condition.isEmpty }
        return .conditional(
            branches.filter { !$0.condition.isEmpty }.map { branch in
                let keys = branch.condition.filter { !$0.takesNull }
                let nullable = branch.condition.filter(\.takesNull)
                let literals =
                    keys.map { SwiftText.literal($0.name) }
                    + nullable.enumerated().map { index, key in
                        (index == 0 ? "nullable: " : "") + SwiftText.literal(key.name)
                    }
                return Statement.Branch(
                    condition: .call("try json.hasKeys", literals.map { .text($0) }),
                    body: choosing(branch.choice, members)
                )
            },
            otherwise: other.map { choosing($0.choice, members) } ?? [unrecognized]
        )
    }

    private func switching(
        _ subject: String,
        _ branches: [(patterns: [String], choice: UnionChoice)],
        _ members: [NamedMember],
        otherwise: Int? = nil
    ) -> Statement {
        let cases = branches.map { branch in
            Statement.Case(
                label: "case \(branch.patterns.joined(separator: ", "))",
                statements: choosing(branch.choice, members)
            )
        }
        let other = otherwise.map { taking(members[$0]) } ?? unrecognized
        return .switch(subject, cases + [.init(label: "default", statements: [other])])
    }

    /// `self = .circle(try Circle(from: &json))`.
    private func taking(_ member: NamedMember) -> Statement {
        let value = reading(member.type, isOptional: false, from: "json")
        return .expression(.call("self = .\(member.name.escaped)", [value]))
    }

    /// `if let value = json.attempt(Circle.self)`.
    private func attempt(_ member: NamedMember) -> Statement.Branch {
        let taken: [Statement] = ["self = .\(member.name.escaped)(value)"]
        if member.type.isSelfDescribing {
            let type = spelling.text(member.type, .coding)
            let call = Expression.call("let value = json.attempt", [.text(type + ".self")])
            return Statement.Branch(condition: call, body: taken)
        }
        let closure = Expression.closure(
            "let value = json.attempt({ json \(RuntimeName.throwsJSONError) in",
            reading(member.type, isOptional: false, from: "json")
        )
        return Statement.Branch(condition: closure, ending: ")", body: taken)
    }
}

extension Schema {
    /// Whether its type has no declaration.
    fileprivate var isNameless: Bool {
        switch kind {
        case .any, .null, .scalar, .array, .dictionary: true
        case .reference, .tuple, .object, .enumeration, .constant, .union, .all: false
        }
    }
}

extension [UnionChoice.Branch<[UnionChoice.Scalar]>] {
    fileprivate var areTexts: Bool {
        allSatisfy { branch in
            branch.condition.allSatisfy { value in
                if case .text = value { true } else { false }
            }
        }
    }
}

extension UnionChoice.Scalar {
    /// As a pattern of `switch`.
    fileprivate var pattern: String {
        switch self {
        case .text(let text): SwiftText.literal(text)
        case .number(let text): ScalarType.double.literal(text)
        case .flag(let flag): flag ? "true" : "false"
        }
    }
}
