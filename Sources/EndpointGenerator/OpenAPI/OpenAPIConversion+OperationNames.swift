extension OpenAPIConversion {
    /// The operations' names: `operationId`, else method and path; of two that are the same the later
    /// one has those too. What is read as events has the name of the operation before it, `_stream`
    /// behind it.
    func names(of operations: [Operation]) -> [Located<String>] {
        var taken = Set(operations.compactMap { $0["operationId"]?.string })
        var used: Set<String> = []
        var names: [Located<String>] = []
        for operation in operations {
            if operation.takesEvents, let last = names.last {
                let name = free(last.value + "_stream", among: &taken)
                names.append(Located(name, last.range))
            } else {
                names.append(name(of: operation, &used, among: &taken))
            }
        }
        return names
    }

    private func name(
        of operation: Operation,
        _ used: inout Set<String>,
        among taken: inout Set<String>
    ) -> Located<String> {
        guard let id = operation["operationId"], let text = id.string, !text.isEmpty else {
            return Located(free(operation.spelledName, among: &taken), operation.method.range)
        }
        if used.insert(text).inserted { return Located(text, id.range) }
        let own = free(operation.spelledName, among: &taken)
        warn("a second operation \(text.quoted)", readAs: own.quoted, at: id.range)
        return Located(own, id.range)
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
