extension OpenAPIConversion {
    /// A reference, with what stands beside it where that counts.
    mutating func reference(
        _ reference: Located<String>,
        beside node: JSONNode,
        _ carrier: Carrier
    ) -> SpecSchema {
        guard let name = model(reference) else { return .any(reference.range) }
        var schema = SpecSchema(model: name, reference.range)
        let siblings = node.object?.members.filter { $0.key.value != "$ref" } ?? []
        guard document.version.keepsSiblings, !siblings.isEmpty else { return schema }
        let words = SchemaWords(.object(siblings, node.range))
        if words.hasObjectWords || words.allOf != nil || words.hasUnion {
            var both = words
            let own = JSONNode.object(
                [JSONMember("$ref", .text(reference.value, reference.range))],
                reference.range
            )
            both.allOf = JSONMember(
                "allOf",
                JSONNode(.array([own] + (words.allOf?.value.array ?? [])), node.range)
            )
            return self.schema(both, in: carrier)
        }
        schema.isNullable = words.isNullable
        for note in [words.title, words.description, words.isDeprecated].compactMap(\.self) {
            schema.notes.append(note)
        }
        return schema
    }

    /// `oneOf` or `anyOf`; nil where they say nothing beyond what stands beside them.
    mutating func union(
        _ words: SchemaWords,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema? {
        guard let member = words.oneOf ?? words.anyOf, let listed = member.value.array else {
            return nil
        }
        var members: [JSONNode] = []
        var seen: Set<String> = []
        var isNullable = false
        for element in listed {
            if isNull(element) {
                isNullable = true
            } else if element.object?["$ref"] == nil, !SchemaWords(element).says(beyond: words) {
                continue
            } else if let text = element.object?["$ref"]?.string, !seen.insert(text).inserted {
                continue
            } else {
                members.append(element)
            }
        }
        if members.isEmpty { return nil }
        if let scalar = types.first, types.count == 1, scalar != "object", scalar != "array",
            members.allSatisfy({ $0.object?["$ref"] == nil && SchemaWords($0).isOfNoType })
        {
            return nil
        }
        var union = union(of: members, words, member, types, carrier)
        union.isNullable = union.isNullable || isNullable
        return union
    }

    private mutating func union(
        of members: [JSONNode],
        _ words: SchemaWords,
        _ member: JSONMember,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema {
        let hasOwn = words.properties?.object?.members.isEmpty == false
        if members.count == 1, !hasOwn { return schema(members[0], in: carrier) }
        if let enumeration = listedTogether(members, words) { return enumeration }
        let members = gatheringTexts(members)
        if members.count == 1 {
            var both = words
            both.oneOf = nil
            both.anyOf = nil
            both.allOf = JSONMember("allOf", JSONNode(.array(members), member.value.range))
            return all(both, types, carrier)
        }
        var nodes: [JSONNode] = []
        var lines: Set<String> = []
        for each in members {
            let node = schema(each, in: carrier, isMember: hasOwn).node(.element)
            // What says the same as one before it can never be chosen.
            if !lines.insert(node.line).inserted { continue }
            nodes.append(node)
        }
        if nodes.count == 1, !hasOwn { return schema(members[0], in: carrier) }
        var result: [JSONMember] = hasOwn ? objectWords(words, isMember: true) : []
        result.append(
            JSONMember(key: member.key, value: JSONNode(.array(nodes), member.value.range))
        )
        if let discriminator = discriminator(words, members) { result.append(discriminator) }
        return SpecSchema(words: result, words.range)
    }

    /// Whether it takes null alone.
    private func isNull(_ node: JSONNode) -> Bool {
        guard let object = node.object else { return false }
        if object["type"]?.string == "null" { return true }
        if let values = object["enum"]?.array, !values.isEmpty, values.allSatisfy(\.isNull) {
            return true
        }
        return object["const"]?.isNull == true
    }

    /// Members that are all constants or lists of strings are one list; a plain string among them
    /// says that other values may come, which holds for every enumeration.
    private func listedTogether(_ members: [JSONNode], _ words: SchemaWords) -> SpecSchema? {
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
        if listed.areNamed {
            result.append(JSONMember("names", JSONNode(.array(listed.names), words.range)))
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
    private func gatheringTexts(_ members: [JSONNode]) -> [JSONNode] {
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

    /// The model that a reference's text leads to, if it is one already.
    func knownModel(_ reference: JSONNode) -> String? {
        guard let text = reference.string else { return nil }
        let reference = Located(text, reference.range)
        if !document.isInner(text), let name = modelNames.name(of: reference) { return name }
        guard let place = try? document.reference(reference) else { return nil }
        return modelNames.name(of: place.text)
    }
}

extension OpenAPIConversion {
    mutating func all(_ words: SchemaWords, _ types: [String], _ carrier: Carrier) -> SpecSchema {
        var own = words
        own.allOf = nil
        // Its own list of values says more than whatever it is held against.
        if own.enumeration != nil || own.constant != nil { return schema(own, in: carrier) }
        var parts: [JSONNode] = []
        var hoisted: [JSONMember] = []
        var isNullable = false
        for element in words.allOf?.value.array ?? [] {
            let inner = SchemaWords(element)
            if element.object?["$ref"] == nil, !inner.hasStructure {
                // It adds what is told of the others.
                isNullable = isNullable || inner.isNullable
                hoisted += [inner.description, inner.isDeprecated].compactMap(\.self)
            } else {
                parts.append(element)
            }
        }
        var result = all(parts, own, words, types, carrier)
        result.isNullable = result.isNullable || isNullable
        for note in hoisted where !result.notes.contains(where: { $0.key.value == note.key.value })
        {
            result.notes.append(note)
        }
        return result
    }

    private mutating func all(
        _ parts: [JSONNode],
        _ own: SchemaWords,
        _ words: SchemaWords,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema {
        let hasOwn =
            own.properties?.object?.members.isEmpty == false || own.required != nil || own.hasUnion
            || own.patternProperties != nil
        guard let first = parts.first else { return schema(own, in: carrier) }
        if parts.count == 1, !hasOwn {
            var single = schema(first, in: carrier)
            single.isNullable = single.isNullable || own.isNullable
            return single
        }
        for part in parts where !isObject(part) { return intersection(parts, own, carrier) }
        let nodes = parts.map { schema($0, isMember: true).node(.part) }
        var list = nodes
        if own.hasUnion {
            var alone = own
            alone.properties = nil
            alone.required = nil
            if let made = self.union(alone, types, carrier) { list.append(made.node(.element)) }
        }
        let range = words.allOf?.value.range ?? words.range
        var result = [JSONMember("allOf", JSONNode(.array(list), range))]
        if own.properties?.object != nil || own.patternProperties != nil {
            result += objectWords(own, isMember: true)
        } else if let required = own.required {
            list.append(.object([JSONMember("required", required)], required.range))
            result[0] = JSONMember("allOf", JSONNode(.array(list), range))
        }
        return SpecSchema(words: result, words.range)
    }

    /// What is no object has one type: the member that says most of it.
    private mutating func intersection(
        _ parts: [JSONNode],
        _ own: SchemaWords,
        _ carrier: Carrier
    ) -> SpecSchema {
        let best = parts.first { part in
            guard let node = followed(part) else { return false }
            let words = SchemaWords(node)
            return words.enumeration != nil || words.constant != nil || words.format != nil
        }
        warn("'allOf' of what are not all objects", readAs: "one of its members", at: own.range)
        return schema(best ?? parts[0], in: carrier)
    }

    /// Whether a schema's values are objects, as far as can be seen. Each schema is looked at once; one
    /// that leads back to itself says nothing by that.
    private mutating func isObject(_ node: JSONNode) -> Bool {
        guard let node = followed(node), node.object != nil else { return false }
        let words = SchemaWords(node)
        if let type = words.type?.value.string { return type == "object" }
        if words.type?.value.array?.contains(where: { $0.string == "object" }) == true {
            return true
        }
        if words.hasObjectWords || words.required != nil { return true }
        if let known = objects[node.range] { return known }
        objects[node.range] = false
        let parts = (words.allOf ?? words.oneOf ?? words.anyOf)?.value.array ?? []
        var answer = !parts.isEmpty
        for part in parts where answer { answer = isObject(part) }
        objects[node.range] = answer
        return answer
    }
}

extension SchemaWords {
    /// Whether as a member of a union it says more than which of the properties beside it are there.
    fileprivate func says(beyond outer: SchemaWords) -> Bool {
        let onlyRequires =
            required != nil && !hasObjectWords && !hasUnion && allOf == nil && enumeration == nil
            && constant == nil && items == nil
        if onlyRequires { return false }
        if hasStructure || format != nil { return true }
        // `{}` allows whatever the words beside it allow.
        return !outer.hasObjectWords && outer.type == nil
    }

    /// Whether it has no type of its own.
    fileprivate var isOfNoType: Bool {
        type == nil && !hasObjectWords && items == nil && enumeration == nil && constant == nil
            && !hasUnion && allOf == nil
    }
}

extension SpecSchema {
    /// A model, in the short form where its name can stand there.
    init(model: String, _ range: SourceRange) {
        let isShort =
            !model.isEmpty
            && model.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                    UInt8(ascii: "."):
                    true
                default: false
                }
            }
        if isShort {
            self.init(type: model, range)
        } else {
            let reference = JSONNode.text(Self.reference(to: model), range)
            self.init(words: [JSONMember("$ref", reference)], range)
        }
    }

    /// `#/models/NAME`, as a URI fragment has it.
    static func reference(to model: String) -> String {
        "#/models" + JSONPointer(tokens: [model]).text.fragmentEncoded
    }
}

extension String {
    /// With what a fragment may not hold as `%20` (RFC 3986 §3.5).
    fileprivate var fragmentEncoded: String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(UnicodeScalar(byte))
            default:
                if "-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
                    result.unicodeScalars.append(UnicodeScalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
                }
            }
        }
        return result
    }
}

extension JSONNode {
    fileprivate var isNumber: Bool {
        if case .number = value { true } else { false }
    }
}
