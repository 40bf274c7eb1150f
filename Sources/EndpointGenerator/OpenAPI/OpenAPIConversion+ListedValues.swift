extension OpenAPIConversion {
    /// Members that are all constants or lists of strings are one list; a plain string among them
    /// says that other values may come, which holds for every enumeration.
    func listedTogether(_ members: [JSONNode], _ words: SchemaWords) -> SpecSchema? {
        var listed = ListedValues()
        for member in members where !collect(member, into: &listed, depth: 0) { return nil }
        guard !listed.values.isEmpty, listed.isOfOneType else { return nil }
        // One model and a string: the model takes whatever string comes.
        let references = members.filter { $0.object?["$ref"] != nil }
        if let only = references.first, references.count == 1, listed.lists == 1,
            let name = only.object?["$ref"].flatMap(knownModel)
        {
            return SpecSchema(model: name, only.range)
        }
        var result = [JSONMember("enum", JSONNode(.array(listed.values), words.range))]
        if let names = distinctNames(
            of: listed.values,
            named: listed.areNamed ? listed.names : nil
        ) {
            result.append(JSONMember("names", JSONNode(.array(names), words.range)))
        }
        var schema = SpecSchema(words: result, words.range)
        schema.isOpen = listed.isOpen
        return schema
    }

    /// What the members of a union list together.
    private struct ListedValues {
        var values: [JSONNode] = []
        var names: [JSONNode] = []
        var seen: Set<String> = []
        var lists = 0
        /// Whether any string may come.
        var isOpen = false

        var isOfOneType: Bool {
            values.allSatisfy { $0.string != nil } || !isOpen && values.allSatisfy(\.isNumber)
        }

        var areNamed: Bool {
            names.count == values.count && Set(names.compactMap(\.string)).count == names.count
        }

        mutating func add(_ value: JSONNode) -> Bool {
            let isNew = seen.insert(value.identity).inserted
            if isNew { values.append(value) }
            return isNew
        }
    }

    /// Adds what a member lists, also over references and unions in unions.
    ///
    /// - Returns: Whether it is nothing else than a list of values, or a string.
    private func collect(
        _ member: JSONNode,
        into listed: inout ListedValues,
        depth: Int
    ) -> Bool {
        guard depth < Self.maximumChain, let schema = followed(member) else { return false }
        let own = SchemaWords(schema)
        if own.hasObjectWords || own.allOf != nil || own.items != nil { return false }
        if let constant = own.constant {
            guard constant.isScalar, constant.bool == nil else { return false }
            if listed.add(constant), let title = own.title?.value { listed.names.append(title) }
            listed.lists += 1
        } else if let values = own.enumeration?.value.array {
            guard values.allSatisfy({ $0.string != nil }) else { return false }
            for value in values { _ = listed.add(value) }
            listed.lists += 1
        } else if let union = own.oneOf ?? own.anyOf, let parts = union.value.array {
            for part in parts where !collect(part, into: &listed, depth: depth + 1) { return false }
        } else if own.type?.value.string == "string", own.format == nil {
            listed.isOpen = true
        } else {
            return false
        }
        return true
    }

    /// The members with those that are listed or plain strings as one list, in the place of the first:
    /// an enumeration takes any string.
    func gatheringTexts(_ members: [JSONNode]) -> [JSONNode] {
        var values: [JSONNode] = []
        var seen: Set<String> = []
        var places: Set<Int> = []
        for (index, member) in members.enumerated() where member.object?["$ref"] == nil {
            let words = SchemaWords(member)
            guard !words.hasObjectWords, !words.hasUnion, words.allOf == nil else { continue }
            if let listed = words.enumeration?.value.array ?? words.constant.map({ [$0] }) {
                guard listed.allSatisfy({ $0.string != nil }) else { continue }
                values += listed.filter { seen.insert($0.identity).inserted }
                places.insert(index)
            } else if words.type?.value.string == "string", words.format == nil {
                places.insert(index)
            }
        }
        guard places.count > 1, !values.isEmpty, let first = places.min() else { return members }
        let range = members[first].range
        let list = JSONMember("enum", JSONNode(.array(values), range))
        let text = JSONNode.object([JSONMember("type", .text("string", range)), list], range)
        return members.indices.compactMap { index in
            index == first ? text : places.contains(index) ? nil : members[index]
        }
    }
}

extension JSONNode {
    fileprivate var isNumber: Bool {
        if case .number = value { true } else { false }
    }
}
