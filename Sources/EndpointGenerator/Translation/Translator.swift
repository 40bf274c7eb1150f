/// Turns a named API into Swift declarations.
struct Translator {
    let api: NamedAPI
    let access: Access
    let conformances: Conformances

    static func translate(
        _ api: NamedAPI,
        access: Access,
        conformances: Conformances
    ) -> [TranslationUnit] {
        let translator = Translator(api: api, access: access, conformances: conformances)
        return [translator.apiUnit()]
            + api.endpoints.map(translator.requestUnit)
            + api.models.map(translator.modelUnit)
    }

    var spelling: Spelling { api.spelling }

    /// `public`, or nothing for `internal`.
    var accessModifiers: [String] {
        access == .internal ? [] : [access.rawValue]
    }

    var staticModifiers: [String] { accessModifiers + ["static"] }

    /// `nonisolated extension GitHub { … }`, or the type alone where it stands at top level.
    func namespaceExtension(_ member: Declaration) -> Declaration {
        if api.isTopLevel {
            guard case .type(var declaration) = member else { return member }
            declaration.modifiers = ["nonisolated"] + declaration.modifiers
            return .type(declaration)
        }
        return .type(
            TypeDeclaration(
                modifiers: ["nonisolated"],
                keyword: .extension,
                name: api.namespace.escaped,
                members: [member]
            )
        )
    }
}

/// Who can see what is generated.
package enum Access: String, Sendable, CaseIterable {
    case `internal`, package, `public`
}
