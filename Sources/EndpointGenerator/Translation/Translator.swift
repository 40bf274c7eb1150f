/// Turns a named API into Swift declarations.
final class Translator {
    let api: NamedAPI
    let access: Access
    let conformances: Conformances

    static func translate(
        _ api: NamedAPI,
        access: Access,
        conformances: Conformances,
        fixtures: [NamedFixtures] = []
    ) -> [TranslationUnit] {
        let translator = Translator(api: api, access: access, conformances: conformances)
        return [translator.apiUnit()]
            + api.endpoints.concurrentMap(translator.requestUnit)
            + api.models.concurrentMap(translator.modelUnit)
            + fixtures.map(translator.fixtureUnit)
    }

    private init(api: NamedAPI, access: Access, conformances: Conformances) {
        self.api = api
        self.access = access
        self.conformances = conformances
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
            // The compiler takes no wrapped property in a type that says it itself; what conforms
            // to a protocol of sendable values is isolated to nothing anyway.
            if !declaration.holdsWrappedProperty {
                declaration.modifiers = ["nonisolated"] + declaration.modifiers
            }
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

extension TypeDeclaration {
    /// Whether it, or a type within it, has a property with a wrapper.
    fileprivate var holdsWrappedProperty: Bool {
        members.contains { member in
            switch member {
            case .type(let type): type.holdsWrappedProperty
            case .property(let property): property.modifiers.contains { $0.hasPrefix("@") }
            case .function, .cases, .alias: false
            }
        }
    }
}

/// Who can see what is generated.
package enum Access: String, Sendable, CaseIterable {
    case `internal`, package, `public`
}
