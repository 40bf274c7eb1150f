extension Translator {
    func modelUnit(_ type: NamedType) -> TranslationUnit {
        let declaration = declaration(of: type)
        let coding = coding(of: type)
        return TranslationUnit(
            name: type.name.text,
            kind: .model,
            declarations: [namespaceExtension(declaration)] + coding,
            usesRuntime: declaration.usesRuntime || !coding.isEmpty,
            usesFoundation: type.usesFoundation
        )
    }

    func declaration(of type: NamedType) -> Declaration {
        switch type.content {
        case .object(let fields): structure(type, fields)
        case .fields(let fields): form(type, fields)
        case .tuple(let tuple): structure(type, tuple.fields)
        case .union(let union): self.union(type, union)
        case .enumeration(let values): enumeration(type, values)
        case .shared(let host): .alias(sharedAlias(type.name.escaped, host, type.schema))
        case .alias(let use):
            .alias(
                AliasDeclaration(
                    documentation: Documentation.lines(of: type.schema),
                    modifiers: accessModifiers,
                    name: type.name.escaped,
                    type: spelling.text(use)
                )
            )
        }
    }

    /// The name, where it stands, of a type that is declared elsewhere.
    func sharedAlias(_ name: String, _ host: [SwiftName], _ schema: Schema?) -> AliasDeclaration {
        AliasDeclaration(
            documentation: schema.map { Documentation.lines(of: $0) } ?? [],
            modifiers: accessModifiers,
            name: name,
            type: spelling.reference(to: host)
        )
    }

    /// The extensions that read and write a type and those nested in it.
    func coding(of type: NamedType, attributes: [String] = []) -> [Declaration] {
        let functions: [FunctionDeclaration] =
            switch type.content {
            case .object(let fields):
                [
                    readingInitializer(fields, type.rest),
                    writingFunction(fields, type.rest),
                ]
            case .tuple(let tuple): [tupleReading(tuple), tupleWriting(tuple)]
            case .union(let union): [readingInitializer(union), writingFunction(union)]
            case .enumeration, .alias, .shared, .fields: []
            }
        let equality = isComparedByProperty(type) ? [comparison(of: type)] : []
        let own =
            functions.isEmpty ? [] : [coding(of: type, attributes, functions + equality)]
        return own + type.nested.flatMap { coding(of: $0, attributes: attributes) }
    }

    private func coding(
        of type: NamedType,
        _ attributes: [String],
        _ functions: [FunctionDeclaration]
    ) -> Declaration {
        .type(
            TypeDeclaration(
                attributes: attributes,
                modifiers: ["nonisolated"],
                keyword: .extension,
                name: spelling.qualified(type.path),
                members: functions.map(Declaration.function)
            )
        )
    }

    private func structure(_ type: NamedType, _ fields: [NamedField]) -> Declaration {
        let isIdentifiable = fields.contains { field in
            field.name.text == "id" && field.presence == .required && field.type.identifies
        }
        let stored = fields + (type.rest.map { [$0] } ?? [])
        return .type(
            TypeDeclaration(
                documentation: Documentation.lines(of: type.schema),
                modifiers: accessModifiers,
                keyword: .structure,
                name: type.name.escaped,
                conformances: protocols(of: type, isIdentifiable: isIdentifiable),
                members: stored.filter { $0.constant == nil }.map(storedProperty)
                    + fields.compactMap { constantProperty($0, of: type) }
                    + codingKeys(type, fields)
                    + [.function(memberwiseInitializer(stored))]
                    + type.nested.map(declaration)
            )
        )
    }

    func storedProperty(_ field: NamedField) -> Declaration {
        .property(
            PropertyDeclaration(
                documentation: Documentation.lines(of: field.schema),
                modifiers: wrapper(of: field) + accessModifiers,
                name: "var \(field.name.escaped): \(spelling.text(field.fullType))"
            )
        )
    }

    /// What keeps the property's value apart.
    private func wrapper(of field: NamedField) -> [String] {
        if !field.isIndirect { return [] }
        let name: RuntimeName =
            switch field.presence {
            case .told: .indirectPresence
            case .required: .indirectValue
            case .optional, .nullable, .defaulted: .indirect
            }
        return ["@" + name.text]
    }

    /// `var type: String { "circle" }`; where the compiler writes `Codable` it must be stored:
    /// `private(set) var type: String = "circle"`.
    private func constantProperty(_ field: NamedField, of type: NamedType) -> Declaration? {
        guard let constant = field.constant else { return nil }
        let value: Expression = .text(field.type == .null ? ".init()" : constant)
        let isStored = isCodableSynthesized(type)
        let name = "var \(field.name.escaped): \(spelling.text(field.type))"
        return .property(
            PropertyDeclaration(
                documentation: Documentation.lines(of: field.schema),
                modifiers: accessModifiers + (isStored ? ["private(set)"] : []),
                name: isStored ? "\(name) = \(value.flat)" : name,
                getter: isStored ? nil : [.expression(value)]
            )
        )
    }

    /// Sets every stored property, from a parameter or to what it is by default.
    func memberwiseInitializer(_ fields: [NamedField]) -> FunctionDeclaration {
        let taken = fields.initializerFields
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: taken.map { parameter($0, .inside) },
            body: fields.filter { $0.constant == nil }.compactMap { field -> Statement? in
                let name = "self.\(field.name.escaped) = "
                if fields.initializerTakes(field) { return "\(name)\(field.local.escaped)" }
                guard let value = field.parameterDefault else { return nil }
                if value.flat == "nil", !field.isIndirect { return nil }
                return .expression(.joined([.text(name), value]))
            }
        )
    }

    /// `perPage: Int32? = nil`; a field that cannot be a local variable has a label beside it.
    func parameter(_ field: NamedField, _ place: Spelling.Place) -> Expression {
        let label = field.name == field.local ? "" : field.name.text + " "
        let type = spelling.text(field.parameterType, place)
        let parameter = "\(label)\(field.local.escaped): \(type)"
        guard let value = field.parameterDefault else { return .text(parameter) }
        return .joined([.text(parameter + " = "), value])
    }

    /// `username: username`.
    func argument(_ field: NamedField) -> Expression {
        // `inout` is the one keyword that is no label in a call.
        let label = field.name.text == "inout" ? field.name.escaped : field.name.text
        return .text("\(label): \(field.local.escaped)")
    }
}

extension NamedType {
    var usesFoundation: Bool {
        switch content {
        case .tuple(let tuple):
            tuple.fields.contains { $0.type.usesFoundation }
                || nested.contains(where: \.usesFoundation)
        case .object(let fields), .fields(let fields):
            fields.contains { $0.type.usesFoundation } || rest?.type.usesFoundation == true
                || nested.contains(where: \.usesFoundation)
        case .union(let union):
            union.members.contains { $0.type.usesFoundation }
                || nested.contains(where: \.usesFoundation)
        case .enumeration(let enumeration): enumeration.value.usesFoundation
        case .alias(let use): use.usesFoundation
        case .shared: false
        }
    }
}

extension Declaration {
    /// Whether a type of the runtime's stands in it, as in all but some aliases.
    fileprivate var usesRuntime: Bool {
        switch self {
        case .alias(let alias): alias.type.contains(RuntimeName.module + ".")
        case .type, .property, .function, .cases: true
        }
    }
}
