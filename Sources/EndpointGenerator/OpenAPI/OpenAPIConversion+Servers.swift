extension OpenAPIConversion {
    func rootServers() -> OpenAPIServers {
        var result = OpenAPIServers()
        if document.version == .swagger {
            swaggerServers(into: &result)
            return result
        }
        let list = document.root.object?["servers"]?.array ?? []
        for (index, node) in list.enumerated() {
            guard let url = url(node, into: &result) else { continue }
            if result.name(of: url.string ?? "") != nil { continue }
            let name = name(node, index, of: list.count)
            let isSaid = result.servers.contains { $0.key.value == name }
            result.add(name, url)
            if let added = result.servers.last?.key, added.value != name, !isSaid {
                warn("server \(name.quoted)", readAs: added.value.quoted, at: added.range)
            }
        }
        return result
    }

    /// `name` (OpenAPI 3.2), a short description, else the number.
    private func name(_ node: JSONNode, _ index: Int, of count: Int) -> String {
        for key in ["name", "description"] {
            if let text = node.object?[key]?.string, !text.isEmpty, text.utf8.count <= 40 {
                return text
            }
        }
        return count == 1 ? "server" : "server\(index + 1)"
    }

    /// A server's URL with its variables declared; nil where it is none that a client could use.
    private func url(_ node: JSONNode, into result: inout OpenAPIServers) -> JSONNode? {
        guard let url = node.object?["url"], var text = url.string else { return nil }
        let declared = node.object?["variables"]?.object?.members ?? []
        if !text.contains("://") {
            // A variable may hold the scheme and host.
            for member in declared {
                guard let value = member.value.object?["default"]?.string else { continue }
                text = text.replacing("{\(member.key.value)}", with: value)
            }
        }
        for member in declared {
            guard text.contains("{\(member.key.value)}") else { continue }
            if let value = fixedValue(of: member) {
                text = text.replacing("{\(member.key.value)}", with: value)
                continue
            }
            let name = declare(variable(member), in: &result)
            text = text.replacing("{\(member.key.value)}", with: "{\(name)}")
        }
        guard text.contains("://") else {
            warnOfNoHost(text, at: url.range)
            return nil
        }
        if let rule = ServerURL(text).brokenRule {
            warn(leftOut: "server \(text.quoted), which must \(rule)", at: url.range)
            return nil
        }
        let known = declaringVariables(of: text, at: url.range, in: &result)
        return .text(known, url.range)
    }

    func warnOfNoHost(_ server: String, at range: SourceRange) {
        warn(
            leftOut: "server \(server.quoted), which has no host: the client is given one",
            at: range
        )
    }

    /// Declares a variable of a server.
    ///
    /// - Returns: Its name, which has a number where another variable is called so in Swift.
    private func declare(
        _ variable: JSONMember,
        in result: inout OpenAPIServers
    ) -> String {
        let name = variable.key.value
        let known = result.variables.first { $0.key.value == name }
        if known?.value.line == variable.value.line { return name }
        let free = result.freeVariable(name)
        if known == nil, free != name {
            warn(
                "server variable \(name.quoted)",
                readAs: free.quoted,
                at: variable.key.range
            )
        }
        let key = Located(free, variable.key.range)
        result.variables.append(JSONMember(key: key, value: variable.value))
        return free
    }

    /// Declares what stands in braces in a URL and nowhere else: it has no default.
    ///
    /// - Returns: The URL, with a number behind a variable that is called as another one in Swift.
    func declaringVariables(
        of url: String,
        at range: SourceRange,
        in result: inout OpenAPIServers
    ) -> String {
        var url = url
        for name in Located(url, range).bracedNames.map(\.value) {
            if result.variables.contains(where: { $0.key.value == name }) { continue }
            let free = result.freeVariable(name)
            warn(
                "server variable \(name.quoted), which is not declared,",
                readAs: free == name
                    ? "one that the client is given"
                    : "\(free.quoted), which the client is given",
                at: range
            )
            url = url.replacing("{\(name)}", with: "{\(free)}")
            let key = Located(free, range)
            result.variables.append(JSONMember(key: key, value: .object([], range)))
        }
        return url
    }

    /// The default of a variable that takes what a spec's may not, as `/v1`: it is then text of the
    /// URL. Nil for others.
    private func fixedValue(of variable: JSONMember) -> String? {
        guard let object = variable.value.object, let value = object["default"],
            let text = value.string
        else { return nil }
        let values = [value] + (object["enum"]?.array ?? [])
        let areRight = values.allSatisfy { node in
            node.string.map { Located($0, node.range).isVariableValue } ?? true
        }
        if areRight { return nil }
        warn(
            "server variable \(variable.key.value.quoted)",
            readAs: "its default \(text.quoted)",
            at: value.range
        )
        return text
    }

    private func variable(_ member: JSONMember) -> JSONMember {
        let object = member.value.object
        var words: [JSONMember] = []
        let choices = choices(of: object?["enum"])
        if let value = object?["default"], let text = value.string {
            if choices.isEmpty || choices.contains(where: { $0.string == text }) {
                words.append(JSONMember("default", value))
            } else {
                warn(leftOut: "default \(text.quoted), which 'enum' does not list", at: value.range)
            }
        }
        let names = choices.compactMap { $0.string.map(Namer.caseName) }
        if let list = object?["enum"], Set(names).count < names.count {
            let owner = "server variable \(member.key.value.quoted)"
            warn(leftOut: "'enum' of \(owner), of which two are one in Swift", at: list.range)
        } else if let list = object?["enum"], !choices.isEmpty {
            words.append(JSONMember("enum", JSONNode(.array(choices), list.range)))
        }
        if let text = object?["description"], text.hasText {
            words.append(JSONMember("description", text))
        }
        return JSONMember(key: member.key, value: .object(words, member.value.range))
    }

    /// The values that a server variable may have.
    private func choices(of list: JSONNode?) -> [JSONNode] {
        var seen: Set<String> = []
        return (list?.array ?? []).filter { node in
            guard let text = node.string else { return false }
            let isNew = seen.insert(text).inserted
            if !isNew { warn(leftOut: "a value that stands twice in 'enum'", at: node.range) }
            return isNew
        }
    }

    /// The server of an operation or of its path, where it has its own.
    func server(_ operation: Operation) -> JSONNode? {
        if document.version == .swagger { return swaggerServer(operation) }
        guard let list = operation["servers"] ?? operation.item.object?["servers"],
            let node = list.array?.first
        else { return nil }
        let declared = node.object?["variables"]?.object
        let template = Located(node.object?["url"]?.string ?? "", node.range)
        let names = template.bracedNames.map(\.value)
        if let name = names.first(where: { declared?[$0]?.object?["default"]?.string == nil }) {
            warn(
                leftOut: "a server of an operation whose variable \(name.quoted) has no default",
                at: node.range
            )
            return nil
        }
        if self.servers.servers.isEmpty, let node = withDefaults(node) {
            var apart = OpenAPIServers()
            return url(node, into: &apart)
        }
        var servers = servers
        guard let url = url(node, into: &servers), let text = url.string else { return nil }
        defer { self.servers = servers }
        if let name = servers.name(of: text) {
            return servers.servers.first?.key.value == name ? nil : .text(name, url.range)
        }
        if !text.contains("{") { return url }
        servers.add(name(node, servers.servers.count, of: servers.servers.count + 1), url)
        return .text(servers.name(of: text) ?? "", url.range)
    }

    /// The server with the defaults of its variables in its URL: where the document has no server that
    /// the client could have values for, they are all that there is.
    private func withDefaults(_ node: JSONNode) -> JSONNode? {
        guard let object = node.object, let url = object["url"], var text = url.string else {
            return nil
        }
        for member in object["variables"]?.object?.members ?? [] {
            guard let value = member.value.object?["default"]?.string else { continue }
            text = text.replacing("{\(member.key.value)}", with: value)
        }
        return .object([JSONMember("url", .text(text, url.range))], node.range)
    }
}
