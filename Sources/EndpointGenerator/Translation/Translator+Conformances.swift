extension Translator {
    /// `Codable, Hashable, Identifiable, EndpointsRuntime.JSONModel`.
    func protocols(of type: NamedType, isIdentifiable: Bool) -> [String] {
        let conformance = conformances[type.model]
        var names = ["Codable"] + conformance.protocols
        if isIdentifiable, !names.contains("Identifiable") { names.append("Identifiable") }
        let isSynthesized = isCodableSynthesized(type)
        if isSynthesized, !names.contains("Sendable") { names.append("Sendable") }
        let runtime: [RuntimeName] =
            isSynthesized
            ? [.jsonReadable, .jsonWritable]
            : [isComparedByProperty(type) ? .hashableModel : .jsonModel]
        return names.map(spelling.standard) + runtime.map(\.text)
    }

    /// Whether the compiler writes `Codable` of a type.
    func isCodableSynthesized(_ type: NamedType) -> Bool {
        conformances[type.model].isCodableSynthesized && type.isObject
    }

    /// The keys of `Codable` where the compiler writes it.
    func codingKeys(_ type: NamedType, _ fields: [NamedField]) -> [Declaration] {
        guard isCodableSynthesized(type), !fields.isEmpty else { return [] }
        return [
            .type(
                TypeDeclaration(
                    modifiers: accessModifiers,
                    keyword: .enumeration,
                    name: "CodingKeys",
                    conformances: [
                        spelling.text(.scalar(.string)), spelling.standard("CodingKey"),
                    ],
                    members: fields.map { field in
                        let value = SwiftText.literal(field.wire.value)
                        let isSame = field.name.text == field.wire.value
                        let text = field.name.escaped + (isSame ? "" : " = \(value)")
                        return .cases(CasesDeclaration(cases: [.init(text: text)]))
                    }
                )
            )
        ]
    }
}

extension NamedType {
    /// Whether its JSON is an object of its properties: a tuple's is an array.
    fileprivate var isObject: Bool {
        if case .object = content { true } else { false }
    }
}
