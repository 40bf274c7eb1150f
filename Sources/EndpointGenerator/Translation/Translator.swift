/// Turns a named API into Swift declarations.
struct Translator {
    let api: NamedAPI
    let access: Access

    static func translate(_ api: NamedAPI, access: Access) -> [TranslationUnit] {
        let translator = Translator(api: api, access: access)
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

    /// `nonisolated extension GitHub { … }`.
    func namespaceExtension(_ member: Declaration) -> Declaration {
        .type(
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
