extension OpenAPIConversion {
    /// One operation, and what its path says for it.
    struct Operation {
        let method: Located<String>
        let path: Located<String>
        let template: OpenAPIPath
        let node: JSONNode
        let item: JSONNode

        subscript(key: String) -> JSONNode? { node.object?[key] }

        /// Whether its method carries no body.
        var refusesBody: Bool { HTTPMethod(rawValue: method.value)?.refusesBody == true }

        func owner(_ name: String) -> String { "operation \(name.quoted)" }
    }

    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace",
    ]

    /// The endpoints by name.
    mutating func endpoints() -> [JSONMember] {
        let operations = operations()
        let names = names(of: operations)
        return zip(names, operations).map { name, operation in
            JSONMember(key: name, value: endpoint(operation))
        }
    }

    private mutating func operations() -> [Operation] {
        var operations: [Operation] = []
        for path in document.root.object?["paths"]?.fields ?? [] {
            guard let item = resolved(path.value), item.object != nil else { continue }
            for member in item.fields {
                let key = member.key.value
                if Self.methods.contains(key) {
                    guard member.value.object != nil else { continue }
                    operations.append(
                        Operation(
                            method: Located(key.uppercased(), member.key.range),
                            path: path.key,
                            template: OpenAPIPath(path.key.value),
                            node: member.value,
                            item: item
                        )
                    )
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

    /// The operations' names: `operationId`, else method and path; of two that are the same the later
    /// one has those too.
    private mutating func names(of operations: [Operation]) -> [Located<String>] {
        var taken: Set<String> = []
        for operation in operations {
            if let id = operation["operationId"]?.string { taken.insert(id) }
        }
        var used: Set<String> = []
        return operations.map { operation in
            let place = operation["operationId"]?.range ?? operation.method.range
            if let id = operation["operationId"]?.string, !id.isEmpty {
                if used.insert(id).inserted { return Located(id, place) }
                let own = free(operation.spelledName, among: &taken)
                warn("a second operation \(id.quoted)", readAs: own.quoted, at: place)
                return Located(own, place)
            }
            return Located(free(operation.spelledName, among: &taken), place)
        }
    }

    private func free(_ name: String, among taken: inout Set<String>) -> String {
        var result = name
        var number = 2
        while !taken.insert(result).inserted {
            result = "\(name)_\(number)"
            number += 1
        }
        return result
    }

    private mutating func endpoint(_ operation: Operation) -> JSONNode {
        let range = operation.node.range
        var members: [JSONMember] = []
        for key in ["summary", "description"] {
            if let text = operation[key], text.hasText { members.append(JSONMember(key, text)) }
        }
        members.append(JSONMember("method", .text(operation.method.value, operation.method.range)))
        members.append(JSONMember("path", path(operation)))
        var parameters = parameters(operation)
        addQuery(of: operation.path, to: &parameters)
        members += parameters.members
        if let body = parameters.body ?? body(operation) {
            members.append(JSONMember("body", body))
        }
        members += responses(operation)
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
        if let name = operation["x-swift-name"], name.string?.isSwiftIdentifier == true {
            members.append(JSONMember("swiftName", name))
        }
        if let examples = examples(operation) { members.append(examples) }
        return .object(members, range)
    }

    /// What stands behind `?` in a path is sent with each request: `/messages?beta=true`.
    private mutating func addQuery(of path: Located<String>, to parameters: inout Parameters) {
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
    private mutating func path(_ operation: Operation) -> JSONNode {
        let range = operation.path.range
        if let end = operation.path.value.utf8.firstIndex(of: UInt8(ascii: "#")) {
            let fragment = operation.path.value[end...].description
            warn(leftOut: "\(fragment.quoted) of a path", at: range)
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

extension OpenAPIConversion.Operation {
    /// `get /users/{id}/repos` → `get_users_by_id_repos`
    fileprivate var spelledName: String {
        var words = [method.value.lowercased()]
        for segment in path.value.split(separator: "/") {
            var word = ""
            for character in segment {
                switch character {
                case "{": if word.isEmpty { word = "by_" } else { word += "_" }
                case "}": break
                default: word.append(character.isLetter || character.isNumber ? character : "_")
                }
            }
            words.append(word)
        }
        return words.joined(separator: "_")
    }
}
