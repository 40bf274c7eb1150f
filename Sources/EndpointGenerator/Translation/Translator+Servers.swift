extension Translator {
    /// The servers one by one, the list of them, and the enumerations of their variables.
    var serverMembers: [Declaration] {
        api.servers.compactMap(serverMember) + [serversProperty]
            + api.variables.compactMap(variableType)
    }

    /// `static var staging`, or with variables `static func server(region:)`; nil for a lone URL,
    /// which stands in the list.
    private func serverMember(_ server: NamedServer) -> Declaration? {
        let type = RuntimeName.endpointServer.text
        if server.variables.isEmpty {
            guard let name = server.name else { return nil }
            return .property(
                PropertyDeclaration(
                    modifiers: staticModifiers,
                    name: "var \(name.escaped): \(type)",
                    getter: [.expression(.text(SwiftText.literal(server.url)))]
                )
            )
        }
        let values = server.variables.map { variable -> Expression in
            let value = variable.local.escaped + (variable.type == nil ? "" : ".rawValue")
            return .text("\(SwiftText.literal(variable.wire)): \(value)")
        }
        return .function(
            FunctionDeclaration(
                documentation: Documentation.lines(server.variables.parameterList),
                modifiers: staticModifiers,
                name: "func \(server.memberName)",
                parameters: server.variables.map(parameter),
                result: type,
                body: [
                    .expression(
                        .call(
                            ".init",
                            [
                                .text(SwiftText.literal(server.url)),
                                .joined(["variables: ", .array(values)]),
                            ]
                        )
                    )
                ]
            )
        )
    }

    private func parameter(_ variable: NamedVariable) -> Expression {
        let label = variable.name == variable.local ? "" : variable.name.text + " "
        let type = variable.type?.escaped ?? spelling.text(.scalar(.string))
        let value = variable.defaultValue.map { " = \($0)" } ?? ""
        return .text("\(label)\(variable.local.escaped): \(type)\(value)")
    }

    /// Those that nothing need be given for. There are none where the first needs something: another
    /// would be the default then.
    private var serversProperty: Declaration {
        let listed = api.servers.first?.isComplete == true ? api.servers.filter(\.isComplete) : []
        let elements = listed.map { server -> Expression in
            server.variables.isEmpty && server.name == nil
                ? .text(SwiftText.literal(server.url)) : .text(server.use)
        }
        return .property(
            PropertyDeclaration(
                modifiers: staticModifiers,
                name: "var servers: [\(RuntimeName.endpointServer.text)]",
                getter: [.expression(.array(elements))]
            )
        )
    }

    /// The values that a variable may have, and no others.
    private func variableType(_ variable: NamedVariable) -> Declaration? {
        guard let type = variable.type else { return nil }
        return .type(
            TypeDeclaration(
                documentation: Documentation.lines(variable.description),
                modifiers: accessModifiers,
                keyword: .enumeration,
                name: type.escaped,
                conformances: [
                    spelling.text(.scalar(.string)), spelling.standard("CaseIterable"),
                    spelling.standard("Sendable"),
                ],
                members: [
                    .cases(
                        CasesDeclaration(
                            cases: variable.cases.map { each in
                                let isPlain = each.value == "\"\(each.name.text)\""
                                let value = isPlain ? "" : " = \(each.value)"
                                return .init(text: each.name.escaped + value)
                            }
                        )
                    )
                ]
            )
        )
    }

    /// An endpoint's own server: `"https://uploads.example.com"`, or `Files.uploads`.
    func server(_ server: Endpoint.EndpointServer) -> Expression {
        switch server {
        case .url(let url): return .text(SwiftText.literal(url.value))
        case .named(let name):
            let use = api.servers.first { $0.wire == name.value }?.use ?? ""
            return .text("\(api.namespace.escaped).\(use)")
        }
    }
}

extension NamedServer {
    fileprivate var memberName: String { name?.escaped ?? "server" }

    /// As a member of the API's enumeration, without values.
    fileprivate var use: String { memberName + (variables.isEmpty ? "" : "()") }
}

extension NamedVariable {
    /// The name as a parameter in a function's body: `self` cannot be one.
    fileprivate var local: SwiftName {
        name.text == "self" ? SwiftName(text: "self_") : name
    }
}

extension [NamedVariable] {
    /// What is said of them, as Swift's documentation lists parameters.
    fileprivate var parameterList: String? {
        let items = filter { $0.description != nil }.map { variable in
            "\(variable.name.text): \(Documentation.line(variable.description ?? ""))"
        }
        if items.count < 2 { return items.first.map { "- Parameter \($0)" } }
        return (["- Parameters:"] + items.map { "  - \($0)" }).joined(separator: "\n")
    }
}
