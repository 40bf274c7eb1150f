extension Translator {
    /// The API's enumeration: servers, authentication, headers of every request.
    func apiUnit() -> TranslationUnit {
        var members: [Declaration] = api.servers.compactMap(serverProperty)
        members.append(serversProperty())
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
                documentation: Documentation.lines(api.description),
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

    private func serverProperty(_ server: NamedServer) -> Declaration? {
        guard let name = server.name else { return nil }
        return .property(
            PropertyDeclaration(
                modifiers: staticModifiers,
                name: "var \(name.escaped): \(RuntimeName.endpointServer.text)",
                getter: [.expression(.text(SwiftText.literal(server.url)))]
            )
        )
    }

    private func serversProperty() -> Declaration {
        let elements = api.servers.map { server -> Expression in
            .text(server.name?.escaped ?? SwiftText.literal(server.url))
        }
        return .property(
            PropertyDeclaration(
                modifiers: staticModifiers,
                name: "var servers: [\(RuntimeName.endpointServer.text)]",
                getter: [.expression(.array(elements))]
            )
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
        case .all, .any: return ".automatic"
        }
    }
}
