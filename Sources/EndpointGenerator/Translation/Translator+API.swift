extension Translator {
    /// The API's enumeration: servers, authentication, headers of every request.
    func apiUnit() -> TranslationUnit {
        var members = serverMembers
        if let authentication = api.authentication {
            members.append(
                .property(
                    PropertyDeclaration(
                        modifiers: staticModifiers,
                        name:
                            "var authentication: \(RuntimeName.authenticationRequirement.text)",
                        getter: [.expression(requirement(authentication.requirement))]
                    )
                )
            )
        }
        if !api.constantHeaders.isEmpty {
            members.append(headersFunction())
        }
        let declaration = Declaration.type(
            TypeDeclaration(
                documentation: Documentation.lines(api.description, api.tagList),
                modifiers: ["nonisolated"] + accessModifiers,
                keyword: .enumeration,
                name: api.namespace.escaped,
                conformances: [RuntimeName.endpointAPI.text],
                members: members
            )
        )
        return TranslationUnit(
            name: api.namespace.text,
            kind: .api,
            declarations: [declaration],
            usesFoundation: false
        )
    }

    private func headersFunction() -> Declaration {
        .function(
            FunctionDeclaration(
                modifiers: staticModifiers,
                name: "func encode",
                parameters: ["to request: inout \(RuntimeName.requestEncoder.text)"],
                body: api.constantHeaders.map { constant in
                    .expression(
                        .call(
                            "request.header",
                            [
                                .text(SwiftText.literal(constant.wire)),
                                .text(SwiftText.literal(constant.text)),
                            ]
                        )
                    )
                }
            )
        )
    }

    /// `.bearer(optional: true)`.
    func requirement(_ requirement: Authentication.Requirement) -> Expression {
        switch requirement {
        case .none: return ".none"
        case .scheme(let scheme, let isOptional):
            let optional: [Expression] = isOptional ? ["optional: true"] : []
            switch scheme {
            case .bearer: return .call(".bearer", optional)
            case .basic: return .call(".basic", optional)
            case .apiKey(let name, let place, let prefix):
                var arguments: [Expression] = [
                    .text(SwiftText.literal(name)), "in: .\(place.rawValue)",
                ]
                if let prefix { arguments.append("prefix: \(SwiftText.literal(prefix))") }
                return .call(".apiKey", arguments + optional)
            }
        case .all(let parts): return .call(".all", parts.map(self.requirement))
        case .any(let alternatives): return .call(".any", alternatives.map(self.requirement))
        }
    }
}

extension NamedAPI {
    /// What is said of the tags, as a list.
    fileprivate var tagList: String? {
        let items = tags.map { tag in
            "- \(Documentation.code(tag.name.value)): \(Documentation.line(tag.description ?? ""))"
        }
        return items.isEmpty ? nil : items.joined(separator: "\n")
    }
}
