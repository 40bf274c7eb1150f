extension Namer {
    /// Members that the API's enumeration has already; a name without lower case may be a type's.
    private static func isTakenMember(_ name: String) -> Bool {
        ["authentication", "client", "encode", "self", "servers"].contains(name)
            || name == SwiftName.upper(name).text
    }

    static func serverName(_ name: String) -> SwiftName {
        let name = SwiftName.lower(name)
        return isTakenMember(name.text) ? SwiftName(text: name.text + "Server") : name
    }

    func namedServers(_ variables: [NamedVariable]) -> [NamedServer] {
        let servers = api.servers.map { server in
            NamedServer(
                name: server.name.map { Self.serverName($0.value) },
                wire: server.name?.value,
                url: server.location.urlText,
                variables: server.variables.compactMap { variable in
                    variables.first { $0.wire == variable.name.value }
                }
            )
        }
        report(
            zip(servers, api.servers).compactMap { named, server in
                named.name.flatMap { name in server.name.map { (name, $0) } }
            },
            kind: .servers
        )
        return servers
    }

    /// The variables of all servers, each once.
    ///
    /// - Parameter taken: The names of types that an enumeration of values may not have.
    func namedVariables(taken: Set<SwiftName>) -> [NamedVariable] {
        var variables: [Server.Variable] = []
        for variable in api.servers.flatMap(\.variables)
        where !variables.contains(where: { $0.name.value == variable.name.value }) {
            variables.append(variable)
        }
        let named = variables.map { namedVariable($0, taken: taken) }
        report(zip(named, variables).map { ($0.name, $1.name) }, kind: .variables)
        return named
    }

    private func namedVariable(
        _ variable: Server.Variable,
        taken: Set<SwiftName>
    ) -> NamedVariable {
        let cases = variable.choices.map { choice in
            NamedCase(
                value: SwiftText.literal(choice.value),
                name: Self.caseName(choice.value),
                range: choice.range
            )
        }
        report(zip(cases, variable.choices).map { ($0.name, $1) }, kind: .choices)
        let value = variable.defaultValue?.value
        let index = variable.choices.firstIndex { $0.value == value }
        let chosen = index.map { "." + cases[$0].name.escaped }
        return NamedVariable(
            wire: variable.name.value,
            name: .lower(variable.name.value),
            type: cases.isEmpty ? nil : typeName(of: variable, taken: taken),
            cases: cases,
            defaultValue: cases.isEmpty ? value.map(SwiftText.literal) : chosen,
            description: variable.description
        )
    }

    /// `region` → `Region`; `RegionVariable` where a model or a request has that name.
    private func typeName(of variable: Server.Variable, taken: Set<SwiftName>) -> SwiftName {
        var name = SwiftName.upper(variable.name.value)
        while taken.contains(name) || Self.isReserved(name.text, namespace: namespace)
            || name == .lower(variable.name.value)
        {
            name.text += "Variable"
        }
        return name
    }
}
