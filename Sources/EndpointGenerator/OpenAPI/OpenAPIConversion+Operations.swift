extension OpenAPIConversion {
    /// One operation, and what its path says for it.
    struct Operation {
        let method: Located<String>
        let path: Located<String>
        let template: OpenAPIPath
        let node: JSONNode
        let item: JSONNode
        /// Whether it is read as a stream of events, which a response has beside another content.
        var takesEvents = false
        /// Whether it is looked at for what its failures carry.
        var isFailing = false

        subscript(key: String) -> JSONNode? { node.object?[key] }

        /// Whether its method carries no body.
        var refusesBody: Bool { HTTPMethod(rawValue: method.value)?.refusesBody == true }

        func owner(_ name: String) -> String { "operation \(name.quoted)" }
    }

    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace",
    ]

    /// The endpoints by name.
    func endpoints(_ operations: [Operation]) -> [JSONMember] {
        let names = names(of: operations)
        return zip(names, operations).map { name, operation in
            owner = .endpoint(name.value)
            return JSONMember(key: name, value: endpoint(operation))
        }
    }

    /// The operations in the document's order.
    func operations() -> [Operation] {
        var operations: [Operation] = []
        for path in document.root.object?["paths"]?.fields ?? [] {
            let template = OpenAPIPath(path.key.value)
            owner = .path(template.text)
            guard let item = pathItem(path.value) else {
                // The run ends with what is reported, unless a filter leaves the path out.
                operations.append(Operation(ofUnknownItemAt: path.key, template))
                continue
            }
            for member in item.fields {
                let key = member.key.value
                if Self.methods.contains(key) {
                    guard member.value.object != nil else { continue }
                    var operation = Operation(
                        method: Located(key.uppercased(), member.key.range),
                        path: path.key,
                        template: template,
                        node: member.value,
                        item: item
                    )
                    operations.append(operation)
                    guard hasEventsBesideAnswer(operation) else { continue }
                    operation.takesEvents = true
                    operations.append(operation)
                } else if key == "query" || key == "additionalOperations" {
                    warn(
                        leftOut: "\(key.quoted), as methods beyond RFC 9110's are not sent",
                        at: member.key.range
                    )
                }
            }
        }
        return operations
    }

    private func endpoint(_ operation: Operation) -> JSONNode {
        let range = operation.node.range
        var members: [JSONMember] = []
        members += documentation(operation)
        members.append(JSONMember("method", .text(operation.method.value, operation.method.range)))
        members.append(JSONMember("path", path(operation)))
        var parameters = parameters(operation)
        addQuery(of: operation.path, to: &parameters)
        let body = parameters.body ?? body(operation)
        let responses = responses(operation)
        if let accept = accept(operation) { parameters.headers.append(accept) }
        members += parameters.members
        if let body { members.append(JSONMember("body", body)) }
        members += responses
        if let authentication = authentication(operation["security"]) {
            members.append(JSONMember("authentication", authentication))
        }
        if let server = server(operation) { members.append(JSONMember("server", server)) }
        if let deprecated = operation["deprecated"], deprecated.bool == true {
            members.append(JSONMember("deprecated", deprecated))
        }
        if let tags = operation["tags"], let list = tags.array {
            var seen: Set<String> = []
            let own = list.filter { $0.hasText && seen.insert($0.string ?? "").inserted }
            if !own.isEmpty {
                members.append(JSONMember("tags", JSONNode(.array(own), tags.range)))
            }
        }
        if var name = swiftName(operation["x-swift-name"]) {
            if operation.takesEvents, let text = name.value.string {
                name.value = .text(text + "Stream", name.value.range)
            }
            members.append(name)
        }
        if !operation.takesEvents, let examples = examples(operation) { members.append(examples) }
        return .object(members, range)
    }

    private func documentation(_ operation: Operation) -> [JSONMember] {
        var members: [JSONMember] = []
        for key in ["summary", "description"] {
            if let text = operation[key], text.hasText { members.append(JSONMember(key, text)) }
        }
        guard operation.takesEvents else { return members }
        let own = members.last.flatMap { $0.key.value == "description" ? $0.value.string : nil }
        members.removeAll { $0.key.value == "description" }
        let text = (own.map { $0 + "\n\n" } ?? "") + "Reads the answer as a stream of events."
        members.append(JSONMember("description", .text(text, operation.node.range)))
        return members
    }

    /// What stands behind `?` in a path is sent with each request: `/messages?beta=true`.
    private func addQuery(of path: Located<String>, to parameters: inout Parameters) {
        for (name, value) in path.value.queryPairs {
            let isKnown = parameters.query.contains { $0.key.value == name }
            // What stands in braces is a parameter by its name.
            let isParameter = value.hasPrefix("{") && value.hasSuffix("}")
            if isKnown, isParameter { continue }
            if isKnown || value.contains("{") {
                warn(leftOut: "\("\(name)=\(value)".quoted) of a path", at: path.range)
                continue
            }
            let constant = JSONMember("const", .text(value, path.range))
            parameters.query.append(
                JSONMember(
                    key: Located(name, path.range),
                    value: .object([constant], path.range)
                )
            )
        }
    }

    /// What follows `#` is never sent (RFC 9110 §4.2.5).
    private func path(_ operation: Operation) -> JSONNode {
        let range = operation.path.range
        if let end = operation.path.value.utf8.firstIndex(of: UInt8(ascii: "#")) {
            let fragment = operation.path.value[end...].description
            warn(leftOut: "\(fragment.quoted) of a path", at: range)
        }
        if operation.template.hasEmptySegments {
            warn(leftOut: "an empty segment of path \(operation.path.value.quoted)", at: range)
        }
        for change in operation.template.changes {
            warn(
                "\(change.what.quoted) of path \(operation.path.value.quoted)",
                readAs: change.reading.quoted,
                at: range
            )
        }
        return .text(operation.template.text, range)
    }
}

extension OpenAPIConversion.Operation {
    /// What stands for the operations of a path that cannot be read.
    fileprivate init(ofUnknownItemAt path: Located<String>, _ template: OpenAPIPath) {
        let nothing = JSONNode.object([], path.range)
        self.init(
            method: Located("GET", path.range),
            path: path,
            template: template,
            node: nothing,
            item: nothing
        )
    }
}

extension String {
    /// The names and values behind `?`.
    var queryPairs: [(name: String, value: String)] {
        guard utf8.contains(UInt8(ascii: "?")) else { return [] }
        let path = prefix { $0 != "#" }
        guard let start = path.firstIndex(of: "?") else { return [] }
        return path[path.index(after: start)...].split(separator: "&").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard let name = parts.first?.percentDecoded,
                let value = parts.count == 2 ? parts[1].percentDecoded : ""
            else { return nil }
            return (name, value)
        }
    }
}
