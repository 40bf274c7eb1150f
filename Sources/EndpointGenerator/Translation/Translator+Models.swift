extension Translator {
    func modelUnit(_ type: NamedType) -> TranslationUnit {
        TranslationUnit(
            name: type.name.text,
            kind: .model,
            declarations: [namespaceExtension(declaration(of: type))] + coding(of: type),
            usesFoundation: type.usesFoundation
        )
    }

    func declaration(of type: NamedType) -> Declaration {
        switch type.content {
        case .object(let fields): structure(type, fields)
        case .enumeration(let cases): enumeration(type, cases)
        case .fields(let fields): form(type, fields)
        }
    }

    /// The extensions that read and write a type and those nested in it.
    func coding(of type: NamedType, attributes: [String] = []) -> [Declaration] {
        let own: [Declaration] =
            switch type.content {
            case .object(let fields):
                [
                    .type(
                        TypeDeclaration(
                            attributes: attributes,
                            modifiers: ["nonisolated"],
                            keyword: .extension,
                            name: spelling.qualified(type.path),
                            members: [
                                .function(readingInitializer(fields)),
                                .function(writingFunction(fields)),
                            ]
                        )
                    )
                ]
            case .enumeration, .fields: []
            }
        return own + type.nested.flatMap { coding(of: $0, attributes: attributes) }
    }

    private func structure(_ type: NamedType, _ fields: [NamedField]) -> Declaration {
        let isIdentifiable = fields.contains { field in
            field.name.text == "id" && field.isRequired && field.type.identifies
        }
        return .type(
            TypeDeclaration(
                documentation: Documentation.lines(of: type.schema),
                modifiers: accessModifiers,
                keyword: .structure,
                name: type.name.escaped,
                conformances: protocols(of: type, isIdentifiable: isIdentifiable),
                members: fields.map(storedProperty) + codingKeys(type, fields)
                    + [.function(memberwiseInitializer(Self.initialized(fields)))]
                    + type.nested.map(declaration)
            )
        )
    }

    /// What a model's initializer takes: of very wide models the required properties alone, as the
    /// compiler's time for so many parameters grows out of proportion.
    private static func initialized(_ fields: [NamedField]) -> [NamedField] {
        fields.count > 150 ? fields.filter(\.isRequired) : fields
    }

    func storedProperty(_ field: NamedField) -> Declaration {
        .property(
            PropertyDeclaration(
                documentation: Documentation.lines(of: field.schema),
                modifiers: accessModifiers,
                name: "var \(field.name.escaped): \(spelling.text(field.fullType))"
            )
        )
    }

    func memberwiseInitializer(_ fields: [NamedField]) -> FunctionDeclaration {
        FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: fields.map { parameter($0, .inside) },
            body: fields.map { field in
                "self.\(field.name.escaped) = \(field.local.escaped)"
            }
        )
    }

    /// `perPage: Int32? = nil`; a field that cannot be a local variable has a label beside it.
    func parameter(_ field: NamedField, _ place: Spelling.Place) -> Expression {
        let label = field.name == field.local ? "" : field.name.text + " "
        let type = spelling.text(field.fullType, place)
        let head = "\(label)\(field.local.escaped): \(type)"
        guard let value = field.defaultValue ?? (field.isRequired ? nil : "nil") else {
            return .text(head)
        }
        return .joined([.text(head + " = "), value])
    }

    /// `username: username`.
    func argument(_ field: NamedField) -> Expression {
        // `inout` is the one keyword that is no label in a call.
        let label = field.name.text == "inout" ? field.name.escaped : field.name.text
        return .text("\(label): \(field.local.escaped)")
    }
}

extension NamedField {
    /// With the question mark that an absent value needs.
    var fullType: TypeUse { isRequired ? type : .optional(type) }
}

extension NamedType {
    var usesFoundation: Bool {
        switch content {
        case .object(let fields), .fields(let fields):
            fields.contains { $0.type.usesFoundation } || nested.contains(where: \.usesFoundation)
        case .enumeration: false
        }
    }
}

extension TypeUse {
    var usesFoundation: Bool {
        switch self {
        case .any, .named, .runtime: false
        case .scalar(let scalar): scalar.swiftType.module == "Foundation"
        case .array(let element), .dictionary(let element), .optional(let element):
            element.usesFoundation
        }
    }
}
