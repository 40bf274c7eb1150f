extension JSONNode {
    /// The text, or a report that the thing named by the phrase must be a string.
    func string(_ what: String, _ context: inout SpecContext) -> Located<String>? {
        if let string { return Located(string, range) }
        context.reportType(of: what, expected: "a string", found: self)
        return nil
    }

    /// The members of an object whose keys are names, each name once and none empty.
    func names(
        of what: String,
        each: String,
        _ context: inout SpecContext
    ) -> [JSONMember] {
        guard let object else {
            context.reportType(of: what, expected: "an object", found: self)
            return []
        }
        if object.members.areFewDistinctNames { return object.members }
        var seen: Set<String> = []
        return object.members.filter { member in
            if member.key.value.isEmpty {
                context.report(.document(.emptyName(of: each)), at: member.key.range)
                return false
            }
            return seen.insert(member.key.value).inserted
        }
    }

    /// The texts of a list, each once.
    func strings(_ what: String, _ context: inout SpecContext) -> [Located<String>] {
        guard let array else {
            context.reportType(of: what, expected: "a list of strings", found: self)
            return []
        }
        var seen: [String: SourceRange] = [:]
        return array.compactMap { element in
            guard let string = element.string else {
                _ = element.string("each element of \(what)", &context)
                return nil
            }
            let text = Located(string, element.range)
            if let first = seen[text.value] {
                context.report(
                    .document(.repeatedElement(text.value.quoted, list: what)),
                    at: text.range,
                    .firstHere(first)
                )
                return nil
            }
            seen[text.value] = text.range
            return text
        }
    }

    /// A JSON Pointer (RFC 6901 §3, §4): empty, or tokens that each begin with `/`.
    func pointer(_ what: String, _ context: inout SpecContext) -> Located<JSONPointer>? {
        guard let text = string(what, &context) else { return nil }
        if let pointer = JSONPointer(text.value) { return Located(pointer, text.range) }
        context.report(.document(.badPointer(text.value)), at: text.range)
        return nil
    }
}

extension [JSONMember] {
    /// For the few members of most objects comparing is quicker than hashing.
    fileprivate var areFewDistinctNames: Bool {
        if count > 8 { return false }
        var index = 0
        while index < count {
            let name = self[index].key.value
            if name.isEmpty { return false }
            var other = 0
            while other < index {
                if self[other].key.value == name { return false }
                other += 1
            }
            index += 1
        }
        return true
    }
}
