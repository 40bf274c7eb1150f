extension SpecRepairs {
    /// What becomes of a part of a node.
    private enum Change<Part> {
        case none
        case leftOut
        case changed(Part)

        /// Nil where nothing changes.
        init(_ part: Part?) {
            self = part.map(Change.changed) ?? .none
        }
    }

    /// The node after its repairs; nil where nothing in it changes, as nearly everywhere.
    mutating func changed(_ node: JSONNode, at position: Position) -> JSONNode? {
        var result = changedInside(node, at: position)
        guard let anything = position.anything else { return result }
        if position != .schema, case .carryAsJSON = repairs[node.range] {
            result = (result ?? node).carriedAsJSON
        }
        if position == .parameter, let changed = result?.object, changed["default"] == nil,
            node.object?["default"] != nil
        {
            result = result?.optionalParameter
        }
        // What is inside was looked at first: the innermost schema around the place is the one.
        guard takeUnreadable(in: node) else { return result }
        let isOptional = position == .schema && node.isOptional
        return .text(isOptional ? anything + "?" : anything, node.range)
    }

    private mutating func changedInside(_ node: JSONNode, at position: Position) -> JSONNode? {
        switch node.value {
        case .object(let object):
            let members = changed(object.members) { $0.change(of: $1, at: position) }
            return members.map { JSONNode(.object(JSONObject(members: $0)), node.range) }
        case .array(let elements):
            let kept = changed(elements) { $0.change(ofElement: $1, at: position) }
            let ordered =
                position == .list ? order.ordered(kept ?? elements, at: \.range) : nil
            return (ordered ?? kept).map { JSONNode(.array($0), node.range) }
        case .null, .bool, .number, .string: return nil
        }
    }

    /// The parts with their changes; nil where there are none, so that nothing is copied.
    private mutating func changed<Part>(
        _ parts: [Part],
        _ change: (inout SpecRepairs, Part) -> Change<Part>
    ) -> [Part]? {
        var kept: [Part]?
        var index = 0
        while index < parts.count {
            switch change(&self, parts[index]) {
            case .none: kept?.append(parts[index])
            case .leftOut: kept = kept ?? Array(parts[..<index])
            case .changed(let part): kept = (kept ?? Array(parts[..<index])) + [part]
            }
            index += 1
        }
        return kept
    }

    private mutating func change(
        ofElement element: JSONNode,
        at position: Position
    ) -> Change<JSONNode> {
        switch position {
        case .examples where isWrongExample(element): return .leftOut
        case .required:
            guard case .leaveOut = repairs[element.range] else { return .none }
            return .leftOut
        case .parts:
            let part = changed(element, at: .part)
            return takeUnreadable(in: element) ? .leftOut : Change(part)
        case .list:
            let schema = changed(element, at: .schema)
            guard let name = newName(at: element.range) else { return Change(schema) }
            return .changed((schema ?? element).named(name))
        case .schema, .parameter, .pathParameter, .schemas, .parameters, .pathParameters, .part,
            .endpoints, .examples, .other:
            return Change(changed(element, at: .other))
        }
    }

    private mutating func change(
        of member: JSONMember,
        at position: Position
    ) -> Change<JSONMember> {
        if member.key.value == "default", isWrongDefault(member.value) { return .leftOut }
        if position == .examples, isWrongExample(member.value) {
            guard let answer = rightAnswer(of: member.value) else { return .leftOut }
            return .changed(JSONMember(key: member.key, value: answer))
        }
        if position.holdsNames, case .leaveOut = repairs[member.key.range] { return .leftOut }
        let inner = position.position(of: member.key.value)
        if position == .endpoints { owner = member.key.value }
        defer { if position == .endpoints { owner = nil } }
        var value = changed(member.value, at: inner)
        // What is wrong with a model as a whole is told at its name.
        if let anything = inner.anything, let index = unreadable.firstIndex(of: member.key.range) {
            unreadable.remove(at: index)
            value = .text(anything, member.value.range)
        }
        if position == .schemas, case .cutCircle = repairs[member.key.range] {
            value = (value ?? member.value).ofAnything
        }
        if inner.anything != nil || position == .endpoints,
            let name = newName(at: member.key.range)
        {
            value = (value ?? member.value).named(name)
        }
        return Change(value.map { JSONMember(key: member.key, value: $0) })
    }

    private func isWrongDefault(_ value: JSONNode) -> Bool {
        wrongDefaults.contains { value.holds($0) }
    }

    /// Whether a place that was found wrong is in an example.
    private func isWrongExample(_ example: JSONNode) -> Bool {
        wrongExamples.contains { example.holds($0) }
    }

    /// The answer that an example shows, where it is the request alone that is wrong.
    private func rightAnswer(of example: JSONNode) -> JSONNode? {
        let members = example.object?.members ?? []
        let request = members.filter { ["parameters", "body"].contains($0.key.value) }
        let answer = members.filter { ["response", "status"].contains($0.key.value) }
        guard !answer.isEmpty,
            wrongExamples.filter({ example.holds($0) }).allSatisfy({ place in
                request.contains { $0.value.holds(place) && place != example.range }
                    && !answer.contains { $0.value.holds(place) }
            })
        else { return nil }
        return .object(answer, example.range)
    }

    /// Whether a place of which nothing can be made is in a node, which then answers for it.
    private mutating func takeUnreadable(in node: JSONNode) -> Bool {
        guard unreadable.contains(where: { node.range.contains($0) }) else { return false }
        unreadable.removeAll { node.range.contains($0) }
        return true
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}

extension JSONNode {
    /// Whether a place is in it; what it was put together of may stand at several.
    fileprivate func holds(_ place: SourceRange) -> Bool {
        if range.contains(place) { return true }
        switch value {
        case .object(let object):
            return object.members.contains { $0.key.range == place || $0.value.holds(place) }
        case .array(let elements): return elements.contains { $0.holds(place) }
        case .null, .bool, .number, .string: return false
        }
    }

    /// Whether a schema says that what it is of may be absent.
    fileprivate var isOptional: Bool {
        let type = string ?? object?["type"]?.string
        return type?.hasSuffix("?") == true || object?["optional"]?.bool == true
    }

    /// The schema with a name in Swift.
    fileprivate func named(_ name: SwiftName) -> JSONNode {
        let word = JSONMember("swiftName", .text(name.text, range))
        guard let object else {
            return .object([JSONMember("type", self), word], range)
        }
        let others = object.members.filter { $0.key.value != "swiftName" }
        return .object(others + [word], range)
    }

    /// The parameter as one that may be left out, as it might be by its default.
    fileprivate var optionalParameter: JSONNode {
        guard let object, !isOptional else { return self }
        return .object(object.members + [JSONMember("optional", .flag(true, range))], range)
    }

    /// The parameter as one JSON text.
    fileprivate var carriedAsJSON: JSONNode {
        let word = JSONMember("contentType", .text("application/json", range))
        guard let object else { return .object([JSONMember("type", self), word], range) }
        let others = object.members.filter {
            !["style", "explode", "allowReserved", "contentType"].contains($0.key.value)
        }
        return .object(others + [word], range)
    }

    /// The array or dictionary with any value in it; any value for all else.
    fileprivate var ofAnything: JSONNode {
        if let text = string {
            if text.hasPrefix("[string:") { return .text("[string: any]", range) }
            return .text(text.hasPrefix("[") ? "[any]" : "any", range)
        }
        guard let object else { return .text("any", range) }
        if let type = object["type"]?.string, type.hasPrefix("[") {
            return JSONNode.text(type, range).ofAnything
        }
        let inner = object.members.first {
            $0.key.value == "items" || $0.key.value == "additionalProperties"
        }
        guard let inner else { return .text("any", range) }
        return .text(inner.key.value == "items" ? "[any]" : "[string: any]", range)
    }
}
