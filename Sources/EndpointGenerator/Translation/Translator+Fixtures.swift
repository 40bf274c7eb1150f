extension Translator {
    /// The static members that give what a document shows.
    func fixtureUnit(_ fixtures: NamedFixtures) -> TranslationUnit {
        let name =
            fixtures.path.isEmpty ? api.namespace.escaped : spelling.qualified(fixtures.path)
        let attributes = fixtures.endpoint.map(deprecation) ?? []
        return TranslationUnit(
            name: name,
            kind: .fixture(showsReply: fixtures.members.contains { $0.type == .reply }),
            declarations: [
                .type(
                    TypeDeclaration(
                        attributes: attributes,
                        modifiers: ["nonisolated"],
                        keyword: .extension,
                        name: name,
                        members: fixtures.members.map(member)
                    )
                )
            ],
            usesFoundation: fixtures.members.contains(where: \.usesFoundation)
        )
    }

    private func member(_ fixture: NamedFixture) -> Declaration {
        let type =
            switch fixture.type {
            case .own: "Self"
            case .list: "[Self]"
            case .named(let path): spelling.qualified(path)
            case .reply: RuntimeName.transportReply.text
            }
        return .property(
            PropertyDeclaration(
                documentation: [fixture.documentation],
                modifiers: staticModifiers,
                name: "var \(fixture.name.escaped): \(type)",
                getter: [.expression(fixture.value)]
            )
        )
    }
}
