/// Reads `server`, `servers` and the `variables` of their URLs.
struct ServerDecoder {
    private let variables: [Server.Variable]
    private var used: Set<String> = []

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> [Server] {
        let variables = ServerVariableDecoder.decode(keywords, &context)
        var decoder = ServerDecoder(variables: variables)
        var servers: [Server] = []
        _ = keywords.exclusive(["server", "servers"], &context)
        if let node = keywords["server"] {
            let what = keywords.phrase("server")
            if let server = decoder.server(node, named: nil, what, &context) {
                servers.append(server)
            }
        }
        if let node = keywords["servers"] {
            servers += decoder.several(node, keywords, &context)
        }
        for variable in variables where !decoder.used.contains(variable.name.value) {
            context.report(
                .server(.unusedVariable(variable.name.value)),
                at: variable.name.range
            )
        }
        return servers
    }

    private mutating func several(
        _ node: JSONNode,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [Server] {
        let what = keywords.phrase("servers")
        let members = node.names(of: what, each: "a server", &context)
        if node.object?.members.isEmpty == true {
            context.report(.document(.emptyList(what)), at: node.range)
        }
        context.serverNames = members.map(\.key)
        return members.compactMap { member in
            let what = "server \(member.key.value.quoted)"
            return server(member.value, named: member.key, what, &context)
        }
    }

    private mutating func server(
        _ node: JSONNode,
        named name: Located<String>?,
        _ what: String,
        _ context: inout SpecContext
    ) -> Server? {
        if let string = node.string {
            let text = Located(string, node.range)
            guard Self.url(text, of: what, &context) else {
                _ = variables(in: text, reporting: false, &context)
                return nil
            }
            var server = Server(name: name, location: .url(text), range: node.range)
            server.variables = variables(in: text, reporting: true, &context)
            server.checkValues(what, &context)
            return server
        }
        guard node.object != nil else {
            context.reportType(of: what, expected: "a URL or an object", found: node)
            return nil
        }
        guard let words = Keywords(node, of: what, keys: SpecKeys.server, &context) else {
            return nil
        }
        var variables: [Server.Variable] = []
        for key in ["host", "basePath"] {
            guard let text = words[key]?.string, let node = words[key] else { continue }
            variables += self.variables(
                in: Located(text, node.range),
                reporting: true,
                &context
            )
        }
        guard let parts = ServerPartsDecoder.decode(words, &context) else { return nil }
        var server = Server(name: name, location: .parts(parts), range: node.range)
        server.variables = variables
        server.checkValues(what, &context)
        return server
    }

    /// The declared variables that a text names in braces, each once; others are reported.
    private mutating func variables(
        in text: Located<String>,
        reporting: Bool,
        _ context: inout SpecContext
    ) -> [Server.Variable] {
        var found: [Server.Variable] = []
        for name in text.bracedNames {
            used.insert(name.value)
            if let variable = variables.first(where: { $0.name.value == name.value }) {
                if !found.contains(where: { $0.name.value == name.value }) {
                    found.append(variable)
                }
            } else {
                // What is meant is not unused as well: that would be a second word on one mistake.
                let known = variables.map(\.name.value)
                if let near = Suggestion.nearest(to: name.value, among: known) {
                    used.insert(near)
                }
                guard reporting else { continue }
                context.report(
                    .server(.undeclaredVariable(name.value)),
                    at: name.range,
                    .didYouMean(name.value, declared: variables.map(\.name))
                )
            }
        }
        return found
    }

    /// Whether a text is a server's URL; reports what is wrong with it, and a password in it.
    static func url(
        _ text: Located<String>,
        of what: String,
        _ context: inout SpecContext
    ) -> Bool {
        let url = ServerURL(text.value)
        if let rule = url.brokenRule {
            context.report(.server(.badServer(what, rule: rule)), at: text.range)
            return false
        }
        if let credentials = url.credentials, !ServerURL.isLoopback(url.host) {
            let secret = text.part(credentials)
            if !text.isOfVariables(credentials) { context.report(.server(.password), at: secret) }
        }
        return true
    }
}

extension Server {
    /// Each value that a variable may have makes the server one that can be addressed.
    fileprivate func checkValues(_ what: String, _ context: inout SpecContext) {
        for variable in variables {
            let placeholder = "{\(variable.name.value)}"
            var values = variable.choices
            if let value = variable.defaultValue,
                !values.contains(where: { $0.value == value.value })
            {
                values.append(value)
            }
            for value in values where value.isVariableValue {
                let url = location.urlText.replacing(placeholder, with: value.value)
                guard let rule = ServerURL(url).brokenRule else { continue }
                let what = "with \(value.value.quoted) for '\(placeholder)', \(what)"
                context.report(.server(.badServer(what, rule: rule)), at: value.range)
            }
        }
    }
}

extension Located<String> {
    /// Whether it can be a variable's value: part of one of a URL's parts, that begins no other.
    var isVariableValue: Bool {
        !value.isEmpty && !value.contains { "/?#@:".contains($0) }
    }

    /// Whether a user and password are variables: then they do not stand in the text.
    fileprivate func isOfVariables(_ credentials: Range<Int>) -> Bool {
        let text = String(decoding: Array(value.utf8)[credentials], as: UTF8.self)
        return text.split(separator: ":").allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }
    }
}

extension Located<String> {
    /// The names in braces, each with its place, braces included.
    var bracedNames: [Located<String>] {
        let bytes = Array(value.utf8)
        var names: [Located<String>] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") {
                start = index
            } else if byte == UInt8(ascii: "}"), let open = start {
                let name = String(decoding: bytes[open + 1..<index], as: UTF8.self)
                names.append(Located(name, part(open..<index + 1)))
                start = nil
            }
        }
        return names
    }
}
